import { z } from 'zod';
import type { Level } from '../../learner/contract.ts';
import { Domain, Estimate } from '../../learner/contract.ts';
import { TrackTopic } from '../k12/contract.ts';

// Learning analytics: a learner's domains, practice and insights.

/** A domain is strong when the ability is at or above the level's cut with at least this probability. */
export const strongFrom = { level: 'immersion', probability: 0.8 } as const satisfies {
  level: Level;
  probability: number;
};

/** Length of the period of practice in days, including today. */
export const daysBack = 28;

const Reasoning = Estimate.extend({
  domain: Domain,
  title: z.string(),
  /** Probability that the ability is at or above the Immersion cut, 0 to 1. */
  probability: z.number().min(0).max(1),
  standing: z.enum(['strong', 'developing']),
});
export type Reasoning = z.infer<typeof Reasoning>;

/** Answers of the last `daysBack` days. Answers not graded yet count in `answered` only. */
const Practised = z.object({
  /** Days with at least one answer. */
  days: z.int(),
  answered: z.int(),
  graded: z.int(),
  correct: z.int(),
  /** The graded answers with hints. */
  withHints: z.object({ graded: z.int(), correct: z.int() }),
});
export type Practised = z.infer<typeof Practised>;

export const Analytics = z.object({
  /** Empty before the first result with separate domains. */
  reasoning: z.array(Reasoning),
  /** The highest and the lowest domain, where they differ by more than chance explains. */
  apart: z.object({ highest: z.string(), lowest: z.string(), points: z.number() }).nullable(),
  /** Null where practice is off. */
  practised: Practised.nullable(),
  /** Topics by their latest answers: the one to practise next, and the one mastered best. */
  weakest: TrackTopic.nullable(),
  strongest: TrackTopic.nullable(),
});
export type Analytics = z.infer<typeof Analytics>;

export const analyticsRoutes = {
  analytics: {
    method: 'get',
    path: '/api/dashboards/analytics',
    access: 'signed-in',
    description: 'Your domains, your practice of the last four weeks, and your strongest and weakest topic',
    response: Analytics,
  },
} as const;
