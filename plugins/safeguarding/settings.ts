import { z } from 'zod';

/** Settings of an institution. */
export const InstitutionSettings = z.object({
  helpContacts: z.string().trim().max(1000).default('').meta({
    title: 'Your own help contacts',
    description:
      'Shown before the general help lines to a learner whose message may indicate danger: a counsellor, a room, a number.',
  }),
  responders: z.string().trim().max(2000).default('').meta({
    title: 'Staff notified of safety alerts',
    description:
      'Email addresses of administrators or instructors, separated by commas. Empty: all administrators are notified.',
  }),
});
export type InstitutionSettings = z.infer<typeof InstitutionSettings>;
