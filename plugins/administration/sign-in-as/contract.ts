import { z } from 'zod';
import { Id, Line, nothing, Timestamp } from '../../../core/contract/index.ts';
import { SignedIn } from '../../../core/contract/platform.ts';

/** A request to sign in as somebody else, and what became of it. */
export const SignInAs = z.object({
  id: Id,
  /** Of the administrator; empty once their account is deleted. */
  firstName: z.string(),
  lastName: z.string(),
  reason: z.string().nullable(),
  /** `expired`: not answered, or not used, within a day. */
  state: z.enum(['waiting', 'allowed', 'declined', 'open', 'ended', 'expired']),
  askedAt: Timestamp,
  begunAt: Timestamp.nullable(),
  /** The latest end of the session. */
  until: Timestamp.nullable(),
});
export type SignInAs = z.infer<typeof SignInAs>;

const PersonParams = z.object({ id: Id });
const RequestParams = z.object({ id: Id });

export const signInAsRoutes = {
  signInAs: {
    method: 'get',
    path: '/api/admin/people/:id/sign-ins-as',
    access: 'platform.people',
    description: 'Whether you can sign in as a person, and your latest request',
    params: PersonParams,
    response: z.object({
      rule: z.enum(['off', 'consent', 'institution']),
      minutes: z.int(),
      /** Why nobody can sign in as this person; null if they can. */
      hindrance: z.string().nullable(),
      latest: SignInAs.nullable(),
    }),
  },
  askSignInAs: {
    method: 'post',
    path: '/api/admin/people/:id/sign-ins-as',
    access: 'platform.people',
    description: 'Ask to sign in as a person; where the institution allows it without asking, it is allowed at once',
    params: PersonParams,
    body: z.object({ reason: Line.min(3, 'Say why').max(200, 'At most 200 characters') }),
    response: SignInAs,
    status: 201,
  },
  beginSignInAs: {
    method: 'post',
    path: '/api/admin/sign-ins-as/:id/session',
    access: 'platform.people',
    description: 'Sign in as the person of a request of yours that was allowed, once',
    params: RequestParams,
    response: SignedIn,
    status: 201,
  },
  signInsAsMe: {
    method: 'get',
    path: '/api/account/sign-ins-as',
    access: 'signed-in',
    description: 'The latest 50 requests of administrators to sign in as you, and when they did',
    response: z.array(SignInAs),
  },
  answerSignInAs: {
    method: 'put',
    path: '/api/account/sign-ins-as/:id/answer',
    access: 'signed-in',
    description: 'Allow or decline such a request; declining also takes an answer back that was not used yet',
    params: RequestParams,
    body: z.object({ isAllowed: z.boolean() }),
    response: SignInAs,
  },
  endSignInAs: {
    method: 'delete',
    path: '/api/account/sign-ins-as/:id/session',
    access: 'signed-in',
    description: 'End the session in which an administrator is signed in as you',
    params: RequestParams,
    response: nothing(),
  },
} as const;
