import { dayIn, plusDays, weekOf } from '../../../core/calendar.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { PastAnswer } from '../../practice/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PlannedLine } from '../models.ts';
import { isSameTopic } from './plan.ts';

export interface PracticeCount {
  readonly answered: number;
  readonly correct: number;
}

/** Answers in practice by week. */
export interface PracticeCounts {
  /** Answers in the week of a Monday, optionally in the topic of a line only. */
  in(week: string, line?: PlannedLine): PracticeCount;
  /** The first of these weeks with practice. */
  readonly first: string | undefined;
}

/** Number of past weeks shown. */
export const weeksShown = 8;

/** Answers in practice of this and past weeks, by the learner's calendar. */
export async function practiceCountsOf(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
  { week, timeZone }: { week: string; timeZone: string },
  weeksBack = weeksShown,
): Promise<PracticeCounts> {
  const since = startInEveryZone(plusDays(week, -7 * weeksBack));
  const answers = (await dependencies.history(context.who)?.answers(context, userId, since)) ?? [];
  const byWeek = new Map<string, PastAnswer[]>();
  for (const answer of answers) {
    const ownWeek = weekOf(dayIn(timeZone, answer.at));
    byWeek.set(ownWeek, [...(byWeek.get(ownWeek) ?? []), answer]);
  }
  return {
    in(of, line) {
      const counted = (byWeek.get(of) ?? []).filter((answer) => !line || isSameTopic(answer, line));
      return { answered: counted.length, correct: counted.filter(({ isCorrect }) => isCorrect).length };
    },
    first: [...byWeek.keys()].toSorted()[0],
  };
}

/** A moment at or before the start of a day in every time zone. */
const startInEveryZone = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60 * 1000);
