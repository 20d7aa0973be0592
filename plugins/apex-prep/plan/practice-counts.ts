import { dayIn, plusDays, weekOf } from '../../../core/calendar.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { PastAnswer } from '../../practice/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PlannedLine } from '../models.ts';
import { isSameTopic } from './plan.ts';

export interface Counted {
  readonly answered: number;
  readonly correct: number;
}

/** What was practised in the weeks that are looked at. */
export interface Practised {
  /** Of a week, given by its Monday; in one topic, where a line of a plan is given. */
  in(week: string, line?: PlannedLine): Counted;
  /** The first week of these in which something was practised. */
  readonly first: string | undefined;
}

/** Weeks that are looked back at. */
export const weeksShown = 8;

/** What was answered in practice this week and in those before, by the learner's own calendar. */
export async function practisedBy(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
  { week, timeZone }: { week: string; timeZone: string },
  weeksBack = weeksShown,
): Promise<Practised> {
  const since = surelyBefore(plusDays(week, -7 * weeksBack));
  const answers = (await dependencies.history(context.who)?.answers(context, userId, since)) ?? [];
  const byWeek = new Map<string, PastAnswer[]>();
  for (const answer of answers) {
    const own = weekOf(dayIn(timeZone, answer.at));
    byWeek.set(own, [...(byWeek.get(own) ?? []), answer]);
  }
  return {
    in(of, line) {
      const those = (byWeek.get(of) ?? []).filter((answer) => !line || isSameTopic(answer, line));
      return { answered: those.length, correct: those.filter(({ isCorrect }) => isCorrect).length };
    },
    first: [...byWeek.keys()].toSorted()[0],
  };
}

/** A moment that is on that day, or before it, wherever on earth one is. */
const surelyBefore = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60 * 1000);
