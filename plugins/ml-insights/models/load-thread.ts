import type { ClientConfig } from 'pg';
import type { Learners } from './read-learners.ts';
import { readLearners } from './read-learners.ts';

/** Reads the stored data set into memory that threads share. */
export function run(order: { readonly connection: ClientConfig; readonly institutionId: string }): Promise<Learners> {
  return readLearners(order.connection, order.institutionId);
}
