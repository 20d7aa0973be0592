import { z } from 'zod';
import { Criteria, defaultCriteria } from './rubric/contract.ts';

/** Of each institution. */
export const DeskSettings = z.object({
  rubric: Criteria.default([...defaultCriteria]).meta({
    title: 'Rubric',
    description: 'Criteria that reviewers score, with described levels. A program can have its own',
  }),
  appealDays: z.number().int().min(1).max(365).default(30).meta({
    title: 'Days for appeals',
    description: 'Days from the release of a decision within which it can be appealed',
  }),
});
export type DeskSettings = z.output<typeof DeskSettings>;
