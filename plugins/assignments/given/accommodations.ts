import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { AssignmentRow, LearnerRow } from '../models.ts';
import { isRunning, termsFor } from './states.ts';

/** The greatest factor of a learner's time among the assignments of a kind that run now. Null without one. */
export async function timeFactorOf(
  { db, clock, classes }: Pick<Dependencies, 'db' | 'clock' | 'classes'>,
  call: CallContext<Pick<Actor, 'institution'>>,
  userId: string,
  kind: string,
): Promise<number | null> {
  const own = await db.rows(LearnerRow, call).where({ userId }).whereNotNull('timeFactor');
  if (own.length === 0) return null;
  const attended = new Set((await classes.attendedBy(call, userId)).map(({ id }) => id));
  const rows = await db
    .rows(AssignmentRow, call)
    .where({ kind })
    .findByIds(own.map(({ assignmentId }) => assignmentId));
  const now = clock.now();
  const factors = rows.flatMap((assignment) => {
    const terms = own.find(({ assignmentId }) => assignmentId === assignment.id);
    const isAssigned = attended.has(assignment.classId) && (assignment.forWholeClass || terms?.isChosen);
    const runs = isAssigned && isRunning(assignment, termsFor(assignment, terms).dueAt, now);
    return runs && terms?.timeFactor ? [terms.timeFactor] : [];
  });
  return factors.length > 0 ? Math.max(...factors) : null;
}
