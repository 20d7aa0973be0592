import type { Clock } from '../../../core/clock.ts';
import type { Actor, Visitor, Who } from '../../../core/contract/index.ts';
import { conflict, forbidden, notFound } from '../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import type { Actors } from '../../../core/plugins/define-plugin.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Guardians, Guardianship, People, SignIn } from '../../../core/services.ts';
import type { Purpose } from '../../learner/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { Decide } from '../decisions/record-decision.ts';
import type { Standings } from '../decisions/status.ts';
import type { Links } from '../letters/links.ts';
import { isSameSet } from '../letters/links.ts';
import type { ConsentRequests } from '../letters/request-consent.ts';

export interface FamilyDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'one' | 'named' | 'byLogin' | 'create'>;
  readonly guardians: Pick<Guardians, 'ofGuardian' | 'link' | 'setConsent'>;
  readonly signIn: SignIn;
  readonly actors: Actors;
  readonly record: Pick<LearnerRecord, 'learningHistory'>;
  readonly standings: Standings;
  readonly requests: ConsentRequests;
  readonly links: Links;
  readonly decide: Decide;
  offersAccounts(who: Pick<Who, 'institution'>): Promise<boolean>;
}

interface NewAccount {
  readonly code: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly relation: string;
  readonly password: string;
}

/** Guardians with accounts, and their children. */
export function createFamily(dependencies: FamilyDependencies) {
  const { db, people, guardians, signIn, record, standings, requests, links, decide } = dependencies;

  return {
    children,

    /**
     * Creates an account for the holder of the link that ends a consent. Returns a code that signs in once.
     * @throws Failure gone, conflict where the address has an account, forbidden where guardians cannot create accounts
     */
    async register(who: Visitor, { code, relation, ...given }: NewAccount): Promise<string> {
      if (!(await dependencies.offersAccounts(who))) throw forbidden('Only administrators create accounts here.');
      const { address } = await links.findActive({ who }, code);
      const actor = unprivilegedActor(who.institution);
      if (await people.byLogin({ who: actor }, address)) {
        throw conflict('An account with this address already exists. Sign in with it to add the child.');
      }
      const username = /^[\p{L}\p{M}\p{N}._@+-]{2,64}$/u.test(address) ? address : `guardian-${crypto.randomUUID()}`;
      const account = { ...given, username, email: address, role: 'guardian' as const };
      const { institution, client } = who;
      const permissions = ['platform.people'] as const;
      const system = await dependencies.actors.system('A guardian created an account', {
        institution,
        permissions,
        client,
      });
      const { person } = await people.create({ who: system }, account, 'mail', (context, { id }) =>
        tie(context, id, code, relation),
      );
      return signIn.issueExchangeCode({ who: actor }, person.id);
    },

    /** Adds the child of a link to a guardian's account. @throws Failure gone */
    async add(who: Who, code: string, relation: string) {
      await tie({ who }, who.user.id, code, relation);
      return children(who);
    },

    /**
     * Sets the purposes the caller consents to for one of their children. Idempotent.
     * @throws Failure not_found for other children, conflict for an adult
     */
    async decideFor(who: Who, userId: string, given: readonly Purpose[]) {
      await db.transaction(async (tx) => {
        const context = { who, tx };
        await assertOwn(context, who.user.id, userId);
        const locked = await standings.lock(context, userId);
        // Read again under the lock, after any simultaneous decision.
        const own = await assertOwn(context, who.user.id, userId);
        const { standing, minority } = await requests.stateOf(context, { id: userId, role: 'learner' }, locked);
        if (standing === 'not-needed') throw conflict('Consent is no longer needed.');
        const isOwn = given.length === 0 || own.consentedAt !== null;
        if (isOwn && isSameSet(minority.given, given)) return;
        await decide(context, { userId, given, by: who.user.email, way: 'account', guardianId: who.user.id });
      });
      return children(who);
    },
  };

  async function children(who: Who) {
    const ties = await guardians.ofGuardian({ who }, who.user.id);
    const named = await people.named(
      { who },
      ties.map(({ learnerId }) => learnerId),
    );
    const all = ties.map(async ({ learnerId, relation, consentedAt }) => {
      const person = named.get(learnerId);
      if (person?.role !== 'learner') return [];
      const row = await standings.read({ who }, learnerId);
      const { standing, minority } = await requests.stateOf({ who }, person, row);
      const { ageBand } = minority;
      const { firstName, lastName } = person;
      const decidedAt = (standing === 'given' ? consentedAt : null) ?? row?.decidedAt ?? null;
      const given = [...minority.given];
      const child = { userId: learnerId, firstName, lastName, relation, ageBand, standing, given, decidedAt };
      // Adults decide themselves what to tell their parents.
      if (ageBand === 'adult') return [{ ...child, mayReadRecord: false, streak: 0, learntToday: false }];
      const { streak, days, today } = await record.learningHistory({ who }, learnerId);
      return [{ ...child, mayReadRecord: consentedAt !== null, streak, learntToday: days.at(-1)?.day === today }];
    });
    return (await Promise.all(all)).flat();
  }

  /** @throws Failure not_found, with the message of an unknown id */
  async function assertOwn(context: CallContext<Actor>, guardianId: string, userId: string): Promise<Guardianship> {
    const ties = await guardians.ofGuardian(context, guardianId);
    const own = ties.find(({ learnerId }) => learnerId === userId);
    if (!own) throw notFound('Person not found.');
    return own;
  }

  async function tie(context: CallContext<Actor>, guardianId: string, code: string, relation: string): Promise<void> {
    await db.transaction(async (tx) => {
      const inTransaction = { ...context, tx };
      const { letter } = await links.findActive(inTransaction, code);
      const locked = await standings.lock(inTransaction, letter.userId);
      // Read again under the lock: the consent may have ended meanwhile.
      await links.findActive(inTransaction, code);
      const as = { ...inTransaction, who: context.who.user ? context.who : unprivilegedActor(context.who.institution) };
      await guardians.link(as, { guardianId, learnerId: letter.userId, relation });
      await guardians.setConsent(
        as,
        { guardianId, learnerId: letter.userId },
        locked.decidedAt ?? dependencies.clock.now(),
      );
    }, context.tx);
  }
}
export type Family = ReturnType<typeof createFamily>;
