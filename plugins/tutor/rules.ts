import { z } from 'zod';

/** Settings of an institution. */
export const InstitutionSettings = z.object({
  keepDays: z.int().min(30).max(3650).default(730).meta({
    title: 'Days conversations are kept',
    description: 'Counted from the last message; older conversations and closed flags are erased.',
  }),
});
export type InstitutionSettings = z.infer<typeof InstitutionSettings>;

/** Configuration of the deployment. */
export const Configuration = z.object({
  /** Maximum messages of a conversation, including replies. */
  mostMessages: z.int().min(4).max(2000).default(400),
});
