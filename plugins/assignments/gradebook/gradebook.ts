import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AssignedLearner } from '../given/progress.ts';
import { statusOf } from '../given/progress.ts';
import { titleOf } from '../given/views.ts';
import { AssignmentRow } from '../models.ts';
import type { Cell, Gradebook } from './contract.ts';

export type GradebookData = z.input<typeof Gradebook>;

/**
 * What a class was assigned and how far each learner is, with results where the institution wants them. A result that is
 * held, declined or too short is shown to nobody.
 * @throws Failure not_found for a class that the caller does not teach
 */
export async function gradebookOf(dependencies: Dependencies, who: Who, classId: string): Promise<GradebookData> {
  const { db, classes, settings } = dependencies;
  const roster = await classes.rosterOf({ who }, classId);
  const [{ showsResults }, rows] = await Promise.all([
    settings(who.institution),
    db.rows(AssignmentRow, { who }).where({ classId: roster.id }).orderBy(['dueAt', 'id']),
  ]);
  const all = await statusOf(dependencies, { who }, rows, [roster]);
  const columns = all.map((status) => {
    const { id, dueAt, timeZone, closedAt } = status.assignment;
    return {
      column: { id, title: titleOf(status), kindTitle: status.work?.title ?? null, dueAt, timeZone, closedAt },
      cells: new Map(status.learners.map((assigned) => [assigned.learner.id, cellOf(assigned, showsResults)])),
    };
  });
  return {
    ...{ classId: roster.id, className: roster.name, showsResults },
    columns: columns.map(({ column }) => column),
    rows: roster.learners.map(({ id, firstName, lastName, username }) => ({
      ...{ id, firstName, lastName, username },
      cells: columns.map(({ cells }) => cells.get(id) ?? null),
    })),
  };
}

function cellOf({ standing, progress }: AssignedLearner, showsResults: boolean): z.input<typeof Cell> {
  const { state = null, isLate = false, doneAt = null } = standing ?? {};
  const shown = showsResults && state === 'done';
  return {
    ...{ state, isLate, doneAt },
    isHeld: state === 'done' && progress?.isHeld === true,
    result: (shown && progress?.result) || null,
    // Practice counts while it goes on.
    answers: (showsResults && state !== null && progress?.answers) || null,
  };
}
