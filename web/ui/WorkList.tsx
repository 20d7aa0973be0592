import type { ReactNode } from 'react';
import type { CallError } from '../api/index.ts';
import { pageOf, useFilters } from '../shell/use-filters.ts';
import { Button } from './Button.tsx';
import { LineList } from './LineList.tsx';
import { PageHeader, Row, Stack } from './Page.tsx';
import { Pager } from './Pager.tsx';
import { Skeleton } from './Skeleton.tsx';
import { EmptyState, ErrorState } from './State.tsx';

const size = 25;

/** Which part of a `WorkList` is shown, and which page, kept in the address. */
export function useWorkList() {
  const [{ part, page: shown }, change] = useFilters(['part', 'page']);
  const isDone = part === 'done';
  const page = pageOf(shown);
  const show = (done: boolean) => change({ part: done ? 'done' : '' });
  const setPage = (to: number) => change({ page: String(to) });
  return { isDone, page, show, setPage, query: { limit: size, offset: (page - 1) * size } };
}

interface Part {
  readonly label: string;
  readonly empty: { readonly title: string; readonly description: string };
}

interface WorkListProps<Entry> {
  readonly title: string;
  readonly description: string;
  /** Open and completed entries. */
  readonly parts: { readonly waiting: Part; readonly done: Part };
  /** Singular and plural of an entry. */
  readonly of: readonly [string, string];
  readonly shown: ReturnType<typeof useWorkList>;
  readonly list: {
    readonly data?: { readonly items: readonly Entry[]; readonly total: number } | undefined;
    readonly error: CallError | null;
    refetch(): unknown;
  };
  readonly keyOf: (entry: Entry) => string;
  /** Shown above the list. */
  readonly note?: ReactNode;
  /** Renders an entry within its `li`. */
  readonly children: (entry: Entry) => ReactNode;
}

/** A screen with a list of entries that staff work through. */
export function WorkList<Entry>({
  title,
  description,
  parts,
  of,
  shown,
  list,
  keyOf,
  note,
  children,
}: WorkListProps<Entry>) {
  const { isDone, page, show, setPage } = shown;
  const { empty } = isDone ? parts.done : parts.waiting;
  return (
    <>
      <PageHeader title={title} description={description} />
      <Stack>
        {note}
        <Row>
          {[false, true].map((done) => (
            <Button
              key={String(done)}
              small
              aria-pressed={isDone === done}
              primary={isDone === done}
              onClick={() => show(done)}
            >
              {(done ? parts.done : parts.waiting).label}
            </Button>
          ))}
        </Row>
        {list.error && <ErrorState error={list.error} retry={() => list.refetch()} />}
        {!list.data && !list.error && <Skeleton lines={6} label={`Loading ${title.toLowerCase()}`} />}
        {list.data?.items.length === 0 && <EmptyState icon="check" {...empty} />}
        {list.data && list.data.items.length > 0 && (
          <>
            <LineList>
              {list.data.items.map((entry) => (
                <li key={keyOf(entry)}>{children(entry)}</li>
              ))}
            </LineList>
            <Pager {...{ page, size }} total={list.data.total} of={of} onPage={setPage} />
          </>
        )}
      </Stack>
    </>
  );
}
