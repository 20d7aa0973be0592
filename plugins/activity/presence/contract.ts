import { z } from 'zod';

export const HereNow = z.object({
  /** People whom the reader may meet who have a page open, the reader included. */
  count: z.int(),
  /** Those of them who share it, by name, without the reader. */
  named: z.array(z.string()),
});
export type HereNow = z.infer<typeof HereNow>;

export const presenceRoutes = {
  hereNow: {
    method: 'get',
    path: '/api/here-now',
    access: 'activity.community',
    description: 'How many people of your age and staff are here now, and the names of learners who share theirs',
    response: HereNow,
  },
} as const;
