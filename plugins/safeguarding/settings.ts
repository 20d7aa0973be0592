import { z } from 'zod';

/** Each institution's. */
export const InstitutionSettings = z.object({
  helpContacts: z.string().trim().max(1000).default('').meta({
    title: 'Your own help contacts',
    description:
      'Shown to a learner whose message may mean danger, before the general help lines: a counsellor, a room, a number.',
  }),
  responders: z.string().trim().max(2000).default('').meta({
    title: 'Staff who are told about safety alerts',
    description:
      'Email addresses of administrators or instructors, separated by commas. Empty: all administrators are told.',
  }),
});
export type InstitutionSettings = z.infer<typeof InstitutionSettings>;
