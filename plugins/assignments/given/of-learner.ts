import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { AssignmentRow } from '../models.ts';
import type { LearnerAssignment } from './contract.ts';
import { statusOf } from './progress.ts';
import { titleOf } from './views.ts';

/**
 * The work of a learner in classes that the caller teaches, or in all for those who manage them, the last due first.
 * @throws Failure not_found for a person whom the caller may not see
 */
export async function assignmentsOfLearner(
  dependencies: Dependencies,
  who: Who,
  userId: string,
): Promise<z.input<typeof LearnerAssignment>[]> {
  const { db, classes, relations } = dependencies;
  await relations.assertMayFor({ who }, 'assignments.give', userId);
  const [attended, taught] = await Promise.all([
    classes.attendedBy({ who }, userId),
    who.may('classes.manage') ? undefined : classes.taughtBy({ who }, who.user.id),
  ]);
  const ids = attended.map(({ id }) => id).filter((id) => !taught || taught.some((each) => each.id === id));
  if (ids.length === 0) return [];
  const [rows, rosters] = await Promise.all([
    db
      .rows(AssignmentRow, { who })
      .whereRaw('class_id = any(?::uuid[])', [ids])
      .orderBy([{ column: 'dueAt', order: 'desc' }, 'id']),
    classes.rosters({ who }, ids),
  ]);
  const all = await statusOf(dependencies, { who }, rows, rosters, userId);
  return all.flatMap((status) =>
    status.learners.map(({ terms, standing }) => ({
      ...{ id: status.assignment.id, title: titleOf(status), className: status.className },
      ...{ dueAt: terms.dueAt, timeZone: status.assignment.timeZone },
      ...{ state: standing?.state ?? null, isLate: standing?.isLate ?? false },
    })),
  );
}
