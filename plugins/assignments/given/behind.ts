import type { StuckSign } from '../../class-overview/services.ts';
import type { ClassRoster } from '../../classes/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { AssignmentRow } from '../models.ts';
import type { AssignmentStatus } from './progress.ts';
import { barredIn, statusOf } from './progress.ts';
import { titleOf } from './views.ts';

const hourMs = 60 * 60 * 1000;

/** Work is told of when it is due so soon, unless it was assigned only so short a time ago, or was due so recently. */
const soonMs = 48 * hourMs;
const newMs = 24 * hourMs;
const lateMs = 14 * 24 * hourMs;

type Call = Parameters<typeof statusOf>[1];
type Needed = Pick<Dependencies, 'db' | 'clock' | 'work'>;

/** Learners whose work for these classes is due soon or late and not done, unless they may not begin it. */
export async function behindIn(
  dependencies: Needed,
  call: Call,
  userIds: readonly string[],
  rosters: readonly ClassRoster[],
): Promise<StuckSign[]> {
  const { db, clock } = dependencies;
  const now = clock.now().getTime();
  const rows = await db
    .rows(AssignmentRow, call)
    .whereRaw('class_id = any(?::uuid[])', [rosters.map(({ id }) => id)])
    .whereNull('closedAt')
    .where('opensAt', '<=', new Date(now - newMs))
    // The usual due date; a learner may have a later one.
    .where('dueAt', '>', new Date(now - lateMs))
    .where('dueAt', '<=', new Date(now + soonMs))
    .orderBy(['dueAt', 'id']);
  if (rows.length === 0) return [];
  const all = await statusOf(dependencies, call, rows, rosters);
  const barredOf = await barredIn(call, all);
  const asked = new Set(userIds);
  return all.flatMap((status) =>
    status.learners.flatMap(({ learner, terms, standing }) => {
      if (!asked.has(learner.id) || !standing || standing.state === 'done') return [];
      if (terms.dueAt.getTime() > now + soonMs) return [];
      if (standing.state === 'late' && !status.assignment.acceptsLate) return [];
      if (barredOf(status, learner.id)) return [];
      return { userId: learner.id, at: terms.dueAt, isDue: true, text: textOf(status, standing.state) };
    }),
  );
}

const textOf = (status: AssignmentStatus, state: string) =>
  `“${titleOf(status)}” ${state === 'not-begun' ? 'not begun' : state === 'working' ? 'not finished' : 'late'}`;
