import { plusDays, weekOf } from '../../../core/calendar.ts';
import type { Random } from '../../../core/random.ts';
import type { WeekOfAnswers } from '../../practice/services.ts';
import type { StudyHistory } from './early-warnings.ts';

// A cohort of which it is known who stops studying and when.

/** A Monday. */
export const cohortStart = '2030-01-07';

export interface SimulatedStudent extends StudyHistory {
  /** The first day without any study; null for one who goes on. */
  readonly stopsOn: string | null;
}

/**
 * A learner over some weeks: studies on a share of days that varies from person to person and is lower at weekends, and takes
 * a week off now and then. A third stops at some time; most of these study less, less well or more hastily in the three weeks
 * before, a fifth without any sign.
 */
export function simulateStudent(random: Random, weeks: number): SimulatedStudent {
  const share = 0.2 + 0.6 * random();
  const skill = 0.5 + 0.35 * random();
  const stops = random() < 1 / 3 ? 28 + Math.floor(random() * (7 * weeks - 28)) : null;
  const [fades, errs, rushes] =
    random() < 0.2 ? [false, false, false] : [random() < 0.8, random() < 0.5, random() < 0.5];
  const days: string[] = [];
  const answers = new Map<string, { answered: number; correct: number; hasty: number }>();
  let breakUntil = 0;
  for (let day = 0; day < 7 * weeks; day++) {
    if (stops !== null && day >= stops) break;
    if (random() < 0.004) breakUntil = day + 5 + Math.floor(random() * 6);
    if (day < breakUntil) continue;
    const left = stops === null ? Number.POSITIVE_INFINITY : stops - day;
    const isFading = left <= 21;
    const weekend = day % 7 > 4 ? 0.5 : 1;
    const chance = share * weekend * (isFading && fades ? Math.max(0.1, left / 30) : 1);
    if (random() >= chance) continue;
    const date = plusDays(cohortStart, day);
    days.push(date);
    const week = answers.get(weekOf(date)) ?? { answered: 0, correct: 0, hasty: 0 };
    const count = 3 + Math.floor(random() * 10);
    for (let answer = 0; answer < count; answer++) {
      week.answered += 1;
      if (random() < skill - (isFading && errs ? 0.2 : 0)) week.correct += 1;
      if (random() < (isFading && rushes ? 0.35 : 0.04)) week.hasty += 1;
    }
    answers.set(weekOf(date), week);
  }
  return {
    days,
    weeks: [...answers].map(([week, { answered, correct, hasty }]): WeekOfAnswers => {
      return { userId: '', week, answered, graded: answered, correct, timed: answered, hasty };
    }),
    stopsOn: stops === null ? null : plusDays(cohortStart, stops),
  };
}
