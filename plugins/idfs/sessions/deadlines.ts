import type { Logger } from 'pino';
import type { CallContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { SessionRow } from '../models.ts';
import { completeSession } from './complete-session.ts';
import { overdueSessions } from './queries.ts';

/** Completes all overdue sessions. A session that cannot be scored is logged and does not stop the others. */
export async function completeOverdue(
  dependencies: Dependencies,
  context: CallContext,
  log: Pick<Logger, 'error'>,
): Promise<void> {
  for (const id of await overdueSessions(dependencies, context)) {
    try {
      await completeSession(dependencies, context, id, 'time');
    } catch (error) {
      log.error({ err: error, sessionId: id }, 'Could not score an overdue session');
    }
  }
}

/**
 * Completes a session at its deadline. Does nothing for an extended session, whose new deadline has its own job, and for an
 * erased one.
 */
export async function completeAtDeadline(
  dependencies: Dependencies,
  context: CallContext,
  sessionId: string,
): Promise<void> {
  const session = await dependencies.db.rows(SessionRow, context).findById(sessionId).select('id');
  if (session) await completeSession(dependencies, context, sessionId, 'time');
}
