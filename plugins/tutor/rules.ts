import { z } from 'zod';

/** Settings of an institution. */
export const InstitutionSettings = z.object({
  keepDays: z.int().min(30).max(3650).default(730).meta({
    title: 'Days conversations are kept',
    description: 'Counted from the last message; older conversations and closed flags are erased.',
  }),
  memory: z.boolean().default(true).meta({
    title: 'The tutor may remember',
    description:
      'Short notes in a learner’s own words, which the learner sees, corrects and deletes. When off, no note is used or added.',
  }),
  keepMemoryDays: z.int().min(30).max(3650).nullable().default(null).meta({
    title: 'Days notes of the tutor are kept',
    description: 'Counted from the last correction. Empty: until the learner deletes them.',
  }),
  keepStepsDays: z.int().min(30).max(3650).nullable().default(null).meta({
    title: 'Days checked steps are kept',
    description: 'Verdicts on steps in guided lessons. Empty: as long as the account.',
  }),
  keepProgressDays: z.int().min(180).max(3650).nullable().default(null).meta({
    title: 'Days progress in guided lessons is kept',
    description: 'Counted from the end of a lesson, or its beginning. Empty: as long as the account.',
  }),
});
export type InstitutionSettings = z.infer<typeof InstitutionSettings>;

/** Configuration of the deployment. */
export const Configuration = z.object({
  /** Maximum messages of a conversation, including replies. */
  mostMessages: z.int().min(4).max(2000).default(400),
});
