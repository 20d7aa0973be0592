import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { ClassRoster } from '../../classes/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AssignmentRow } from '../models.ts';
import { LearnerRow } from '../models.ts';
import type { AssignableWork, Barred, WorkProgress } from '../services.ts';
import type { LearnerStanding, LearnerTerms } from './states.ts';
import { standingOf, termsFor } from './states.ts';

type Call = CallContext<Pick<Actor, 'institution'>>;
type Learner = ClassRoster['learners'][number];

/** A learner's part in an assignment. */
export interface AssignedLearner {
  readonly learner: Learner;
  readonly terms: LearnerTerms;
  /** Undefined where the plugin of the work is off. */
  readonly standing: LearnerStanding | undefined;
  readonly progress: WorkProgress | undefined;
}

/** An assignment with what its learners have done. */
export interface AssignmentStatus {
  readonly assignment: AssignmentRow;
  readonly className: string;
  /** Undefined where its plugin is off. */
  readonly work: AssignableWork | undefined;
  /** Ids of the chosen learners; undefined for the whole class. */
  readonly chosen: readonly string[] | undefined;
  /** By name. Chosen learners who left the class are not among them. */
  readonly learners: readonly AssignedLearner[];
}

/**
 * Reads what learners have done of assignments, with as many queries for one as for many.
 * @param rosters of their classes; an assignment of another class has no learners
 * @param only limits it to one learner
 */
export async function statusOf(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'work'>,
  call: Call,
  rows: readonly AssignmentRow[],
  rosters: readonly ClassRoster[],
  only?: string,
): Promise<AssignmentStatus[]> {
  const { db, clock } = dependencies;
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const ownTerms = await db.rows(LearnerRow, call).whereRaw('assignment_id = any(?::uuid[])', [ids]);
  const termsOf = Map.groupBy(ownTerms, ({ assignmentId }) => assignmentId);
  const rosterOf = new Map(rosters.map((roster) => [roster.id, roster]));
  const works = new Map(dependencies.work(call.who).map(({ service }) => [service.kind, service]));
  const prepared = rows.map((assignment) => {
    const own = new Map((termsOf.get(assignment.id) ?? []).map((row) => [row.userId, row]));
    const roster = rosterOf.get(assignment.classId);
    const learners = (roster?.learners ?? []).filter(
      ({ id }) => (assignment.forWholeClass || own.get(id)?.isChosen) && (only === undefined || id === only),
    );
    return { assignment, own, learners, className: roster?.name ?? '', work: works.get(assignment.kind) };
  });
  const progress = await progressOf(call, prepared);
  const now = clock.now();
  return prepared.map(({ assignment, own, learners, className, work }) => ({
    ...{ assignment, className, work },
    chosen: assignment.forWholeClass
      ? undefined
      : [...own.values()].filter(({ isChosen }) => isChosen).map(({ userId }) => userId),
    learners: learners.map((learner) => {
      const terms = termsFor(assignment, own.get(learner.id));
      const done = progress.get(assignment.id)?.get(learner.id);
      const standing = work && standingOf(assignment, terms.dueAt, done, now);
      return { learner, terms, standing, progress: done };
    }),
  }));
}

interface Prepared {
  readonly assignment: AssignmentRow;
  readonly learners: readonly Learner[];
  readonly work: AssignableWork | undefined;
}

/** By assignment and learner. Each kind of work is asked once. */
async function progressOf(
  call: Call,
  prepared: readonly Prepared[],
): Promise<Map<string, ReadonlyMap<string, WorkProgress>>> {
  const found = new Map<string, ReadonlyMap<string, WorkProgress>>();
  const byWork = Map.groupBy(
    prepared.filter(({ learners }) => learners.length > 0),
    ({ work }) => work,
  );
  await Promise.all(
    [...byWork].map(async ([work, all]) => {
      if (!work) return;
      const wanted = all.map(({ assignment: { target, amount, opensAt }, learners }) => ({
        ...{ target, amount },
        userIds: learners.map(({ id }) => id),
        from: opensAt,
      }));
      for (const [index, progress] of (await work.progress(call, wanted)).entries()) {
        const assignment = all[index]?.assignment;
        if (assignment) found.set(assignment.id, progress);
      }
    }),
  );
  return found;
}

/** Null for a learner who may begin, or has begun. */
export type BarredLearners = (status: AssignmentStatus, userId: string) => Barred | null;

/** Learners who have not begun an assignment and may not now. Each kind of work is asked once. */
export async function barredIn(call: Call, all: readonly AssignmentStatus[]): Promise<BarredLearners> {
  const waiting = (status: AssignmentStatus) =>
    status.learners.filter(({ standing, progress }) => standing?.state !== 'done' && !progress);
  const found = new Map<AssignableWork | undefined, ReadonlyMap<string, Barred>>();
  await Promise.all(
    [...Map.groupBy(all, ({ work }) => work)].map(async ([work, statuses]) => {
      const ids = [...new Set(statuses.flatMap(waiting).map(({ learner }) => learner.id))];
      if (work?.barred && ids.length > 0) found.set(work, await work.barred(call, ids));
    }),
  );
  return (status, userId) => {
    const isWaiting = waiting(status).some(({ learner }) => learner.id === userId);
    return (isWaiting && found.get(status.work)?.get(userId)) || null;
  };
}
