import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Plan } from '../item-bank/services.ts';
import type { Level } from '../learner/contract.ts';
import { thetaAt } from '../learner/contract.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { Form, Stage } from './contract.ts';
import { stages } from './contract.ts';

/** Configuration of the deployment: how a placement is run. */
export const Configuration = z
  .object({
    /** The fewest and the most questions of a section. */
    minimumQuestions: z.int().min(1).max(60).default(10),
    maximumQuestions: z.int().min(1).max(60).default(24),
    /**
     * Between the two, a section ends once further questions are expected to correct fewer levels than this for each
     * question. With 0, the next two rules end it instead.
     */
    leastGain: z.number().min(0).max(1).default(0.022),
    /** The standard error (logits) at which a section ends. */
    targetStandardError: z.number().positive().max(1).default(0.45),
    /** The certainty of the level (0 to 1) at which a section ends. */
    certainty: z.number().min(0.5).max(1).default(0.9),
    /**
     * The fewest questions of a section while its score is `endsFrom` points or more from the middle of the scale, where few
     * questions fit.
     */
    minimumQuestionsAtEnds: z.int().min(1).max(60).default(14),
    endsFrom: z.number().min(0).max(400).default(120),
    /** The assumed correlation of abilities in the sections (0 to 1). */
    correlation: z.number().min(0).max(1).default(0.7),
    /**
     * The spread (SD in points) of abilities assumed by scoring in each section. Wider than in learners, so that scores reach
     * the ends of the scale.
     */
    priorSpread: z.number().min(50).max(300).default(140),
    /** Open-ended questions in each section. */
    openEnded: z.int().min(0).max(10).default(1),
    /** Questions in each section that are tried out and do not count, besides those above. */
    pretestQuestions: z.int().min(0).max(10).default(2),
    /** Placements that may be abandoned within the waiting time. */
    restarts: z.int().min(0).max(100).default(2),
  })
  .refine(({ minimumQuestions, maximumQuestions }) => minimumQuestions <= maximumQuestions, {
    path: ['maximumQuestions'],
    message: 'must be minimumQuestions or more',
  });
export type Configuration = z.infer<typeof Configuration>;

/**
 * The scored questions that four of five learners answer in each section where nothing is configured: the 10th and the
 * 90th percentile of 2,000 simulated placements (docs/measurement.md).
 */
const usualQuestions: Readonly<Record<Stage, QuestionRange>> = {
  core_math: { from: 11, to: 18 },
  applied_reasoning: { from: 14, to: 24 },
  ai_conceptual: { from: 10, to: 19 },
};

/**
 * The placement of grades 3 to 5: as many questions in each section, and a wide prior, because most of these children are
 * far below the middle of the scale. Simulated: docs/measurement.md.
 */
const early = { questions: 7, priorSd: 1.8 } as const;
/** A child whose score is above this has answered nearly all early questions, so the next placement asks the general ones. */
export const earlyUpTo = 400;

interface QuestionRange {
  readonly from: number;
  readonly to: number;
}

/**
 * How many questions a section usually asks, with those that are tried out; of the general form under rules that were
 * configured, the fewest and the most.
 */
export function questionsIn(stage: Stage, configuration: Configuration, form: Form = 'general'): QuestionRange {
  if (form === 'early') return { from: early.questions, to: early.questions };
  const { minimumQuestions, maximumQuestions, pretestQuestions } = configuration;
  const unscored = { restarts: 0, pretestQuestions: 0 };
  const isDefault = isDeepStrictEqual({ ...configuration, ...unscored }, { ...Configuration.parse({}), ...unscored });
  const { from, to } = isDefault ? usualQuestions[stage] : { from: minimumQuestions, to: maximumQuestions };
  return { from: from + pretestQuestions, to: to + pretestQuestions };
}

/** EiQ scores at which the levels of a placement begin. */
export interface Cuts {
  readonly immersion: number;
  readonly mastery: number;
}

/** The cuts of the learner record, because a placement's result becomes part of it. */
export function cutsOf(cuts: LearnerRecord['shippedCuts']): Cuts {
  const from = (level: Level) => {
    const cut = cuts.find((each) => each.level === level);
    if (!cut) throw new Error(`The learner record has no cut for ${level}`);
    return cut.from;
  };
  return { immersion: from('immersion'), mastery: from('mastery') };
}

/** Settings of each institution. */
export const InstitutionSettings = z.object({
  retakeDays: z
    .int()
    .min(0)
    .max(730)
    .default(30)
    .meta({ browser: true, title: 'Days between placements', description: 'How long a learner waits for another one' }),
  hintsCountForScore: z.boolean().default(false).meta({
    browser: true,
    title: 'Hints count',
    description: 'An answer given after a hint counts as not solved. Applies to placements begun from now on.',
  }),
});
export type InstitutionSettings = z.infer<typeof InstitutionSettings>;

/** The fewest and the most scored questions of a section. */
export const limitsOf = (configuration: Configuration, form: Form): { minimum: number; maximum: number } =>
  form === 'early'
    ? { minimum: early.questions, maximum: early.questions }
    : { minimum: configuration.minimumQuestions, maximum: configuration.maximumQuestions };

/** Questions of a section that are tried out and do not count. The early form is short and has none. */
export const pretestIn = ({ pretestQuestions }: Configuration, form: Form): number =>
  form === 'early' ? 0 : pretestQuestions;

/** The plan of a placement's sitting. */
export function planOf(configuration: Configuration, cuts: Cuts, hintsCount: boolean, form: Form = 'general'): Plan {
  const plan = generalPlan(configuration, cuts, hintsCount);
  if (form === 'general') return plan;
  const rules = { ...limitsOf(configuration, form), targetStandardError: 0, certainty: 1, openEnded: 0 };
  const sections = stages.map((section) => ({ section, ...rules }));
  return { ...plan, pool: 'early_assessment', priorSd: early.priorSd, sections };
}

function generalPlan(configuration: Configuration, cuts: Cuts, hintsCount: boolean): Plan {
  const { targetStandardError, certainty, openEnded, pretestQuestions } = configuration;
  const { leastGain, correlation, priorSpread, minimumQuestionsAtEnds, endsFrom } = configuration;
  const limits = {
    ...limitsOf(configuration, 'general'),
    minimumAtEnds: minimumQuestionsAtEnds,
    endsFrom: endsFrom / 100,
    ...(leastGain > 0 && { leastGain }),
    targetStandardError,
    certainty,
    openEnded,
    ...(pretestQuestions > 0 && { pretest: pretestQuestions }),
  };
  return {
    purpose: 'immersion',
    sections: stages.map((section) => ({ section, ...limits })),
    cuts: [cuts.immersion, cuts.mastery].map(thetaAt),
    hintsCount,
    correlation,
    scoring: 'joint',
    priorSd: priorSpread / 100,
    freshVariants: true,
    openAnswers: 'weighted',
  };
}
