import { plusDays, weekOf } from '../../../core/calendar.ts';
import type { Random } from '../../../core/random.ts';
import type { WeekOfAnswers } from '../../practice/services.ts';
import type { SimulatedStudent } from './simulated-cohort.ts';
import { cohortStart } from './simulated-cohort.ts';

// A second cohort, on which the rules of early warnings were not set. Nothing is shared with the first but the start: a state of
// mind drives days, answers and haste together, holidays interrupt everybody, and learners stop for reasons that do not show.

/** Two weeks in which hardly anyone studies. */
export const holidays = { from: 77, days: 14 } as const;

/** A school whose learners have a timetable of two to five days of the week. */
export function simulateSchool(random: Random, students: number, weeks: number): SimulatedStudent[] {
  return Array.from({ length: students }, () => studentOf(random, weeks));
}

function studentOf(random: Random, weeks: number): SimulatedStudent {
  const timetable = new Set(Array.from({ length: 2 + Math.floor(random() * 4) }, () => Math.floor(random() * 7)));
  const extra = 0.05 + 0.15 * random();
  const skill = 0.4 + 0.5 * random();
  // Interest wanders around 1; a learner whose interest stays low stops, and now and then one stops without a sign.
  let interest = 1;
  let stopsOn: number | null = null;
  const days: string[] = [];
  const answers = new Map<string, { answered: number; correct: number; hasty: number }>();
  for (let day = 0; day < 7 * weeks; day++) {
    interest = Math.max(0, Math.min(1.3, interest + 0.02 * (1 - interest) + 0.2 * (random() + random() - 1)));
    const isLost = interest < 0.35 ? random() < 0.05 : random() < 0.0004;
    if (isLost) {
      stopsOn = day;
      break;
    }
    const isHoliday = day >= holidays.from && day < holidays.from + holidays.days;
    const chance = (timetable.has(day % 7) ? 0.9 : extra) * Math.min(1, interest) * (isHoliday ? 0.1 : 1);
    if (random() >= chance) continue;
    const date = plusDays(cohortStart, day);
    days.push(date);
    const week = answers.get(weekOf(date)) ?? { answered: 0, correct: 0, hasty: 0 };
    for (let answer = Math.floor(random() * 12); answer > 0; answer--) {
      week.answered += 1;
      if (random() < skill - 0.15 * (1 - Math.min(1, interest))) week.correct += 1;
      if (random() < 0.03 + 0.2 * (1 - Math.min(1, interest))) week.hasty += 1;
    }
    answers.set(weekOf(date), week);
  }
  return {
    days,
    weeks: [...answers].map(([week, { answered, correct, hasty }]): WeekOfAnswers => {
      return { userId: '', week, answered, graded: answered, correct, timed: answered, hasty };
    }),
    stopsOn: stopsOn === null ? null : plusDays(cohortStart, stopsOn),
  };
}
