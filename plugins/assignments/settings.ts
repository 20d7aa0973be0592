import { z } from 'zod';

export const AssignmentSettings = z.object({
  showsResults: z.boolean().default(true).meta({
    title: 'Results in gradebooks',
    description: 'Levels, scores and right answers. Otherwise gradebooks show only how far learners are',
  }),
  quietFrom: z.int().min(0).max(23).default(20).meta({
    title: 'Quiet hours begin',
    description:
      'The hour from which learners under 18 get no mail and no reminders about assignments, in their time zone',
  }),
  quietUntil: z.int().min(0).max(23).default(7).meta({
    title: 'Quiet hours end',
    description: 'The hour until which they last. The same hour as the beginning means no quiet hours',
  }),
});
export type AssignmentSettings = z.infer<typeof AssignmentSettings>;
