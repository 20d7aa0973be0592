import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';
import { EiqScore } from '../eiq/contract.ts';

// When a learner may take an assessment again. The rule is the same for every assessment that enters the record.

/** The attempts of one learner at one assessment. */
export interface AttemptHistory {
  /** When the last recorded attempt was completed. */
  readonly recordedAt: Date | undefined;
  /** When attempts ended whose questions were shown and that have no recorded result, latest first. */
  readonly unrecordedAt: readonly Date[];
}

export interface RetakeRules {
  readonly retakeDays: number;
  /** Attempts without a recorded result allowed within `retakeDays`. */
  readonly restarts: number;
}

export interface Waiting {
  /** The next attempt may begin at this time. */
  readonly until: Date;
  /** A sentence for the learner. */
  readonly reason: string;
}

/** The name of an assessment in messages. */
export interface AttemptName {
  /** With its article: `a placement`. */
  readonly one: string;
  readonly many: string;
}

const dayMs = 86_400_000;

/**
 * How long a learner has to wait: `retakeDays` after a recorded result, so that repeated tries do not raise it, and after
 * more than `restarts` attempts without one in that time, so that nobody browses the questions.
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
  const excessAttempt = unrecordedAt[restarts];
  if (excessAttempt) {
    const until = after(excessAttempt);
    const reason = `You started ${restarts + 1} ${many} without a recorded result. You can start another one from ${momentText(until)}.`;
    waits.push({ until, reason });
  }
  return waits.filter(({ until }) => until > now).sort((a, b) => b.until.getTime() - a.until.getTime())[0];
}

const dateText = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const momentText = (date: Date) =>
  `${dateText(date)}, ${date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })} UTC`;

/** A hasty result that awaits a decision. It has no certainty. */
export const HeldResult = z.object({
  sessionId: Id,
  userId: Id,
  learner: z.string(),
  completedAt: Timestamp,
  eiqScore: EiqScore,
  standardError: z.number(),
  /** Answers given within 3 seconds. */
  hasty: z.int(),
  answers: z.int(),
  /** Milliseconds. */
  totalTime: z.number(),
});
