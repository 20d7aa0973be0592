import { z } from 'zod';
import { Id, nothing, Timestamp } from '../../../core/contract/index.ts';

/** People that a person can have blocked at a time. */
export const maxBlocked = 200;

export const BlockedPerson = z.object({
  userId: Id,
  /** Null for learners whose name the reader may not see. */
  name: z.string().nullable(),
  at: Timestamp,
});
export type BlockedPerson = z.infer<typeof BlockedPerson>;

// People are blocked where they meet: study cohorts, collaboration rooms and study groups have a route each.
export const blockRoutes = {
  blockedPeople: {
    method: 'get',
    path: '/api/blocked-people',
    access: 'signed-in',
    description: 'The people you have blocked, latest first',
    response: z.array(BlockedPerson),
  },
  unblockPerson: {
    method: 'delete',
    path: '/api/blocked-people/:userId',
    access: 'signed-in',
    description: 'Stop blocking a person. Idempotent',
    params: z.object({ userId: Id }),
    response: nothing(),
  },
} as const;

export const blockData = [
  { table: 'blocks', userColumn: 'user_id', onErase: 'delete', description: 'People you have blocked' },
  {
    table: 'blocks',
    userColumn: 'blocked_id',
    onErase: 'delete',
    // Nobody is told that they are blocked, not even by the number of rows.
    isUndisclosed: true,
    description: 'People who have blocked a person',
  },
] as const;
