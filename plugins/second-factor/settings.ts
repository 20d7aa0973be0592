import { z } from 'zod';

/** An institution's rule. */
export const InstitutionSettings = z
  .object({
    requiredForStaff: z.boolean().default(false).meta({
      title: 'Require a second step for staff',
      description: 'Everyone except learners and guardians must set up an authenticator app or a passkey to sign in.',
    }),
    graceDays: z.int().min(0).max(90).default(14).meta({
      title: 'Days to set it up',
      description: 'Counted from a person’s next sign-in. 0: it must be set up at once.',
    }),
  })
  .meta({ screen: '/dashboard/second-factor' });
export type InstitutionSettings = z.output<typeof InstitutionSettings>;
