import { z } from 'zod';

/** Of each institution. */
export const CollaborationSettings = z.object({
  chatDays: z.int().min(30).max(3650).nullable().default(null).meta({
    title: 'Days that messages in rooms are kept',
    description: 'Empty: as long as the room. Set it under Retention, which shows first what would be deleted.',
  }),
});
