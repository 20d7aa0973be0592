import { z } from 'zod';

// A match and its explanation. README.md has the formula.

/** The parts of a score with their weights, which add up to 1. */
export const partWeights = { skills: 0.45, eiq: 0.25, interests: 0.15, place: 0.1, availability: 0.05 } as const;

export const MatchPart = z.enum(['skills', 'eiq', 'interests', 'place', 'availability']);
export type MatchPart = z.infer<typeof MatchPart>;

/** Titles of parts on screens. */
export const partTitles: Record<MatchPart, string> = {
  skills: 'Skills',
  eiq: 'EiQ score',
  interests: 'Interests',
  place: 'Place and company size',
  availability: 'Availability',
};

/** Skills have levels from 1 to 5. */
export const SkillLevel = z.int().min(1).max(5);

/** The level of a skill that a learner lists without evidence, and that a job asks for unless it says otherwise. */
export const statedLevel = 3;

export const levelNames = ['Beginner', 'Basic', 'Working', 'Advanced', 'Expert'] as const;

/** A part that counts. */
const Contribution = z.object({
  part: MatchPart,
  /** Share of the part that is met, 0 to 1. */
  share: z.number().min(0).max(1),
  /** The most points the part can add, after absent parts were left out. */
  outOf: z.number(),
  /** Points added, one decimal. They add up to the score. */
  points: z.number(),
});
export type Contribution = z.infer<typeof Contribution>;

/** What one of the job's skills asks for, and what the learner has. */
const SkillFit = z.object({
  skill: z.string(),
  required: SkillLevel,
  /** 0 where the learner does not list the skill. */
  level: z.number().min(0).max(5),
  /** Share of this skill in all required skills, 0 to 1. */
  weight: z.number(),
});

/** The one change that would raise the score most. */
const BestChange = z.union([
  z.object({ kind: z.literal('skill'), skill: z.string(), from: z.number(), to: SkillLevel, gain: z.number() }),
  z.object({
    kind: z.literal('eiq'),
    /** The EiQ score with which reaching the minimum is 95 % probable. */
    to: z.number(),
    gain: z.number(),
  }),
]);
export type BestChange = z.infer<typeof BestChange>;

export const Explanation = z.object({
  /** The version of the formula. */
  version: z.string(),
  contributions: z.array(Contribution),
  /** Parts that are left out because the job or the profile says nothing about them. */
  absent: z.array(MatchPart),
  skills: z.array(SkillFit),
  /** The probability that the true EiQ score reaches the job's minimum; null without a minimum or a score. */
  probability: z.number().nullable(),
  /** Null where no skill and no score would change anything. */
  bestChange: BestChange.nullable(),
});
export type Explanation = z.infer<typeof Explanation>;

export const MatchLevel = z.enum(['high', 'medium', 'low']);
export type MatchLevel = z.infer<typeof MatchLevel>;

/** High from 80, medium from 60. */
export function matchLevel(score: number): MatchLevel {
  if (score >= 80) return 'high';
  return score >= 60 ? 'medium' : 'low';
}
