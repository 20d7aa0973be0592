import { useRoute } from '../../../../../web/api/index.ts';
import { useIsScreenAvailable } from '../../../../../web/shell/available-screens.ts';
import { pageOf, useFilters } from '../../../../../web/shell/use-filters.ts';
import { Button, EmptyState, ErrorState, LinkButton, Row, scoreText } from '../../../../../web/ui/index.ts';
import { universities } from '../../../contract.ts';
import { portalAddress } from '../../portal.ts';
import { CardSkeletons } from '../cards/CardSkeletons.tsx';
import cards from '../cards/University.module.css';
import { CompareBar } from '../comparison/CompareBar.tsx';
import { scoreOf } from '../score/score.ts';
import { useOwnScore } from '../use-own-score.ts';
import { EligibleCard } from './EligibleCard.tsx';
import { ScoreNote } from './ScoreNote.tsx';

const pageSize = 24;

/** The portal's tab with the universities whose minimum a score reaches, the best match first. */
export function Eligible() {
  const [filters] = useFilters(['score']);
  const score = scoreOf(filters.score);
  return score === null ? <AskForScore /> : <EligibleList score={score} />;
}

function AskForScore() {
  const [, change] = useFilters(['score']);
  const own = useOwnScore();
  const isAvailable = useIsScreenAvailable();
  if (own === undefined) return <CardSkeletons />;
  if (own) {
    return (
      <EmptyState
        icon="target"
        title="Which universities accept your score?"
        description={`Your EiQ score is ${scoreText(own.eiqScore)}. Use it, or enter another score above to try it out.`}
        action={<Button onClick={() => change({ score: scoreText(own.eiqScore) })}>Use my score</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon="target"
      title="Enter an EiQ score"
      description="You have no EiQ score yet. Enter one above to try it out, or take the placement assessment to measure yours."
      action={isAvailable('/placement') && <LinkButton to="/placement">Take Placement Assessment</LinkButton>}
    />
  );
}

function EligibleList({ score }: { score: number }) {
  const [filters, change] = useFilters(['page']);
  const page = pageOf(filters.page);
  const own = useOwnScore();
  // One more than a page tells whether there is another.
  const query = { eiqScore: score, limit: pageSize + 1, offset: (page - 1) * pageSize };
  const found = useRoute(universities.routes.eligible, { query }, { freshFor: 30_000, keepPrevious: true });
  const toPage = (next: number) => {
    change({ page: next === 1 ? '' : String(next) });
    document.getElementById('main')?.scrollIntoView();
  };
  if (found.error) return <ErrorState error={found.error} retry={found.refetch} />;
  if (!found.data || own === undefined) return <CardSkeletons />;
  if (found.data.length === 0 && page === 1) {
    return (
      <EmptyState
        icon="target"
        title={`No university has a minimum of ${scoreText(score)} or less`}
        description="Explore all universities by their minimum score, and save those you aim for."
        action={<LinkButton to={portalAddress({ tab: 'explore', sort: 'minimum' })}>Explore Universities</LinkButton>}
      />
    );
  }
  const hasMore = found.data.length > pageSize;
  return (
    <>
      <ScoreNote score={score} own={own} />
      <div className={found.isPlaceholderData ? `${cards.grid} ${cards.waiting}` : cards.grid}>
        {found.data.slice(0, pageSize).map((university) => (
          <EligibleCard key={university.id} university={university} own={own} />
        ))}
      </div>
      {(page > 1 || hasMore) && (
        <nav aria-label="Pages of universities">
          <Row>
            <span className="soft">Page {page}</span>
            <Button small icon="left" disabled={page === 1} onClick={() => toPage(page - 1)}>
              Back
            </Button>
            <Button small icon="right" disabled={!hasMore} onClick={() => toPage(page + 1)}>
              Next
            </Button>
          </Row>
        </nav>
      )}
      <CompareBar />
    </>
  );
}
