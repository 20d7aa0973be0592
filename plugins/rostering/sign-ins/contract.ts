import { z } from 'zod';
import { Id } from '../../../core/contract/index.ts';

const SheetLine = z.object({
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  /** Of the people’s own class or classes, for sorting the slips. */
  classes: z.array(z.string()),
  password: z.string(),
});
export type SheetLine = z.infer<typeof SheetLine>;

/** Most people for whom one call issues passwords or sends links. */
export const maxSignIns = 5000;

const Group = z.object({ classId: Id.optional() });

export const signInRoutes = {
  waiting: {
    method: 'get',
    path: '/api/rostering/sign-ins',
    access: 'rostering.import',
    description:
      'How many imported people have not signed in yet, with and without an email address, in all and by class',
    response: z.object({
      people: z.int(),
      withEmail: z.int(),
      classes: z.array(z.object({ id: Id, name: z.string(), people: z.int() })),
    }),
  },
  issuePasswords: {
    method: 'post',
    path: '/api/rostering/sign-ins/passwords',
    access: 'rostering.import',
    description: 'Issue new first passwords to imported people who have not signed in yet. They are shown this once',
    body: Group,
    response: z.object({ lines: z.array(SheetLine) }),
    isLong: true,
  },
  resetOnPaper: {
    method: 'post',
    path: '/api/rostering/people/:userId/password',
    access: 'rostering.import',
    description:
      'Issue a new password to a person without an email address, who cannot receive a link. Ends their sessions',
    params: z.object({ userId: Id }),
    response: SheetLine,
  },
  sendLinks: {
    method: 'post',
    path: '/api/rostering/sign-ins/links',
    access: 'rostering.import',
    description: 'Email a link to set a password to imported people who have not signed in yet and have an address',
    body: Group,
    response: z.object({ people: z.int(), jobId: Id.nullable() }),
    status: 202,
  },
} as const;
