import { dayIn, daysLeftIn, weekOf } from '../../../core/calendar.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import type { EiqRecord } from '../../learner/contract.ts';
import type { PlanReason } from '../contract.ts';
import { questionsInLesson } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PlannedLine } from '../models.ts';
import { PreparationRow, WeekRow } from '../models.ts';
import { hoursOf } from './hours.ts';
import { lessonsLeft, revisePlan } from './plan.ts';
import type { PracticeCounts } from './practice-counts.ts';
import { practiceCountsOf } from './practice-counts.ts';

export interface ThisWeek {
  readonly week: string;
  readonly today: string;
  readonly timeZone: string;
}

export async function thisWeek(
  { record, clock }: Dependencies,
  context: TransactionContext | Omit<TransactionContext, 'tx'>,
  userId: string,
): Promise<ThisWeek> {
  const timeZone = await record.timeZone(context, userId);
  const today = dayIn(timeZone, clock.now());
  return { week: weekOf(today), today, timeZone };
}

/** Locks the learner's row until the transaction ends; creates it if it is missing. */
export async function lockPreparation(
  { db }: Dependencies,
  context: TransactionContext,
  userId: string,
): Promise<PreparationRow> {
  await db.rows(PreparationRow, context).insert({ userId }).onConflict('userId').ignore();
  return db.rows(PreparationRow, context).findById(userId).forUpdate().throwIfNotFound();
}

/**
 * Makes this week's plan if there is a target, a record and topics to practise; otherwise deletes it. Started lines stay.
 * @param context a transaction that has locked the learner's row
 */
export async function planWeek(
  dependencies: Dependencies,
  context: TransactionContext,
  row: PreparationRow,
  reason: PlanReason,
): Promise<void> {
  const { db, clock } = dependencies;
  const { userId } = row;
  // While practice is off the plan is kept, unless the target has changed.
  if (!dependencies.standing(context.who) && reason !== 'target') return;
  const at = await thisWeek(dependencies, context, userId);
  const known = await db.rows(WeekRow, context).findById([userId, at.week]);
  const record = await dependencies.record.eiq(context, userId);
  const lines = await linesFor(
    dependencies,
    context,
    row,
    record,
    known,
    await practiceCountsOf(dependencies, context, userId, at, 0),
    at,
  );
  if (lines.length === 0 || !record.current) {
    if (known) await db.rows(WeekRow, context).deleteById([userId, at.week]);
    return;
  }
  const plan = {
    lines,
    madeAt: clock.now(),
    reason,
    fromScore: record.current.eiqScore,
    fromError: record.current.standardError,
  };
  await db
    .rows(WeekRow, context)
    .insert({ userId, week: at.week, ...plan, doneAt: known?.doneAt ?? null })
    .onConflict(['userId', 'week'])
    .merge();
}

/** Whether all questions of a line are answered. */
export const isDone = (line: PlannedLine, answered: number) => answered >= line.lessons * questionsInLesson;

async function linesFor(
  dependencies: Dependencies,
  context: TransactionContext,
  row: PreparationRow,
  record: EiqRecord,
  known: WeekRow | undefined,
  counts: PracticeCounts,
  { week, today }: ThisWeek,
): Promise<PlannedLine[]> {
  const topics = await dependencies.standing(context.who)?.topics(context, row.userId);
  if (row.score === null || !record.current || !topics) return [];
  const started = (known?.lines ?? []).flatMap((line) => {
    const done = Math.ceil(counts.in(week, line).answered / questionsInLesson);
    return done > 0 ? [{ ...line, lessons: Math.min(line.lessons, done) }] : [];
  });
  const done = started.reduce((sum, line) => sum + line.lessons, 0);
  const { lessons } = await hoursOf(dependencies, context, row.userId, row);
  return revisePlan(started, topics, record, row.score, done + lessonsLeft(lessons, daysLeftIn(today), done));
}
