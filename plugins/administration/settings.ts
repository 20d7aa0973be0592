import { z } from 'zod';

const rules = [
  ['off', 'Not allowed'],
  ['consent', 'Only if the person agrees, each time'],
  ['institution', 'Without asking; the person is told'],
] as const;

export const AdministrationSettings = z.object({
  signInAs: z
    .union(rules.map(([value, title]) => z.literal(value).meta({ title })))
    .default('off')
    .meta({
      title: 'Administrators sign in as somebody else',
      description:
        'To see what a learner, guardian or instructor sees. They cannot change anything, or read private messages',
    }),
  signInAsMinutes: z.int().min(5).max(60).default(20).meta({
    title: 'Minutes of such a session',
    description: 'It ends earlier when the administrator signs out',
  }),
});
export type AdministrationSettings = z.infer<typeof AdministrationSettings>;
