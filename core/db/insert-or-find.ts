import { UniqueViolationError } from 'objection';

/**
 * Inserts what may stand only once, or finds the one that somebody inserted at the same moment. Where that one has
 * ended before it was found, inserts once more.
 * @throws whatever `insert` and `find` throw
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
