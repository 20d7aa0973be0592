import { EmptyState, ErrorState, SkeletonBlock } from '../../../../web/ui/index.ts';

/** In place of figures that are not there: they are loading, could not be loaded, or no model has been trained. */
export function NoModels({ error, retry, isLoading }: { error: unknown; retry: () => unknown; isLoading: boolean }) {
  if (error) return <ErrorState error={error} retry={retry} />;
  if (isLoading) return <SkeletonBlock height={420} />;
  return (
    <EmptyState
      icon="chart"
      title="No trained models yet"
      description="Figures appear here when a data set has been generated and the models are trained on it."
    />
  );
}
