import { z } from 'zod';
import { Timestamp } from '../../../core/contract/index.ts';
import { SkillCategory, SkillId, SkillLevel, TopicRef } from '../catalogue/contract.ts';

// What a learner's answers show about skills: Bayesian Knowledge Tracing, and dates of review.

const Probability = z.number().min(0).max(1);

/**
 * A skill counts as mastered with at least this probability, an interval that begins at `masteredLow` or above, and this many
 * answers.
 */
export const masteredFrom = 0.95;
export const masteredLow = 0.8;
export const masteredAnswers = 5;

/** Whether figures of a skill, with `low` the beginning of the interval, show mastery. */
export const isMasteredBy = ({ mastery, low, answers }: { mastery: number; low: number; answers: number }): boolean =>
  mastery >= masteredFrom && low >= masteredLow && answers >= masteredAnswers;

export const SkillMastery = z.object({
  skillId: SkillId,
  skillName: z.string(),
  category: SkillCategory,
  level: SkillLevel,
  /** Topics to practise it in. */
  topics: z.array(TopicRef),
  /** Answers about the skill, and those of them that were right without a hint. */
  answers: z.int(),
  right: z.int(),
  /** The probability that the learner knows the skill, given the answers. */
  mastery: Probability,
  /** Of `mastery`, because the parameters of the skill are estimates. */
  standardError: z.number().nonnegative(),
  /** 95 % interval of `mastery` for the same reason. */
  interval: z.tuple([Probability, Probability]),
  isMastered: z.boolean(),
  /** The probability that the next answer is right, with its standard error and the model that predicts it. */
  nextAnswer: z.object({
    probability: Probability,
    standardError: z.number().nonnegative(),
    model: z.enum(['knowledge-tracing', 'performance-factors']),
  }),
  /** Version of the fitted parameters; null for the defaults. */
  parametersVersion: z.int().nullable(),
  lastAt: Timestamp,
  /** When the skill should be practised again so that it is not forgotten. */
  reviewAt: Timestamp,
  /** When the learner marked the skill as completed. This is no mastery. */
  markedCompleteAt: Timestamp.nullable(),
});
export type SkillMastery = z.infer<typeof SkillMastery>;

/** An answer with what it changed. */
export const MasteryStep = z.object({
  at: Timestamp,
  isRight: z.boolean(),
  /** The plugin that asked. */
  purpose: z.string(),
  /** The probability of a right answer before it was given. */
  predicted: Probability,
  /** The probability of mastery after it. */
  mastery: Probability,
});

export const masteryRoutes = {
  masteries: {
    method: 'get',
    path: '/api/skills/mastery',
    access: 'signed-in',
    description: 'What your answers show about your skills, with uncertainty and dates of review; the latest first',
    response: z.object({ skills: z.array(SkillMastery), due: z.int() }),
  },
  mastery: {
    method: 'get',
    path: '/api/skills/mastery/:skillId',
    access: 'signed-in',
    description: 'What your answers show about one skill, with its latest 100 answers, oldest first',
    params: z.object({ skillId: SkillId }),
    response: SkillMastery.extend({ steps: z.array(MasteryStep) }),
  },
} as const;

export const masteryData = [
  {
    table: 'answers',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Your answers to questions about skills, and whether they were right',
  },
  {
    table: 'masteries',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'What your answers show about your skills, and when to review them',
  },
  {
    table: 'catch_ups',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'When your past answers about skills were last looked up',
  },
] as const;
