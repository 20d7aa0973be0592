import { useId, useState } from 'react';
import { Button, EmptyState, ErrorState, Pager } from '../../../../../web/ui/index.ts';
import { CardSkeletons } from '../cards/CardSkeletons.tsx';
import cards from '../cards/University.module.css';
import { UniversityCard } from '../cards/UniversityCard.tsx';
import { CompareBar } from '../comparison/CompareBar.tsx';
import { useOwnScore } from '../use-own-score.ts';
import styles from './Explore.module.css';
import { Facets } from './Facets.tsx';
import { Toolbar } from './Toolbar.tsx';
import { pageSize, useSearch } from './use-search.ts';

/** The portal's tab with all universities: search, filters, order, pages and the comparison. */
export function Explore() {
  const search = useSearch();
  const own = useOwnScore();
  const { found, filters, order, page, isFiltered, change, clear } = search;
  const { data, error, refetch, isPlaceholderData } = found;
  const [isFolded, setIsFolded] = useState(true);
  const panel = useId();
  return (
    <div className={styles.layout}>
      <div className={styles.top}>
        <Toolbar
          {...{ filters, order, change, clear }}
          facets={data?.facets}
          total={data?.total}
          fold={{ panel, isFolded, toggle: () => setIsFolded(!isFolded) }}
        />
      </div>
      <div id={panel} className={isFolded ? `${styles.panel} ${styles.folded}` : styles.panel}>
        <Facets facets={data?.facets} {...{ filters, change }} />
      </div>
      <div className={styles.results}>
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
            <Pager
              {...{ page }}
              size={pageSize}
              total={data.total}
              of={['university', 'universities']}
              onPage={(next) => change({ page: next === 1 ? '' : String(next) })}
            />
          </>
        )}
        <CompareBar />
      </div>
    </div>
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
