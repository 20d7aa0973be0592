import { z } from 'zod';
import type { Level } from '../../learner/contract.ts';
import { Domain, Estimate } from '../../learner/contract.ts';
import { TrackTopic } from '../k12/contract.ts';

// What a learner's own figures show, side by side: how they reason, how they practise, and what follows from it.

/** How sure it has to be that an ability lies at a level's beginning or above, for a domain to be called strong. */
export const strongFrom = { level: 'immersion', probability: 0.8 } as const satisfies {
  level: Level;
  probability: number;
};

/** Days that practice is looked back at, today among them. */
export const daysBack = 28;

const Reasoning = Estimate.extend({
  domain: Domain,
  title: z.string(),
  /** That the ability lies at Immersion's beginning or above, 0 to 1. */
  probability: z.number().min(0).max(1),
  standing: z.enum(['strong', 'developing']),
});
export type Reasoning = z.infer<typeof Reasoning>;

/** Answers of the last `daysBack` days; what waits to be graded is in `answered` alone. */
const Practised = z.object({
  /** Days on which something was answered. */
  days: z.int(),
  answered: z.int(),
  graded: z.int(),
  correct: z.int(),
  /** Of the graded ones those that a hint was taken for. */
  withHints: z.object({ graded: z.int(), correct: z.int() }),
});
export type Practised = z.infer<typeof Practised>;

export const Analytics = z.object({
  /** Empty before a result that tells the domains apart. */
  reasoning: z.array(Reasoning),
  /** The highest and the lowest domain, where they differ by more than the error of both. */
  apart: z.object({ highest: z.string(), lowest: z.string(), points: z.number() }).nullable(),
  /** Null where there is nothing to practise. */
  practised: Practised.nullable(),
  /** Topics by their latest answers: the one that helps most to practise, and the one that sits best. */
  weakest: TrackTopic.nullable(),
  strongest: TrackTopic.nullable(),
});
export type Analytics = z.infer<typeof Analytics>;

export const analyticsRoutes = {
  analytics: {
    method: 'get',
    path: '/api/dashboards/analytics',
    access: 'signed-in',
    description:
      'How your domains stand, what you practised in the last four weeks, and your strongest and weakest topic',
    response: Analytics,
  },
} as const;
