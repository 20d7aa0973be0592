import { z } from 'zod';

/** Each institution's. */
export const InstitutionSettings = z.object({
  keepDays: z.int().min(30).max(3650).default(730).meta({
    title: 'Days conversations are kept',
    description: 'Counted from the last message; older conversations and closed flags are erased.',
  }),
});
export type InstitutionSettings = z.infer<typeof InstitutionSettings>;

/** The deployment's. */
export const Configuration = z.object({
  /** Messages a conversation holds at most, replies included. */
  maxMessages: z.int().min(4).max(2000).default(400),
});
