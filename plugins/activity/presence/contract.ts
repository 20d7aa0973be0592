import { z } from 'zod';

export const HereNow = z.object({
  /** People of the institution who have a page open, the reader included. */
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
    says: 'How many people of your institution are here now, and the names of learners who share theirs',
    response: HereNow,
  },
} as const;
