import type { z } from 'zod';
import type { Assignment, AssignmentPage } from './contract.ts';
import type { AssignmentStatus, BarredLearners } from './progress.ts';

/** An assignment with counts of its learners by state. */
export function assignmentView(status: AssignmentStatus): z.input<typeof Assignment> {
  const { assignment, className, work, chosen, learners } = status;
  const count = (state: string) => learners.filter(({ standing }) => standing?.state === state).length;
  const { id, classId, kind, target, amount, opensLocal, opensAt, dueLocal, dueAt } = assignment;
  const { timeZone, acceptsLate, reminderHours, closedAt } = assignment;
  return {
    ...{ id, classId, className, kind, target, amount, opensLocal, opensAt, dueLocal, dueAt },
    ...{ timeZone, acceptsLate, reminderHours, closedAt },
    title: titleOf(status),
    note: assignment.note ?? '',
    kindTitle: work?.title ?? null,
    hasClock: work?.hasClock ?? false,
    learnerIds: chosen ? [...chosen] : null,
    counts: {
      learners: learners.length,
      notBegun: count('not-begun'),
      working: count('working'),
      done: count('done'),
      late: count('late'),
    },
  };
}

/** The same with each learner. */
export const assignmentPage = (status: AssignmentStatus, barredOf: BarredLearners): z.input<typeof AssignmentPage> => ({
  ...assignmentView(status),
  learners: status.learners.map(({ learner: { id, firstName, lastName }, terms, standing }) => ({
    ...{ id, firstName, lastName },
    ...terms,
    state: standing?.state ?? null,
    isLate: standing?.isLate ?? false,
    doneAt: standing?.doneAt ?? null,
    barred: barredOf(status, id),
  })),
});

/** The title of an assignment; that of its kind where the teacher who wrote it was erased. */
export const titleOf = ({ assignment, work }: Pick<AssignmentStatus, 'assignment' | 'work'>): string =>
  assignment.title ?? work?.title ?? 'Assignment';
