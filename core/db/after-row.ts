import type { QueryBuilder } from 'objection';
import { invalid } from '../contract/errors.ts';

// biome-ignore lint/suspicious/noExplicitAny: any model
type AnyQuery = QueryBuilder<any, any>;

/**
 * A modifier that limits a list to the rows after a given row. Reading a list this way to its end costs the same for
 * every page, and rows that are added or removed meanwhile shift no page, as they would with an offset.
 *
 * @param rows the rows that the list is taken from, without the filters of the list
 * @param order the columns that the list is ordered by, the last one unique
 * @param id of the last row of the previous page; undefined for the first page
 * @throws Failure invalid when there is no such row
 * @example
 *     const order = { columns: ['lastName', 'firstName', 'id'] };
 *     query.modify(await afterRow(db.rows(UserRow, { who }), order, after)).orderBy(order.columns)
 */
export async function afterRow(
  rows: AnyQuery,
  { columns, descending = false }: { columns: readonly string[]; descending?: boolean },
  id: string | undefined,
): Promise<(query: AnyQuery) => void> {
  if (id === undefined) return () => {};
  const row = rows.findById(id).select(...columns);
  if (!(await row.clone())) throw invalid('The list has no entry with this id. Start again from the beginning');
  const names = columns.map(() => '??').join(', ');
  return (query) => {
    query.whereRaw(`(${names}) ${descending ? '<' : '>'} (?)`, [...columns, row.clone().toKnexQuery()]);
  };
}
