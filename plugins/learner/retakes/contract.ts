import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';
import { EiqScore } from '../eiq/contract.ts';

// When a learner may take an assessment again. Every assessment that enters the record follows this one rule.

/** The attempts of one learner at one assessment. */
export interface AttemptHistory {
  /** When the last one that counts in the record was completed. */
  readonly recordedAt: Date | undefined;
  /** When those ended whose questions were shown and that have no result in the record, the latest first. */
  readonly unrecordedAt: readonly Date[];
}

export interface RetakeRules {
  readonly retakeDays: number;
  /** Attempts without a recorded result that are allowed within `retakeDays`. */
  readonly restarts: number;
}

export interface Waiting {
  /** Another attempt may be begun from here on. */
  readonly until: Date;
  /** In words, for the learner. */
  readonly reason: string;
}

/** How messages name an assessment. */
export interface AttemptName {
  /** With its article: `a placement`. */
  readonly one: string;
  readonly many: string;
}

const dayMs = 86_400_000;

/**
 * Whether a learner has to wait: `retakeDays` after a recorded result, so that a result is not a matter of trying often;
 * and after more than `restarts` attempts without one within that time, so that questions are not looked through.
 */
export function waitingTime(
  { recordedAt, unrecordedAt }: AttemptHistory,
  { retakeDays, restarts }: RetakeRules,
  now: Date,
  { one, many }: AttemptName,
): Waiting | undefined {
  const after = (moment: Date) => new Date(moment.getTime() + retakeDays * dayMs);
  const waits: Waiting[] = [];
  if (recordedAt) {
    const until = after(recordedAt);
    const reason = `You completed ${one} on ${dateText(recordedAt)}. You can take another one from ${momentText(until)}.`;
    waits.push({ until, reason });
  }
  const oneTooMany = unrecordedAt[restarts];
  if (oneTooMany) {
    const until = after(oneTooMany);
    const reason = `You began ${restarts + 1} ${many} that have no recorded result. You can begin another one from ${momentText(until)}.`;
    waits.push({ until, reason });
  }
  return waits.filter(({ until }) => until > now).sort((a, b) => b.until.getTime() - a.until.getTime())[0];
}

const dateText = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const momentText = (date: Date) =>
  `${dateText(date)}, ${date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })} UTC`;

/** A hasty result that waits for a decision. It says nothing of how sure its level is. */
export const HeldResult = z.object({
  sessionId: Id,
  userId: Id,
  learner: z.string(),
  completedAt: Timestamp,
  eiqScore: EiqScore,
  standardError: z.number(),
  /** Answers that came within 3 seconds. */
  hasty: z.int(),
  answers: z.int(),
  /** Milliseconds. */
  totalTime: z.number(),
});
