import { randomBytes } from 'node:crypto';
import type { Actor, Visitor } from '../../core/contract/index.ts';
import { conflict, notFound, reply } from '../../core/contract/index.ts';
import type { TransactionContext } from '../../core/db/index.ts';
import type { PersonSigningIn } from '../../core/plugins/define-plugin.ts';
import type { StepProof } from '../../core/services.ts';
import type { AddedCredential, UsedCredential } from './contract.ts';
import { passkeyCookie } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { plugin } from './dependencies.ts';
import { factorAdded, factorsOf, hasFactor, wrongCode } from './factors.ts';
import { notifyPerson } from './notices.ts';
import type { Ceremony } from './passkeys/challenges.ts';
import { challengeSeconds } from './passkeys/challenges.ts';
import type { Site } from './passkeys/site.ts';

// The second step of a sign-in, and the sign-in with a passkey alone.

/** A browser's half of a ticket, as it comes in a call. */
export type Ticket = Omit<StepProof, 'plugin'>;

const proofOf = ({ ticket, cookies }: Ticket): StepProof => ({ plugin, ticket, cookies });

export function createSignInStep(dependencies: Dependencies) {
  const { db, clock, signIn, people, audit, authenticator, recoveryCodes, passkeys, rule } = dependencies;

  /** Runs a step in a transaction in which the ticket's person is locked. */
  const inStep = <T>(
    who: Visitor,
    ticket: Ticket,
    work: (call: TransactionContext<Visitor>, person: PersonSigningIn) => Promise<T>,
  ) =>
    db.transaction(async (tx) => {
      const call = { who, tx };
      return work(call, await signIn.stepOf(call, proofOf(ticket)));
    });

  /** Records a failed step in a transaction of its own, because the step's is rolled back. */
  const refused = (who: Visitor, userId: string) =>
    audit.record({ who }, { action: 'second-factor.refused', subject: userId });

  const ceremonyOf = (userId: string, ticket: Ticket, site: Site): Ceremony => ({
    purpose: 'step',
    userId,
    boundTo: ticket.ticket,
    site,
  });

  const assertNoFactor = async (call: TransactionContext<Actor>, userId: string) => {
    if (await hasFactor(dependencies, call, userId)) {
      throw conflict('You have a second step already. Use it to sign in.');
    }
  };

  /** The first second step, in the transaction that passes the step: recovery codes and the result of signing in. */
  const setUpDone = async (
    call: TransactionContext<Visitor>,
    ticket: Ticket,
    userId: string,
    method: 'authenticator' | 'passkey',
  ) => {
    const codes = (await factorAdded(dependencies, call, userId, method)) ?? (await recoveryCodes.renew(call, userId));
    const done = await signIn.passStep(call, proofOf(ticket));
    const [result, options] = 'options' in done ? [done.value, done.options] : [done, {}];
    return reply({ recoveryCodes: codes, result }, options);
  };

  /** A passkey that is added with a ticket, by the person whose ticket it is. */
  const addingOf = (userId: string, ticket: Ticket, site: Site): Ceremony => ({
    purpose: 'add',
    userId,
    boundTo: ticket.ticket,
    site,
  });

  return {
    /** Whether a person must take the second step: they have one, or must set one up by now. */
    async isNeeded(call: TransactionContext<Actor>, { id, role, demo }: PersonSigningIn): Promise<boolean> {
      if (demo) return false;
      if (await hasFactor(dependencies, call, id)) return true;
      if (!(await rule.appliesTo(call, role))) return false;
      return (await rule.deadline(call, id)) <= clock.now();
    },

    describe: (who: Visitor, ticket: Ticket, rpId: string | undefined) =>
      inStep(who, ticket, async (call, { id }) => {
        const { firstName } = await people.one(call, id);
        const { app, keys, codes, isSetUp } = await factorsOf(dependencies, call, id);
        return {
          firstName,
          kind: isSetUp ? ('check' as const) : ('set-up' as const),
          hasAuthenticator: app !== undefined,
          hasPasskey: keys.some((key) => key.rpId === rpId),
          hasRecoveryCodes: (codes?.left ?? 0) > 0,
        };
      }),

    async checkCode(who: Visitor, ticket: Ticket, code: string) {
      const outcome = await inStep(who, ticket, async (call, { id }) => {
        const checked = await authenticator.check(call, id, code);
        if (checked === 'right') return { done: await signIn.passStep(call, proofOf(ticket)) };
        // Committed: wrong codes are counted.
        await audit.record(call, { action: 'second-factor.refused', subject: id });
        if (checked === 'just-blocked') {
          await audit.record(call, { action: 'second-factor.blocked', subject: id });
          await notifyPerson(dependencies, call, id, 'blocked');
        }
        return { checked };
      });
      if (outcome.done) return outcome.done;
      if (outcome.checked === 'wrong') throw wrongCode();
      throw conflict('Codes of your app are blocked after too many wrong ones. Use a recovery code or a passkey.');
    },

    async useRecoveryCode(who: Visitor, ticket: Ticket, recoveryCode: string) {
      const outcome = await inStep(who, ticket, async (call, { id }) => {
        if (!(await recoveryCodes.use(call, id, recoveryCode))) return { refused: id };
        await authenticator.unblock(call, id);
        await audit.record(call, { action: 'second-factor.recovery-code-used', subject: id, actor: id });
        await notifyPerson(dependencies, call, id, 'recovery-code');
        return { done: await signIn.passStep(call, proofOf(ticket)) };
      });
      if (outcome.done) return outcome.done;
      await refused(who, outcome.refused);
      throw notFound('This recovery code is wrong or has been used.');
    },

    passkeyOptions: (who: Visitor, ticket: Ticket, site: Site) =>
      inStep(who, ticket, async (call, { id }) => {
        const own = await passkeys.list(call, id);
        if (!own.some(({ rpId }) => rpId === site.rpId)) {
          throw conflict('You have no passkey for this address. Use another way.');
        }
        return passkeys.requestOptions(call, ceremonyOf(id, ticket, site));
      }),

    async checkPasskey(who: Visitor, ticket: Ticket, site: Site, response: UsedCredential) {
      const outcome = await inStep(who, ticket, async (call, { id }) => {
        if (!(await passkeys.verify(call, response, ceremonyOf(id, ticket, site)))) return { refused: id };
        await authenticator.unblock(call, id);
        return { done: await signIn.passStep(call, proofOf(ticket)) };
      });
      if (outcome.done) return outcome.done;
      await refused(who, outcome.refused);
      throw notFound('This passkey could not be verified. Please try again.');
    },

    /** Begins the setup that the institution requires. Refused to people who have a second step. */
    setUp: (who: Visitor, ticket: Ticket) =>
      inStep(who, ticket, async (call, { id }) => {
        await assertNoFactor(call, id);
        return authenticator.start(call, await people.one(call, id));
      }),

    confirmSetUp: (who: Visitor, ticket: Ticket, code: string) =>
      inStep(who, ticket, async (call, { id }) => {
        await assertNoFactor(call, id);
        if (!(await authenticator.confirm(call, id, code))) throw wrongCode();
        return setUpDone(call, ticket, id, 'authenticator');
      }),

    /** The same with a passkey instead of an app. */
    setUpPasskey: (who: Visitor, ticket: Ticket, site: Site) =>
      inStep(who, ticket, async (call, { id }) => {
        await assertNoFactor(call, id);
        return passkeys.creationOptions(call, await people.one(call, id), addingOf(id, ticket, site));
      }),

    confirmPasskey: (
      who: Visitor,
      ticket: Ticket,
      site: Site,
      { name, response }: { name: string; response: AddedCredential },
    ) =>
      inStep(who, ticket, async (call, { id }) => {
        await assertNoFactor(call, id);
        await passkeys.add(call, { userId: id, name, response }, addingOf(id, ticket, site));
        return setUpDone(call, ticket, id, 'passkey');
      }),

    /** Begins a sign-in with a passkey alone, in this browser. */
    async beginPasskeySignIn(who: Visitor, site: Site) {
      const secret = randomBytes(32).toString('base64url');
      const options = await passkeys.requestOptions({ who }, signInCeremony(secret, site));
      return reply(options, { cookies: { [passkeyCookie]: { value: secret, maxAge: challengeSeconds } } });
    },

    async passkeySignIn(who: Visitor, site: Site, secret: string, response: UsedCredential) {
      const done = await db.transaction(async (tx) => {
        const call = { who, tx };
        const used = await passkeys.verify(call, response, signInCeremony(secret, site));
        // Confirmed by PIN, finger or face, a passkey is two factors in one.
        return used && signIn.enter(call, { userId: used.userId, way: 'passkey', passed: [plugin] });
      });
      if (!done) throw notFound('This passkey is not known here or could not be verified.');
      return done;
    },
  };
}
export type SignInStep = ReturnType<typeof createSignInStep>;

const signInCeremony = (secret: string, site: Site): Ceremony => ({
  purpose: 'sign-in',
  userId: null,
  boundTo: secret,
  site,
});
