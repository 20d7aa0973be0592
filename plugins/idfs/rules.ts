import { z } from 'zod';
import type { FormPlan } from '../item-bank/services.ts';
import type { Level } from '../learner/contract.ts';
import { thetaAt } from '../learner/contract.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { Difficulty, ExtraTime } from './contract.ts';

/** The kinds of task in order, with their number of questions in the usual form. */
const usualBlueprint = {
  'number-series': 7,
  'matrix-reasoning': 6,
  // Few, because they have no variants: every learner is asked the same ones.
  'verbal-analogies': 4,
  'spatial-rotation': 6,
  deduction: 7,
  'working-memory': 6,
  'processing-speed': 6,
  'quantitative-comparison': 6,
};

/** Configuration of the deployment: the form and the time of a session. */
export const Configuration = z.object({
  /** Questions of each content area of the cognitive tasks, in order. */
  blueprint: z
    .record(z.string(), z.int().min(1).max(50))
    .refine((areas) => Object.keys(areas).length > 0, 'must name at least one kind of task')
    .default(usualBlueprint),
  /**
   * Rounds through all kinds of task, each harder than the one before, so that learners who run out of time have met every
   * kind.
   */
  rounds: z.int().min(1).max(10).default(2),
  /** The spread (SD in points) of abilities assumed by scoring, wider than in learners, so that scores reach the ends. */
  priorSpread: z.number().min(50).max(300).default(140),
  /** The usual time in seconds. */
  timeLimitSeconds: z
    .int()
    .min(1)
    .max(24 * 3600)
    .default(3600),
  /** A session with fewer answers does not count in the learner's record. */
  minimumAnswers: z.int().min(1).max(1000).default(8),
  /** Sessions without a recorded result allowed within the waiting time. */
  restarts: z.int().min(0).max(100).default(2),
});
export type Configuration = z.infer<typeof Configuration>;

/** Settings of each institution. */
export const InstitutionSettings = z.object({
  retakeDays: z.int().min(0).max(730).default(30).meta({
    title: 'Days between IDFS assessments',
    description: 'How long a learner waits for another one after a recorded result',
  }),
});
export type InstitutionSettings = z.infer<typeof InstitutionSettings>;

/** EiQ scores at which the levels above the first begin. */
export interface Cuts {
  readonly immersion: number;
  readonly mastery: number;
  readonly excellence: number;
}

/** The cuts of the learner record, because a session's result becomes part of it. */
export function cutsOf(cuts: LearnerRecord['shippedCuts']): Cuts {
  const from = (level: Level) => {
    const cut = cuts.find((each) => each.level === level);
    if (!cut) throw new Error(`The learner record has no cut for ${level}`);
    return cut.from;
  };
  return { immersion: from('immersion'), mastery: from('mastery'), excellence: from('excellence') };
}

/** The plan of a session's form. */
export function planOf(
  { blueprint, priorSpread }: Pick<Configuration, 'blueprint' | 'priorSpread'>,
  cuts: Cuts,
): FormPlan {
  return {
    purpose: 'idfs',
    section: 'cognitive',
    freshVariants: true,
    priorSd: priorSpread / 100,
    areas: Object.entries(blueprint).map(([contentArea, questions]) => ({ contentArea, questions })),
    cuts: [cuts.immersion, cuts.mastery, cuts.excellence].map(thetaAt),
  };
}

/**
 * The questions of a form in the order they are asked. The form lists them area by area, each from easy to hard; every area
 * is divided into as many parts as there are rounds, and a round takes one part of each.
 */
export function inRounds<Question>(
  form: readonly Question[],
  areaOf: (question: Question) => string,
  rounds: number,
): Question[] {
  const areas = [...Map.groupBy(form, areaOf).values()];
  return Array.from({ length: rounds }, (_, round) =>
    areas.flatMap((all) =>
      all.slice(Math.round((round * all.length) / rounds), Math.round(((round + 1) * all.length) / rounds)),
    ),
  ).flat();
}

/** The difficulty of an item (1 to 5) as this assessment names it. */
export function difficultyOf(rung: number): Difficulty {
  if (rung <= 2) return 'foundation';
  return rung === 3 ? 'intermediate' : 'advanced';
}

/** The time in seconds with extra time. */
export function limitWith(extraTime: ExtraTime | undefined, usualSeconds: number): number {
  if (!extraTime) return usualSeconds;
  if (extraTime.kind === 'factor') return Math.round(usualSeconds * extraTime.factor);
  return usualSeconds + 60 * extraTime.minutes;
}
