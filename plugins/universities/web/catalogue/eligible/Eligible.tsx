import { useRoute } from '../../../../../web/api/index.ts';
import { useIsScreenAvailable } from '../../../../../web/shell/available-screens.ts';
import { useFilters } from '../../../../../web/shell/use-filters.ts';
import { Button, EmptyState, ErrorState, LinkButton, Pager, scoreText } from '../../../../../web/ui/index.ts';
import { universities } from '../../../contract.ts';
import { portalAddress } from '../../portal.ts';
import { CardSkeletons } from '../cards/CardSkeletons.tsx';
import cards from '../cards/University.module.css';
import { CompareBar } from '../comparison/CompareBar.tsx';
import { FilteredList } from '../explore/FilteredList.tsx';
import { pageSize, useUniversityFilters } from '../explore/use-search.ts';
import { scoreOf } from '../score/score.ts';
import { useOwnScore } from '../use-own-score.ts';
import { EligibleCard } from './EligibleCard.tsx';
import { ScoreNote } from './ScoreNote.tsx';

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
  const inAddress = useUniversityFilters();
  const { page, isFiltered, clear, toPage } = inAddress;
  const own = useOwnScore();
  const query = { ...inAddress.query, eiqScore: score };
  const options = { freshFor: 30_000, keepPrevious: true };
  const found = useRoute(universities.routes.eligible, { query: { ...query, ...inAddress.pageQuery } }, options);
  const counts = useRoute(universities.routes.eligibleFacets, { query }, options);
  const total = counts.data?.total;
  const error = found.error ?? counts.error;
  return (
    <FilteredList {...inAddress} order={undefined} facets={counts.data?.facets} total={total}>
      {error ? (
        <ErrorState error={error} retry={() => void Promise.all([found.refetch(), counts.refetch()])} />
      ) : !found.data || total === undefined || own === undefined ? (
        <CardSkeletons />
      ) : total === 0 ? (
        <NoneEligible {...{ score, isFiltered, clear }} />
      ) : (
        <>
          <ScoreNote score={score} own={own} />
          <div className={found.isPlaceholderData ? `${cards.grid} ${cards.waiting}` : cards.grid}>
            {found.data.map((university) => (
              <EligibleCard key={university.id} university={university} own={own} />
            ))}
          </div>
          <Pager {...{ page, total }} size={pageSize} of={['university', 'universities']} onPage={toPage} />
        </>
      )}
      <CompareBar />
    </FilteredList>
  );
}

function NoneEligible({ score, isFiltered, clear }: { score: number; isFiltered: boolean; clear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState
        icon="search"
        title={`None of these universities has a minimum of ${scoreText(score)} or less`}
        description="Use fewer words or fewer filters."
        action={<Button onClick={clear}>Show all eligible universities</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon="target"
      title={`No university has a minimum of ${scoreText(score)} or less`}
      description="Explore all universities by their minimum score, and save those you aim for."
      action={<LinkButton to={portalAddress({ tab: 'explore', sort: 'minimum' })}>Explore Universities</LinkButton>}
    />
  );
}
