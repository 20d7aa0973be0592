import type { Logger } from 'pino';
import type { CallContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { SessionRow } from '../models.ts';
import { completeSession } from './complete-session.ts';
import { overdueSessions } from './queries.ts';

/** Completes every session whose time is over. One that cannot be scored does not keep the others from it. */
export async function completeOverdue(
  dependencies: Dependencies,
  context: CallContext,
  log: Pick<Logger, 'error'>,
): Promise<void> {
  for (const id of await overdueSessions(dependencies, context)) {
    try {
      await completeSession(dependencies, context, id, 'time');
    } catch (error) {
      log.error({ err: error, sessionId: id }, 'A session whose time is over could not be scored');
    }
  }
}

/**
 * Completes a session when its time comes. One that was extended meanwhile is left alone, for its later deadline has a
 * job of its own; one whose learner was erased is gone.
 */
export async function completeAtDeadline(
  dependencies: Dependencies,
  context: CallContext,
  sessionId: string,
): Promise<void> {
  const session = await dependencies.db.rows(SessionRow, context).findById(sessionId).select('id');
  if (session) await completeSession(dependencies, context, sessionId, 'time');
}
