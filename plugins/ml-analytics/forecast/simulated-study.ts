import { normalDraw } from 'psychometrics';
import { plusDays } from '../../../core/calendar.ts';
import type { Random } from '../../../core/random.ts';
import { periods } from '../overview/contract.ts';
import type { Coverage } from './simulated-learners.ts';
import { forecastStudyDays } from './study-days.ts';

// Learners whose days of study are known beyond the forecast. Only the first kind studies as the forecast assumes; the others
// are the ways in which it can be wrong.

export const habits = {
  steady: 'studies on a share of days that stays',
  weekdays: 'studies on the same two to four weekdays, and misses some',
  bursts: 'alternates weeks with and without study',
  drifting: 'studies more or less from week to week, without return',
  fading: 'studies less and less over half a year',
  growing: 'studies on more days each month',
  breaks: 'takes one to three weeks off, four times a year',
  pauses: 'stops for six weeks to half a year, once or twice in a year',
} as const;
export type Habit = keyof typeof habits;
const habitNames = Object.keys(habits) as Habit[];

/** A third of the learners are steady; the other habits share the rest. */
const steadyShare = 1 / 3;
/** A Wednesday, so that the current week is not whole. */
export const studyToday = '2030-06-05';
const longest = Math.max(...Object.values(periods));

/** The days of study before `studyToday` and from it on, ascending. */
export function simulateStudy(random: Random) {
  const others = habitNames.slice(1);
  const habit = random() < steadyShare ? 'steady' : (others[Math.floor(random() * others.length)] ?? 'steady');
  const past = 5 * 7 + Math.floor(random() * 26 * 7);
  const studies = dailyOf(habit, random);
  const days = Array.from({ length: past + longest }, (_, day) => day).filter((day) => studies(day, past));
  const dates = days.map((day) => plusDays(studyToday, day - past));
  return { habit, before: dates.filter((day) => day < studyToday), after: dates.filter((day) => day >= studyToday) };
}

/** Whether a learner of this habit studies on a day. Days are asked for in their order. */
function dailyOf(habit: Habit, random: Random): (day: number, past: number) => boolean {
  const share = 0.08 + 0.72 * random() ** 1.5;
  const chosen = new Set(Array.from({ length: 2 + Math.floor(random() * 3) }, () => Math.floor(random() * 7)));
  let logit = Math.log(share / (1 - share));
  let isOn = random() < 0.5;
  let breakUntil = -1;
  const chance = (day: number, past: number): number => {
    const isNewWeek = day % 7 === 0;
    switch (habit) {
      case 'steady':
        return share;
      case 'weekdays':
        return chosen.has(day % 7) ? 0.85 : 0.02;
      case 'bursts':
        if (isNewWeek && random() < 0.4) isOn = !isOn;
        return isOn ? Math.min(0.9, 1.5 * share) : 0.05;
      case 'drifting':
        if (isNewWeek) logit += 0.12 * normalDraw(random);
        return 1 / (1 + Math.exp(-logit));
      case 'fading':
        return share * Math.max(0.05, 1 - Math.max(0, day - past + 60) / 240);
      case 'growing':
        return Math.min(0.9, share * (0.6 + day / 400));
      case 'pauses':
        if (day > breakUntil && random() < 1.5 / 365) breakUntil = day + 42 + Math.floor(random() * 140);
        return day < breakUntil ? 0 : share;
      case 'breaks':
        if (day > breakUntil && random() < 4 / 365) breakUntil = day + 7 + Math.floor(random() * 15);
        return day < breakUntil ? 0 : share;
    }
  };
  return (day, past) => random() < chance(day, past);
}

/** Forecasts simulated learners, and counts how often the band holds their days of study, by period and habit. */
export function backTestStudy(learners: number, random: Random) {
  const byPeriod = new Map<number, Coverage>();
  const byHabit = new Map<Habit, Coverage>();
  const count = <Key>(counts: Map<Key, Coverage>, key: Key, isHeld: boolean) => {
    const { held, of } = counts.get(key) ?? { held: 0, of: 0 };
    counts.set(key, { held: held + Number(isHeld), of: of + 1 });
  };
  const widths = new Map<number, number>();
  for (let learner = 0; learner < learners; learner++) {
    const { habit, before, after } = simulateStudy(random);
    for (const ahead of Object.values(periods)) {
      const found = forecastStudyDays(before, studyToday, ahead);
      if (!found) continue;
      const end = plusDays(studyToday, ahead);
      const studied = after.filter((day) => day < end).length;
      const isHeld = studied >= found.from && studied <= found.to;
      count(byPeriod, ahead, isHeld);
      count(byHabit, habit, isHeld);
      widths.set(ahead, (widths.get(ahead) ?? 0) + found.to - found.from);
    }
  }
  return { byPeriod, byHabit, widths };
}
