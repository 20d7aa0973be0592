import type { AssignmentRow, LearnerRow } from '../models.ts';
import type { WorkProgress } from '../services.ts';
import type { WorkState } from './contract.ts';

/** The terms of an assignment for one learner. */
export interface LearnerTerms {
  readonly dueLocal: string | null;
  readonly dueAt: Date;
  readonly timeFactor: number | null;
}

export const termsFor = (
  { dueAt }: Pick<AssignmentRow, 'dueAt'>,
  own: Pick<LearnerRow, 'dueLocal' | 'dueAt' | 'timeFactor'> | undefined,
): LearnerTerms => ({
  dueLocal: own?.dueLocal ?? null,
  dueAt: own?.dueAt ?? dueAt,
  timeFactor: own?.timeFactor ?? null,
});

export interface LearnerStanding {
  readonly state: WorkState;
  readonly isLate: boolean;
  readonly doneAt: Date | null;
}

/**
 * How far a learner is. Work done after the due date counts where the assignment accepts late work, and never once the
 * assignment was closed before it.
 * @param dueAt the learner's own
 */
export function standingOf(
  { acceptsLate, closedAt }: Pick<AssignmentRow, 'acceptsLate' | 'closedAt'>,
  dueAt: Date,
  progress: Pick<WorkProgress, 'begunAt' | 'doneAt'> | undefined,
  now: Date,
): LearnerStanding {
  const doneAt = progress?.doneAt ?? null;
  const isAccepted = doneAt !== null && (doneAt <= dueAt || acceptsLate) && !(closedAt && doneAt > closedAt);
  if (isAccepted) return { state: 'done', isLate: doneAt > dueAt, doneAt };
  if (now > dueAt) return { state: 'late', isLate: true, doneAt: null };
  return { state: progress ? 'working' : 'not-begun', isLate: false, doneAt: null };
}

/** Whether learners are still to do an assignment at a moment. */
export const isRunning = (
  { opensAt, closedAt, acceptsLate }: Pick<AssignmentRow, 'opensAt' | 'closedAt' | 'acceptsLate'>,
  dueAt: Date,
  now: Date,
): boolean => opensAt <= now && !closedAt && (acceptsLate || now <= dueAt);
