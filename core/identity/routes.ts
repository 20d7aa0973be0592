import type { PlainHandlers } from '../contract/index.ts';
import type { platform } from '../contract/platform.ts';
import type { Account } from './account.ts';
import type { AccountErasure } from './account-erasure.ts';
import type { LiveTickets } from './live-tickets.ts';
import type { OwnSessions } from './own-sessions.ts';
import type { Registration } from './registration.ts';
import type { SigningIn } from './sign-in.ts';
import { attemptCookie } from './sign-in-attempts.ts';

/** The core's routes for sign-in and one's own account. The others are handled by the platform plugin. */
export type AuthRoutes = Omit<
  typeof platform.routes,
  | 'manifest'
  | 'openAssessment'
  | 'jobStatus'
  | 'linkedFile'
  | 'askPasswordLink'
  | 'ownData'
  | 'exportOwnData'
  | 'askErasure'
>;

export function createRoutes(parts: {
  signingIn: SigningIn;
  ownSessions: OwnSessions;
  registration: Registration;
  account: Account;
  liveTickets: LiveTickets;
  accountErasure: AccountErasure;
}): PlainHandlers<AuthRoutes> {
  const { signingIn, ownSessions, registration, account, accountErasure, liveTickets } = parts;
  return {
    login: ({ body }, who) => signingIn.login(who, body),
    register: ({ body }, who) => registration.register(who, body),
    demo: (_, who) => registration.demo(who),
    exchange: ({ body, cookies }, who) => signingIn.exchange(who, body.code, cookies[attemptCookie]),
    invitation: ({ body }, who) => registration.describeLink(who, body.code),
    setPassword: ({ body }, who) => signingIn.setPassword(who, body),
    logout: (_, who) => signingIn.logout(who),
    ownSessions: (_, who) => ownSessions.list(who),
    endSession: ({ params }, who) => ownSessions.end(who, params.id),
    endOtherSessions: (_, who) => ownSessions.endOthers(who),
    changePassword: ({ body }, who) => signingIn.changePassword(who, body),
    updateAccount: ({ body }, who) => account.update(who, body),
    liveTicket: (_, who) => liveTickets.issue(who),
    keepAccount: ({ body }, who) => accountErasure.cancelByLink(who, body.code),
    pendingErasures: (_, who) => accountErasure.list({ who }),
  };
}
