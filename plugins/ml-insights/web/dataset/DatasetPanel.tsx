import { useCall } from '../../../../web/api/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  momentText,
  Progress,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import type { DatasetStatus } from '../../contract.ts';
import { mlInsights } from '../../contract.ts';
import { counted, dollars, percent } from '../words.ts';
import { isUnderWay, useDataset } from './use-dataset.ts';

/** The stored data set, and the generation of the next one. */
export function DatasetPanel() {
  const { data, error, refetch } = useDataset();
  const may = useMay()('ml-insights.generate');
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={160} />;
  const { generation, stored } = data;
  if (generation && isUnderWay(data)) return <UnderWay status={data} generation={generation} mayCancel={may} />;
  if (!generation || (stored === 0 && generation.state === 'cancelled')) {
    return (
      <EmptyState
        icon="flask"
        title="No data set yet"
        description={
          may
            ? 'Generate 300,000 synthetic learners to train the models on. It takes about a minute.'
            : 'An administrator has not generated the synthetic data set yet.'
        }
      />
    );
  }
  return (
    <Stack>
      {generation.state === 'failed' && (
        <Card tone="attention" title="The last generation failed">
          <p>{generation.message}</p>
        </Card>
      )}
      {generation.state === 'done' && <p className="soft">{summaryOf(data, generation)}</p>}
    </Stack>
  );
}

function summaryOf(
  { stored }: DatasetStatus,
  { seed, finishedAt, hired, rows, meanSalary }: NonNullable<DatasetStatus['generation']>,
): string {
  const generated = `seed ${seed}${finishedAt ? `, ${momentText(finishedAt)}` : ''}`;
  const salary = meanSalary === null ? '' : `, mean first salary ${dollars(meanSalary)} a year`;
  return `${counted(stored)} synthetic learners (${generated}): ${counted(hired)} hired within a year (${percent(hired / rows)})${salary}.`;
}

function UnderWay({
  status: { stored },
  generation: { state, rows, done, hired, meanSalary },
  mayCancel,
}: {
  status: DatasetStatus;
  generation: NonNullable<DatasetStatus['generation']>;
  mayCancel: boolean;
}) {
  const cancel = useCall(mlInsights.routes.cancel, { invalidates: [mlInsights.routes.datasetStatus] });
  return (
    <Card
      title="Generating synthetic learners"
      actions={
        mayCancel && (
          <Button busy={cancel.isPending} onClick={() => cancel.mutate({})}>
            Cancel
          </Button>
        )
      }
    >
      <Stack>
        <Progress
          label={state === 'waiting' ? 'Waiting to start' : 'Generated and loaded'}
          value={done}
          max={rows}
          description={`${counted(done)} of ${counted(rows)}`}
        />
        <p className="soft">
          {counted(hired)} hired so far
          {meanSalary === null ? '' : `, mean first salary ${dollars(meanSalary)}`}.
          {stored > 0 && ` The ${counted(stored)} stored learners stay until the new ones are complete.`}
        </p>
      </Stack>
    </Card>
  );
}
