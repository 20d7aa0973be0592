import { z } from 'zod';

export const AnnouncementSettings = z.object({
  quietFrom: z.int().min(0).max(23).default(20).meta({
    title: 'Quiet hours begin',
    description: 'The hour from which learners under 18 get no announcements, in the time zone of the institution',
  }),
  quietUntil: z.int().min(0).max(23).default(7).meta({
    title: 'Quiet hours end',
    description: 'The hour until which they last. The same hour as the beginning means no quiet hours',
  }),
});
export type AnnouncementSettings = z.infer<typeof AnnouncementSettings>;
