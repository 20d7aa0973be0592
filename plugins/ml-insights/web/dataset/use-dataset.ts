import { useRoute } from '../../../../web/api/index.ts';
import type { DatasetStatus } from '../../contract.ts';
import { mlInsights } from '../../contract.ts';

const pollMs = 1000;

export const isUnderWay = (status: DatasetStatus | undefined) =>
  status?.generation?.state === 'waiting' || status?.generation?.state === 'running';

/** The data set and the progress of its generation; asked for every second while it is generated. */
export function useDataset() {
  const status = useRoute(mlInsights.routes.datasetStatus, {}, { freshFor: pollMs, keepPrevious: true });
  // Shares the result of the first.
  useRoute(mlInsights.routes.datasetStatus, {}, { enabled: isUnderWay(status.data), freshFor: 0, every: pollMs });
  return status;
}
