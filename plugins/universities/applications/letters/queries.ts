import type { z } from 'zod';
import type { Actor } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import { allows } from '../../../learner/contract.ts';
import type { ApplicationDependencies } from '../dependencies.ts';
import type { ApplicationRow } from '../models.ts';
import { RecommendationRow } from '../models.ts';
import { scopeOf } from '../queries.ts';
import { takesLetters } from '../states/contract.ts';
import type { Recommendation } from './contract.ts';
import { maxReminders, reminderDays } from './contract.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Requests for letters as their applicant sees them, without withdrawn ones. */
export async function recommendationsOf(
  { db, clock }: Pick<ApplicationDependencies, 'db' | 'clock'>,
  context: CallContext,
  application: ApplicationRow,
): Promise<z.input<typeof Recommendation>[]> {
  const rows = await db
    .rows(RecommendationRow, scopeOf(context))
    .where({ applicationId: application.id })
    .whereNot({ status: 'withdrawn' })
    .orderBy('id');
  return rows.map((row) => recommendationView(row, application, clock.now()));
}

export function recommendationView(
  row: RecommendationRow,
  application: ApplicationRow,
  at: Date,
): z.input<typeof Recommendation> {
  const { isWaived, letter, fileName } = row;
  return {
    ...row,
    mayRemind: takesLetters.includes(application.status) && mayRemind(row, at),
    letter: isWaived ? null : letter,
    hasFile: !isWaived && fileName !== null,
  };
}

/** Whether another mail about a request may be sent. */
export function mayRemind({ status, sentAt, remindedAt, reminders }: RecommendationRow, at: Date): boolean {
  const last = remindedAt ?? sentAt;
  return (
    status === 'requested' &&
    reminders < maxReminders &&
    last !== null &&
    at.getTime() - last.getTime() >= reminderDays * dayMs
  );
}

/**
 * Whether a letter is neither asked for nor taken at present: its applicant is a child, and the guardian's consent has ended.
 * The request stays, and goes on with a new consent.
 */
export async function isPaused(
  { record }: Pick<ApplicationDependencies, 'record'>,
  context: CallContext<Pick<Actor, 'institution'>>,
  { userId }: Pick<RecommendationRow, 'userId'>,
): Promise<boolean> {
  return !allows(await record.minority(context, { id: userId, role: 'learner' }), 'taking-part');
}

/** The key of the PDF of a letter that the applicant may see. It belongs to the applicant's files. */
export const fileKeyOf = (institutionId: string, userId: string, fileId: string) =>
  `${institutionId}/${userId}/letters/${fileId}`;
