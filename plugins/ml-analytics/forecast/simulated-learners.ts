import { normalDraw } from 'psychometrics';
import type { Random } from '../../../core/random.ts';
import type { Measured } from './growth-model.ts';
import { band, growthAfter, growthPrior, stateAt } from './growth-model.ts';

// Learners with a known course of ability, to check forecasts against what then happens. Only the first kind grows as the
// model assumes; the others are the ways in which it can be wrong.

export const courses = {
  steady: 'grows at a rate of its own, with the model’s wandering',
  plateau: 'grows by up to 0.8 logits within half a year and then not',
  jump: 'stays and jumps by 0.3 to 0.8 logits at some time',
  decline: 'loses 0.2 to 0.5 logits a year',
  seasonal: 'grows for nine months of the year and falls back in the other three',
  restless: 'wanders in large, rare steps',
} as const;
export type Course = keyof typeof courses;
export const courseNames = Object.keys(courses) as Course[];

/** Half of the learners are steady; the other courses share the rest. */
const steadyShare = 0.5;

export interface SimulatedLearner {
  readonly course: Course;
  /** In the order of time. */
  readonly results: readonly Measured[];
  /** True ability, days after the latest result. */
  readonly ability: Readonly<Record<Horizon, number>>;
}

export const horizons = [30, 90, 365] as const;
export type Horizon = (typeof horizons)[number];

const dayMs = 86_400_000;
const start = Date.parse('2030-01-01T00:00:00Z');

/** A learner with one to six results, 30 to 150 days apart. */
export function simulateLearner(random: Random): SimulatedLearner {
  const others = courseNames.slice(1);
  const course = random() < steadyShare ? 'steady' : (others[Math.floor(random() * others.length)] ?? 'steady');
  const count = 1 + Math.floor(random() * 6);
  const days = [0];
  while (days.length < count) days.push((days.at(-1) ?? 0) + 30 + Math.floor(random() * 121));
  const last = days.at(-1) ?? 0;
  const path = pathOf(course, last + Math.max(...horizons), random);
  const at = (day: number) => path[day] ?? 0;
  return {
    course,
    results: days.map((day) => ({ at: new Date(start + day * dayMs), ...measure(at(day), random) })),
    ability: { 30: at(last + 30), 90: at(last + 90), 365: at(last + 365) },
  };
}

/** A result as the assessments record it: the posterior under N(0, 1) of a likelihood with an SE of 0.28 to 0.5. */
function measure(ability: number, random: Random): { theta: number; se: number } {
  const variance = (0.28 + 0.22 * random()) ** 2;
  const observed = ability + Math.sqrt(variance) * normalDraw(random);
  const precision = 1 / variance + 1;
  return { theta: observed / variance / precision, se: 1 / Math.sqrt(precision) };
}

/** True ability by day. */
function pathOf(course: Course, days: number, random: Random): number[] {
  const { slope, variancePerYear } = growthPrior;
  const first = normalDraw(random);
  const rate = slope.mean + slope.sd * normalDraw(random);
  const size = 0.3 + 0.5 * random();
  const moment = Math.floor(random() * days);
  const season = Math.floor(random() * 365);
  const wander = Math.sqrt(variancePerYear / 365.25);
  const path = [first];
  for (let day = 1; day <= days; day++) {
    const before = path[day - 1] ?? first;
    const noise = wander * normalDraw(random);
    path.push(
      {
        steady: () => before + rate / 365.25 + noise,
        plateau: () => first + size * (1 - Math.exp(-day / 60)),
        jump: () => (day < moment ? first : first + size),
        decline: () => first - (size / 1.5) * (day / 365.25),
        seasonal: () => before + ((day + season) % 365 < 273 ? size / 273 : -(size * 0.4) / 92) + 0.5 * noise,
        restless: () => before + (random() < 0.02 ? normalDraw(random) * 0.15 : 0),
      }[course](),
    );
  }
  return path;
}

/** How often the band around a forecast holds the true ability. */
export interface Coverage {
  held: number;
  of: number;
}

/** Forecasts simulated learners, and counts how often the band holds their true ability, by horizon and course. */
export function backTest(learners: number, random: Random) {
  const none = (): Coverage => ({ held: 0, of: 0 });
  const byHorizon = new Map<Horizon, Coverage>(horizons.map((days) => [days, none()]));
  const byCourse = new Map<Course, Coverage>(courseNames.map((course) => [course, none()]));
  const byResults = new Map<number, Coverage>();
  const widths = new Map<Horizon, number>(horizons.map((days) => [days, 0]));
  for (let learner = 0; learner < learners; learner++) {
    const { course, results, ability } = simulateLearner(random);
    const state = growthAfter(results);
    if (!state) continue;
    for (const days of horizons) {
      const { level, levelVariance } = stateAt(state, new Date(state.at.getTime() + days * dayMs));
      const reach = band.reach * Math.sqrt(levelVariance);
      const isHeld = Math.abs(ability[days] - level) <= reach;
      widths.set(days, (widths.get(days) ?? 0) + (2 * reach) / learners);
      const ofResults = byResults.get(results.length) ?? none();
      byResults.set(results.length, ofResults);
      for (const coverage of [byHorizon.get(days), byCourse.get(course), ofResults]) {
        if (!coverage) continue;
        coverage.of += 1;
        if (isHeld) coverage.held += 1;
      }
    }
  }
  return { byHorizon, byCourse, byResults, widths };
}
