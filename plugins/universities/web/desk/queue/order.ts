import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRoute } from '../../../../../web/api/index.ts';
import { universities } from '../../../contract.ts';
import { filtersOf, queueQuery } from './filters.ts';

/**
 * The order in which a reviewer goes through a filtered queue, by its filters. A reviewed application leaves many filters
 * (“for me to review”), so that the order is kept as it was until the queue is opened again.
 */
const orders = new Map<string, readonly string[]>();

export const forgetOrders = () => orders.clear();

export interface Neighbours {
  /** From 1; undefined while it is not known, or where the application is not part of the queue. */
  readonly position: number | undefined;
  readonly total: number | undefined;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly isLoading: boolean;
}

/** The applications before and after this one in the queue with the filters of the address. */
export function useNeighbours(id: string): Neighbours {
  const [params] = useSearchParams();
  const query = queueQuery(filtersOf(params));
  const key = JSON.stringify(query);
  const [, redraw] = useState(0);
  const order = orders.get(key) ?? [];
  const at = order.indexOf(id);
  const isAtEnd = at === order.length - 1;
  const first = useRoute(universities.routes.deskApplications, { query }, { freshFor: 0, enabled: order.length === 0 });
  // Beyond the last known one: what matches now, from the start, as reviewed ones may have left the filter, and the next page.
  const more = useRoute(
    universities.routes.deskApplications,
    { query: { ...query, offset: leavesFilter(query) ? 0 : query.offset + order.length } },
    { freshFor: 0, enabled: order.length > 0 && isAtEnd },
  );
  const found = order.length === 0 ? first.data : isAtEnd ? more.data : undefined;
  useEffect(() => {
    if (!found) return;
    const known = orders.get(key) ?? [];
    const added = found.items.map((each) => each.id).filter((each) => !known.includes(each));
    // One that was opened by a link and is not part of the queue comes first.
    const begin = known.length > 0 || added.includes(id) ? known : [id];
    if (added.length === 0 && begin === known) return;
    orders.set(key, [...begin, ...added]);
    redraw((count) => count + 1);
  }, [found, key, id]);
  const total = first.data?.total;
  return {
    position: at < 0 ? undefined : query.offset + at + 1,
    total: total === undefined ? undefined : Math.max(total, order.length),
    previous: at > 0 ? order[at - 1] : undefined,
    next: at < 0 ? undefined : order[at + 1],
    isLoading: first.isLoading || (isAtEnd && more.isLoading),
  };
}

/** Whether a review or a decision may take an application out of the filter. */
const leavesFilter = ({ mine, needs, decided, status, appeal }: ReturnType<typeof queueQuery>) =>
  [mine, needs, decided, status, appeal].some((each) => each !== undefined);
