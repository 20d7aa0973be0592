import { z } from 'zod';

/** Of each institution. */
export const ActivitySettings = z.object({
  discussionDays: z.int().min(30).max(3650).nullable().default(null).meta({
    title: 'Days that messages in study groups are kept',
    description: 'Empty: as long as the group. Set it under Retention, which shows first what would be deleted.',
  }),
});
