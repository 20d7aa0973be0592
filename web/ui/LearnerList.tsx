import type { ReactNode } from 'react';
import type { CallError } from '../api/index.ts';
import { pageOf, useFilters } from '../shell/use-filters.ts';
import styles from './LearnerList.module.css';
import { PageHeader } from './Page.tsx';
import { Pager } from './Pager.tsx';
import { SearchField } from './SearchField.tsx';
import { SkeletonBlock } from './Skeleton.tsx';
import { EmptyState, ErrorState } from './State.tsx';

const size = 25;

/** Search text and page of a `LearnerList`, kept in the address; `query` is the input of its route. */
export function useLearnerSearch() {
  const [{ search, page: shown }, change] = useFilters(['search', 'page']);
  const page = pageOf(shown);
  return { search, page, change, query: { search, limit: size, offset: (page - 1) * size } };
}

/** A screen with a searchable, paged list of learners. */
export function LearnerList<Item>({
  title,
  description,
  search: { search, page, change },
  list: { data, error, refetch },
  above,
  children,
}: {
  title: string;
  description: string;
  search: ReturnType<typeof useLearnerSearch>;
  list: {
    readonly data: { readonly items: readonly Item[]; readonly total: number } | undefined;
    readonly error: CallError | null;
    refetch(): void;
  };
  /** Shown above the list. */
  above?: ReactNode;
  /** Renders the learners of the page. */
  children: (learners: readonly Item[]) => ReactNode;
}) {
  return (
    <>
      <PageHeader title={title} description={description} />
      {above}
      <div className={styles.search}>
        <SearchField label="Find a learner" value={search} onSearch={(text) => change({ search: text })} />
      </div>
      {error && !data && <ErrorState error={error} retry={refetch} />}
      {!data && !error && <SkeletonBlock height={320} />}
      {data?.items.length === 0 && (
        <EmptyState
          icon="users"
          title={search ? 'No matching learners' : 'No learners yet'}
          description={
            search ? 'Try part of the name, or the user name.' : 'Learners appear here once they have an account.'
          }
        />
      )}
      {data && data.items.length > 0 && (
        <>
          {children(data.items)}
          <Pager
            page={page}
            size={size}
            total={data.total}
            of={['learner', 'learners']}
            onPage={(to) => change({ page: String(to) })}
          />
        </>
      )}
    </>
  );
}
