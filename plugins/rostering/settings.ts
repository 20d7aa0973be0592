import { z } from 'zod';

export const RosteringSettings = z.object({
  readsDemographics: z.boolean().default(false).meta({
    title: 'Read birth dates from OneRoster bundles',
    description:
      'Only the age band is kept, which determines what needs a guardian’s consent. Other demographics are never read',
  }),
});
export type RosteringSettings = z.infer<typeof RosteringSettings>;
