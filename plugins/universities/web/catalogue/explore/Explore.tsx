import { Button, EmptyState, ErrorState, Pager } from '../../../../../web/ui/index.ts';
import { CardSkeletons } from '../cards/CardSkeletons.tsx';
import cards from '../cards/University.module.css';
import { UniversityCard } from '../cards/UniversityCard.tsx';
import { CompareBar } from '../comparison/CompareBar.tsx';
import { useOwnScore } from '../use-own-score.ts';
import { FilteredList } from './FilteredList.tsx';
import { pageSize, useSearch } from './use-search.ts';

/** The portal's tab with all universities: search, filters, order, pages and the comparison. */
export function Explore() {
  const search = useSearch();
  const own = useOwnScore();
  const { found, filters, page, isFiltered, clear, toPage } = search;
  const { data, error, refetch, isPlaceholderData } = found;
  return (
    <FilteredList {...search} facets={data?.facets} total={data?.total}>
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data || own === undefined ? (
        <CardSkeletons />
      ) : data.total === 0 ? (
        <NoUniversities {...{ isFiltered, clear }} isSaved={filters.saved !== ''} />
      ) : (
        <>
          <div className={isPlaceholderData ? `${cards.grid} ${cards.waiting}` : cards.grid}>
            {data.items.map((university) => (
              <UniversityCard key={university.id} university={university} own={own} />
            ))}
          </div>
          <Pager {...{ page }} size={pageSize} total={data.total} of={['university', 'universities']} onPage={toPage} />
        </>
      )}
      <CompareBar />
    </FilteredList>
  );
}

function NoUniversities({ isFiltered, isSaved, clear }: { isFiltered: boolean; isSaved: boolean; clear: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState
        icon="graduation"
        title="No universities yet"
        description="Your institution adds the universities that you can explore and apply to here."
      />
    );
  }
  return (
    <EmptyState
      icon={isSaved ? 'star' : 'search'}
      title={isSaved ? 'No saved universities' : 'No matching universities'}
      description={
        isSaved
          ? 'Press the star of a university to save it. With other filters, use fewer of them.'
          : 'Use fewer words or fewer filters.'
      }
      action={<Button onClick={clear}>Show all universities</Button>}
    />
  );
}
