import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { ExtraTimeRow } from '../models.ts';
import { assignedKind } from '../results/assigned-sessions.ts';
import { limitWith } from '../rules.ts';

/** The time in seconds of a session that a learner starts now, with the greatest extra time they have. */
export async function limitFor(
  { db, configuration, accommodations }: Pick<Dependencies, 'db' | 'configuration' | 'accommodations'>,
  context: CallContext<Pick<Actor, 'institution'>>,
  userId: string,
): Promise<number> {
  const usual = configuration.timeLimitSeconds;
  const given = await db.rows(ExtraTimeRow, context).findOne({ userId });
  const factor = await accommodations(context.who)?.timeFactor(context, userId, assignedKind);
  const assigned = factor ? limitWith({ kind: 'factor', factor }, usual) : usual;
  return Math.max(limitWith(given?.extraTime, usual), assigned);
}
