import { useSearchParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { EmptyState, ErrorState, LinkButton, PageHeader, SkeletonPage } from '../../../../web/ui/index.ts';
import { immersion } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { ResultView } from './ResultView.tsx';
import { UnrecordedView } from './UnrecordedView.tsx';

/** The result of `?sessionId=`, or the caller's latest. */
export function Results() {
  const [parameters] = useSearchParams();
  const sessionId = parameters.get('sessionId');
  const result = useRoute(immersion.routes.results, sessionId ? { query: { sessionId } } : {});
  useLive(immersion, 'result_revised', () => void result.refetch());
  if (result.data?.outcome === 'recorded') return <ResultView result={result.data} />;
  if (result.data) return <UnrecordedView result={result.data} />;
  if (result.error?.namesNothing) {
    return (
      <>
        <PageHeader title="EiQ placement result" />
        <EmptyState
          icon="ruler"
          title={sessionId ? 'There is no such result' : 'No result yet'}
          description="A result appears here once a placement is completed."
          action={
            <LinkButton primary to={addresses.intro}>
              Go to the placement
            </LinkButton>
          }
        />
      </>
    );
  }
  if (result.error) return <ErrorState wholePage error={result.error} retry={result.refetch} />;
  return <SkeletonPage />;
}
