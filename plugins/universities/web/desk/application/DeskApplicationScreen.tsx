import { useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useRoute } from '../../../../../web/api/index.ts';
import { useLive } from '../../../../../web/live/index.ts';
import { useReturn } from '../../../../../web/live/use-return.ts';
import { useTitle } from '../../../../../web/shell/title.ts';
import { EmptyState, ErrorState, fullName, LinkButton, SkeletonPage } from '../../../../../web/ui/index.ts';
import type { DeskDetails } from '../../../contract.ts';
import { universities } from '../../../contract.ts';
import { Appeals } from '../decisions/Appeals.tsx';
import { DecisionPanel } from '../decisions/DecisionPanel.tsx';
import { applicationAddress, queueAddress } from '../parts/addresses.ts';
import { useNeighbours } from '../queue/order.ts';
import { AnalysisPanel } from '../review/AnalysisPanel.tsx';
import { Notes } from '../review/Notes.tsx';
import { ReviewPanel } from '../review/ReviewPanel.tsx';
import styles from './Application.module.css';
import { Evidence } from './Evidence.tsx';
import { Head, Jumps } from './Head.tsx';
import { History } from './History.tsx';
import { useShortcuts } from './shortcuts.ts';

/** An application on one page: its evidence beside the review and the decision. */
export function DeskApplicationScreen() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const found = useRoute(universities.routes.deskApplication, { params: { id } }, { freshFor: 0 });
  useLive(universities, 'admission_changed', ({ applicationId }) => {
    if (applicationId === id) void found.refetch();
  });
  useReturn(() => void found.refetch());
  if (found.error)
    return (
      <ErrorState
        wholePage
        {...(found.error.status === 404
          ? {
              title: 'This application was not found',
              description: 'It may have been withdrawn or deleted, or you no longer review for its university.',
            }
          : { error: found.error, retry: found.refetch })}
        action={<LinkButton to={queueAddress(search)}>Back to the queue</LinkButton>}
      />
    );
  if (!found.data) return <SkeletonPage />;
  return <Page key={id} details={found.data} />;
}

function Page({ details }: { details: DeskDetails }) {
  const name = fullName(details.applicant);
  useTitle(`Application of ${name}`);
  const { search } = useLocation();
  const navigate = useNavigate();
  const neighbours = useNeighbours(details.id);
  const review = useRef<HTMLDivElement>(null);
  const go = (id: string | undefined) => id !== undefined && void navigate(applicationAddress(id, search));
  const shortcuts = useShortcuts({
    j: () => go(neighbours.next),
    k: () => go(neighbours.previous),
    r: () => review.current?.querySelector<HTMLElement>('input, button, textarea')?.focus(),
    u: () => void navigate(queueAddress(search)),
  });
  return (
    <>
      <Head details={details} neighbours={neighbours} shortcuts={shortcuts} />
      {details.evidence && <Jumps />}
      <div className={styles.columns}>
        <div className={styles.evidence}>
          {details.evidence ? (
            <Evidence details={details} evidence={details.evidence} />
          ) : (
            <EmptyState
              icon="lock"
              title="The application is not shown to you"
              description={details.withheld ?? undefined}
            />
          )}
          <History details={details} />
        </div>
        <div ref={review} id="review" className={styles.work}>
          <Appeals details={details} />
          <ReviewPanel details={details} next={neighbours.next} />
          <AnalysisPanel details={details} />
          <DecisionPanel details={details} />
          <Notes details={details} />
        </div>
      </div>
    </>
  );
}
