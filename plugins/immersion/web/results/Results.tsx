import { useRoute } from '../../../../web/api/index.ts';
import { ErrorState, PageHeader, Ruler, SkeletonPage } from '../../../../web/ui/index.ts';
import { immersion } from '../../contract.ts';

export function Results() {
  const result = useRoute(immersion.routes.results, {});
  if (result.error) return <ErrorState error={result.error} retry={result.refetch} />;
  if (!result.data) return <SkeletonPage />;
  return (
    <>
      <PageHeader title="Your EiQ result" />
      <Ruler estimate={result.data.eiqScore} error={result.data.standardError} />
    </>
  );
}
