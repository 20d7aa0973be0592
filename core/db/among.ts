import type { QueryBuilder } from 'objection';

/**
 * For `modify`: restricts a query to rows whose column is one of these ids; undefined means no restriction.
 * @example db.rows(FlagRow, { who }).modify(among('userId', await relations.visible({ who }, 'tutor.review')))
 */
export const among =
  (column: string, ids: readonly string[] | undefined) =>
  // biome-ignore lint/suspicious/noExplicitAny: works with queries of any model
  (query: QueryBuilder<any, any>): void => {
    if (ids) query.whereRaw('?? = any(?::uuid[])', [column, ids]);
  };
