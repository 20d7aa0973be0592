import type { ReactNode } from 'react';
import type { CallError } from '../../../web/api/index.ts';
import { pageOf, useFilters } from '../../../web/shell/use-filters.ts';
import { ErrorState, Pager, SkeletonBlock } from '../../../web/ui/index.ts';
import styles from './Announcements.module.css';

const size = 25;

/** The part of a list of announcements that the page in the address shows. */
export function usePageQuery() {
  const [{ page }] = useFilters(['page']);
  return { limit: size, offset: (pageOf(page) - 1) * size };
}

/** A page of announcements, or what is said without any. */
export function AnnouncementPages<Item extends { readonly id: string }>({
  fetched: { data, error, refetch },
  empty,
  children,
}: {
  readonly fetched: {
    readonly data: { readonly items: readonly Item[]; readonly total: number } | undefined;
    readonly error: CallError | null;
    refetch(): void;
  };
  readonly empty: ReactNode;
  children(item: Item): ReactNode;
}) {
  const [{ page }, setFilters] = useFilters(['page']);
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={240} />;
  if (data.items.length === 0) return empty;
  return (
    <>
      <ul className={styles.list}>{data.items.map(children)}</ul>
      <Pager
        {...{ size, page: pageOf(page) }}
        total={data.total}
        of={['announcement', 'announcements']}
        onPage={(to) => setFilters({ page: String(to) })}
      />
    </>
  );
}
