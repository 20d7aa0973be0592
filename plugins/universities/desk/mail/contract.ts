import { z } from 'zod';

/** The daily mail to a reviewer. */
export const DailyMail = z.object({
  isOn: z.boolean(),
  /** The time zone of the morning in which it is sent: the reviewer's own, otherwise the institution's. */
  timeZone: z.string(),
});
export type DailyMail = z.infer<typeof DailyMail>;

export const reviewerMailRoutes = {
  dailyMail: {
    method: 'get',
    path: '/api/admissions/daily-mail',
    access: 'universities.review',
    description: 'Whether you get the daily mail about applications to review',
    response: DailyMail,
  },
  setDailyMail: {
    method: 'put',
    path: '/api/admissions/daily-mail',
    access: 'universities.review',
    description: 'Switch the daily mail about applications to review on or off',
    body: DailyMail.pick({ isOn: true }),
    response: DailyMail,
  },
} as const;

export const reviewerMailData = [
  {
    table: 'reviewer_preferences',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Whether you get the daily mail about applications to review',
  },
] as const;
