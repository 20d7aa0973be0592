import { z } from 'zod';

export const ClassesSettings = z.object({
  instructorsCreate: z.boolean().default(true).meta({
    title: 'Instructors create classes',
    description: 'Otherwise only administrators do',
  }),
  archiveAfterDays: z.int().min(0).max(365).default(30).meta({
    title: 'Archive classes',
    description: 'Days after the end of their term',
  }),
});
export type ClassesSettings = z.infer<typeof ClassesSettings>;
