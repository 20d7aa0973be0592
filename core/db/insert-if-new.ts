import type { Model, PartialModelObject, QueryBuilder } from 'objection';
import { raw } from 'objection';

/**
 * Inserts a row, unless there is one with the same values in `fields`, which have a unique index.
 * @returns whether the row was inserted
 * @example
 *   const isNew = await insertIfNew(db.rows(ReviewerRow, context), { universityId, userId }, ['universityId', 'userId']);
 */
export async function insertIfNew<M extends Model>(
  rows: QueryBuilder<M, M[]>,
  row: PartialModelObject<M>,
  fields: readonly string[],
): Promise<boolean> {
  // On conflict no row is returned, and Objection returns its input. The marker column identifies a new row.
  const [inserted] = await rows
    .insert([row])
    .onConflict([...fields])
    .ignore()
    .returning(raw('true as is_new'))
    .castTo<{ isNew?: boolean }[]>();
  return inserted?.isNew === true;
}
