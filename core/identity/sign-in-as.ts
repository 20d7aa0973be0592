import type { Clock } from '../clock.ts';
import type { Actor, Role, Who } from '../contract/index.ts';
import { conflict, forbidden } from '../contract/index.ts';
import type { SignedIn } from '../contract/platform.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import type { Audit } from './audit.ts';
import { assertMay } from './call.ts';
import type { UserRow } from './models.ts';
import { SessionRow } from './models.ts';
import type { Sessions } from './sessions.ts';
import { lockUser } from './users.ts';

/** A session in which the caller is signed in as another person. */
export interface SignedInAs {
  readonly signedIn: SignedIn;
  readonly session: string;
  readonly until: Date;
}

/**
 * Signs an administrator in as another person, for a limited time and at most until their own session ends. What such a
 * session may call is decided by `isClosedToSignedInAs`. Whether it may be opened at all, by rule or consent, is decided by
 * the caller.
 */
export interface SignInAs {
  /** @throws Failure forbidden, not_found, conflict */
  open(
    call: TransactionContext<Who>,
    given: { readonly userId: string; readonly minutes: number },
  ): Promise<SignedInAs>;
  isOpen(call: CallContext<Actor>, session: string): Promise<boolean>;
  /** Ends such a session of a person. Returns 0 if it has ended already. */
  end(call: TransactionContext<Actor>, userId: string, session: string): Promise<number>;
  /** Why nobody can sign in as this person, if so. */
  hindrance(
    who: Pick<Who, 'user'>,
    person: Pick<UserRow, 'id' | 'role' | 'demo' | 'deactivatedAt'>,
  ): string | undefined;
}

/**
 * Never a role that may do more than the administrator, nor reviewers and recruiters, who handle what universities and
 * companies keep confidential.
 */
const openRoles: readonly Role[] = ['learner', 'guardian', 'instructor'];

export function createSignInAs(options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly audit: Audit;
}): SignInAs {
  const { database, clock, sessions, audit } = options;

  const hindrance: SignInAs['hindrance'] = ({ user }, { id, role, demo, deactivatedAt }) => {
    if (id === user.id) return 'This is your own account.';
    if (!openRoles.includes(role))
      return 'Signing in as somebody else is for accounts of learners, guardians and instructors.';
    if (deactivatedAt) return 'This account is deactivated.';
    return demo ? 'Nobody can sign in as a demo learner.' : undefined;
  };

  return {
    hindrance,
    async open(call, { userId, minutes }) {
      const { who } = call;
      assertMay(who, 'platform.people');
      if (who.signedInBy) throw forbidden();
      const row = await lockUser(database, call, userId);
      const refusal = hindrance(who, row);
      if (refusal) throw conflict(refusal);
      // Locked, so that signing out meanwhile ends this session too.
      const own = await database.rows(SessionRow, call).findById(who.session).whereNull('endedAt').forUpdate();
      if (!own) throw forbidden();
      const latest = new Date(clock.now().getTime() + minutes * 60_000);
      const until = own.expiresAt < latest ? own.expiresAt : latest;
      const signedInBy = { userId: who.user.id, session: own.id };
      const { id, signedIn } = await sessions.open(call, row, { until, signedInBy });
      await audit.record(call, {
        action: 'person.signed-in-as',
        subject: userId,
        details: { until: until.toISOString() },
      });
      return { signedIn, session: id, until };
    },
    isOpen: async (call, session) => (await sessions.one(call, session)) !== undefined,
    end: (call, userId, session) => sessions.end(call, userId, session, 'ended-by-person'),
  };
}
