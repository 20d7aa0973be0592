import type { ReactNode } from 'react';
import { useState } from 'react';
import type { CallError } from '../api/index.ts';
import styles from './LearnerList.module.css';
import { PageHeader } from './Page.tsx';
import { Pager } from './Pager.tsx';
import { SearchField } from './SearchField.tsx';
import { SkeletonBlock } from './Skeleton.tsx';
import { EmptyState, ErrorState } from './State.tsx';

const size = 25;

/** Whom one looks for and on which page: `query` for the route, the rest for `<LearnerList>`. */
export function useLearnerSearch() {
  const [{ search, page }, show] = useState(() => ({ search: searchOf(window.location.search), page: 1 }));
  return { search, page, show, query: { search, limit: size, offset: (page - 1) * size } };
}

/** An address may name whom one looks for: `?search=Ada`. */
const searchOf = (query: string) => new URLSearchParams(query).get('search') ?? '';

/** A screen with a line for each learner, searched and paged. */
export function LearnerList<Item>({
  title,
  description,
  search: { search, page, show },
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
  /** What is to be done before the list is looked at. */
  above?: ReactNode;
  /** The page's learners, where there are any. */
  children: (learners: readonly Item[]) => ReactNode;
}) {
  return (
    <>
      <PageHeader title={title} description={description} />
      {above}
      <div className={styles.search}>
        <SearchField label="Find a learner" value={search} onSearch={(text) => show({ search: text, page: 1 })} />
      </div>
      {error && !data && <ErrorState error={error} retry={refetch} />}
      {!data && !error && <SkeletonBlock height={320} />}
      {data?.items.length === 0 && (
        <EmptyState
          icon="users"
          title={search ? 'Nobody has that name' : 'No learners yet'}
          description={
            search ? 'Try a part of the name, or the user name.' : 'Learners appear here once they have an account.'
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
            onPage={(to) => show({ search, page: to })}
          />
        </>
      )}
    </>
  );
}
