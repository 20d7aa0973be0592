import { z } from 'zod';

export const HereNow = z.object({
  /** Number of people online whom the reader may meet, including the reader. */
  count: z.int(),
  /** Names of those who share them, without the reader. */
  named: z.array(z.string()),
});
export type HereNow = z.infer<typeof HereNow>;

export const presenceRoutes = {
  hereNow: {
    method: 'get',
    path: '/api/here-now',
    access: 'activity.community',
    description: 'How many people of your age and staff are online, and the names of learners who share theirs',
    response: HereNow,
  },
} as const;
