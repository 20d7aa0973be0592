import type { QueryBuilder } from 'objection';

/**
 * For `modify`: keeps the rows whose column is one of these ids; all of them where undefined says that there is no limit.
 * @example db.rows(FlagRow, { who }).modify(among('userId', await relations.visible({ who }, 'tutor.review')))
 */
export const among =
  (column: string, ids: readonly string[] | undefined) =>
  // biome-ignore lint/suspicious/noExplicitAny: of whichever model the query is
  (query: QueryBuilder<any, any>): void => {
    if (ids) query.whereRaw('?? = any(?::uuid[])', [column, ids]);
  };
