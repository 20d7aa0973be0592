import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';
import { Section } from '../../item-bank/contract.ts';

// What learners did, in one typed form: actor, verb, object, result, context, as in the Experience API (IEEE 9274.1.1). The
// events are read from the records of other plugins and stored nowhere else (decision 092).

/** What was done, with the verb of the Experience API and the event of Caliper 1.2 that it becomes in an export. */
export const verbs = {
  answered: { xapi: 'http://adlnet.gov/expapi/verbs/answered', caliper: ['AssessmentItemEvent', 'Completed'] },
  'asked-for-help': { xapi: 'http://adlnet.gov/expapi/verbs/asked', caliper: ['ToolUseEvent', 'Used'] },
  messaged: { xapi: 'http://adlnet.gov/expapi/verbs/interacted', caliper: ['MessageEvent', 'Posted'] },
  studied: { xapi: 'http://adlnet.gov/expapi/verbs/experienced', caliper: ['Event', 'Completed'] },
  scored: { xapi: 'http://adlnet.gov/expapi/verbs/scored', caliper: ['GradeEvent', 'Graded'] },
} as const satisfies Record<string, { xapi: string; caliper: readonly [type: string, action: string] }>;

export const Verb = z.enum(Object.keys(verbs) as [keyof typeof verbs]);
export type Verb = z.infer<typeof Verb>;

export const LearningEvent = z.object({
  /** Unique for the actor and the verb. */
  id: z.string(),
  actor: Id,
  verb: Verb,
  object: z.object({
    type: z.enum(['question', 'hint', 'conversation', 'activity', 'assessment']),
    /** Id of the object in the plugin that has it. */
    id: z.string(),
    title: z.string().optional(),
    section: Section.optional(),
    contentArea: z.string().optional(),
    /** 1 to 5. */
    difficulty: z.int().optional(),
  }),
  at: Timestamp,
  result: z
    .object({
      /** Absent until it is graded. */
      success: z.boolean().optional(),
      milliseconds: z.number().optional(),
      hintsUsed: z.int().optional(),
      /** On the EiQ scale. */
      eiqScore: z.number().optional(),
      standardError: z.number().optional(),
    })
    .optional(),
  context: z.object({
    /** The plugin in which it happened; absent where the record does not say. */
    plugin: z.string().optional(),
  }),
});
export type LearningEvent = z.infer<typeof LearningEvent>;
