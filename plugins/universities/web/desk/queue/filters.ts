import type { z } from 'zod';
import type { CallInput } from '../../../../../core/contract/index.ts';
import { pageOf } from '../../../../../web/shell/use-filters.ts';
import type { universities } from '../../../contract.ts';
import { ApplicationStatus, Decision, QueueFilter, QueueOrder } from '../../../contract.ts';

/** The filters of the queue, as the address names them. */
export const filterNames = [
  'search',
  'universityId',
  'intakeId',
  'status',
  'needs',
  'mine',
  'decided',
  'decision',
  'appeal',
  'sort',
  'page',
] as const;
export type FilterName = (typeof filterNames)[number];
export type QueueFilters = Readonly<Record<FilterName, string>>;

/** Applications on a page of the queue. */
export const pageSize = 50;

type Query = NonNullable<CallInput<typeof universities.routes.deskApplications>['query']>;
export type QueueQuery = Omit<Query, 'limit' | 'offset'> & { readonly limit: number; readonly offset: number };

/** What a filter accepts; an address that somebody typed may hold anything. */
const shapes: Partial<Record<FilterName, z.ZodType<string | undefined>>> = {
  ...QueueFilter.shape,
  status: ApplicationStatus.exclude(['draft']),
  decision: Decision,
  sort: QueueOrder,
};

/** The query of the route, without filters that the address misspells. */
export function queueQuery(filters: QueueFilters): QueueQuery {
  const valid = Object.entries(filters).filter(
    ([name, value]) => value !== '' && name !== 'page' && shapes[name as FilterName]?.safeParse(value).success,
  );
  return {
    ...(Object.fromEntries(valid) as Query),
    limit: pageSize,
    offset: (pageOf(filters.page) - 1) * pageSize,
  };
}

/** The filters that an address holds. */
export const filtersOf = (params: URLSearchParams): QueueFilters =>
  Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? ''])) as Record<FilterName, string>;

/** Whether any filter narrows the queue. */
export const isFiltered = (filters: QueueFilters) =>
  filterNames.some((name) => name !== 'sort' && name !== 'page' && filters[name] !== '');

/** Clears everything but the order. */
export const noFilters = Object.fromEntries(
  filterNames.filter((name) => name !== 'sort').map((name) => [name, '']),
) as Partial<Record<FilterName, string>>;
