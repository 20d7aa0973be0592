import { useSearchParams } from 'react-router-dom';
import { skip, useRoute } from '../../../../web/api/index.ts';
import { EmptyState, ErrorState, LinkButton, PageHeader, SkeletonPage } from '../../../../web/ui/index.ts';
import { idfs } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { ResultView } from './ResultView.tsx';

/** One result by itself: `?sessionId=`; without it, the latest of one's own. */
export function Results() {
  const [parameters] = useSearchParams();
  const named = parameters.get('sessionId');
  const list = useRoute(idfs.routes.results, named ? skip : {});
  const sessionId = named ?? list.data?.[0]?.sessionId;
  const result = useRoute(idfs.routes.result, sessionId ? { params: { sessionId } } : skip);
  if (result.data) return <ResultView result={result.data} />;
  const isMissing = list.data?.length === 0 || result.error?.namesNothing;
  if (isMissing) {
    return (
      <>
        <PageHeader title="IDFS result" />
        <EmptyState
          icon="clock"
          title={named ? 'There is no such result' : 'No result yet'}
          description="A result appears here once an assessment is completed."
          action={
            <LinkButton primary to={addresses.assessment}>
              Go to the assessment
            </LinkButton>
          }
        />
      </>
    );
  }
  const error = list.error ?? result.error;
  if (error)
    return <ErrorState wholePage error={error} retry={() => Promise.all([list.refetch(), result.refetch()])} />;
  return <SkeletonPage />;
}
