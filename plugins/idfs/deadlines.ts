import type { Logger } from 'pino';
import { completeSession } from './ending.ts';
import { overdueSessions } from './finding.ts';
import { SessionRow } from './models.ts';
import type { Parts, Within } from './parts.ts';

/** Completes every session whose time is over. One that cannot be scored does not keep the others from it. */
export async function completeOverdue(parts: Parts, within: Within, log: Pick<Logger, 'error'>): Promise<void> {
  for (const id of await overdueSessions(parts, within)) {
    try {
      await completeSession(parts, within, id, 'time');
    } catch (error) {
      log.error({ err: error, sessionId: id }, 'A session whose time is over could not be scored');
    }
  }
}

/**
 * Completes a session when its time comes. One that was extended meanwhile is left alone, for its later deadline has a
 * job of its own; one whose learner was erased is gone.
 */
export async function completeAtDeadline(parts: Parts, within: Within, sessionId: string): Promise<void> {
  const session = await parts.db.rows(SessionRow, within).findById(sessionId).select('id');
  if (session) await completeSession(parts, within, sessionId, 'time');
}
