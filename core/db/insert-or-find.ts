import { UniqueViolationError } from 'objection';

/**
 * Inserts a row that must be unique, or finds the row that a concurrent call inserted. Inserts again if that row has
 * disappeared in the meantime.
 * @throws errors of `insert` and `find`
 * @example
 *   const sitting = await insertOrFind(() => insertSitting(call), () => findOpenSitting(call));
 */
export async function insertOrFind<Found>(
  insert: () => Promise<Found>,
  find: () => Promise<Found | undefined>,
): Promise<Found> {
  try {
    return await insert();
  } catch (error) {
    if (!(error instanceof UniqueViolationError)) throw error;
    return (await find()) ?? insert();
  }
}
