import { useRoute } from '../../../web/api/index.ts';
import type { MlInsights } from '../contract.ts';
import { mlInsights } from '../contract.ts';

const pollMs = 1500;

export const isTraining = (insights: MlInsights | undefined) =>
  insights?.training?.state === 'waiting' || insights?.training?.state === 'running';

/** The insights; asked for repeatedly while models are trained. */
export function useInsights() {
  const insights = useRoute(mlInsights.routes.insights, {}, { freshFor: pollMs, keepPrevious: true });
  // Shares the result of the first.
  useRoute(mlInsights.routes.insights, {}, { enabled: isTraining(insights.data), freshFor: 0, every: pollMs });
  return insights;
}

/** The model card of the serving models. */
export function useModelCard() {
  const { data } = useInsights();
  // A new version has a new card.
  return useRoute(
    mlInsights.routes.modelCard,
    {},
    { freshFor: isTraining(data) ? pollMs : 10_000, keepPrevious: true },
  );
}
