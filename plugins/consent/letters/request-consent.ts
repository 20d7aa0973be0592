import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext, Tx } from '../../../core/db/index.ts';
import { newId } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Audit, People, Person } from '../../../core/services.ts';
import type { AgeBand } from '../../learner/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { Standing } from '../contract.ts';
import type { Standings } from '../decisions/status.ts';
import { standingOf } from '../decisions/status.ts';
import type { StandingRow } from '../models.ts';
import { LetterRow } from '../models.ts';
import { letterLimitReached, quietDays, waitBeforeNextLetter } from './limits.ts';
import { addressOrNull, canonicalMailbox, mailboxOf, parentAddress, wrongAddress } from './mailboxes.ts';

export interface ConsentRequestDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'one' | 'byLogin'>;
  readonly record: Pick<LearnerRecord, 'minority'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly standings: Standings;
  /** The institution's age limit: guardians of learners below it are asked. */
  asksUnder(institution: InstitutionRef, tx?: Tx): Promise<AsksUnder>;
  enqueue(institution: InstitutionRef, letterId: string, tx: Tx): Promise<unknown>;
}

export type AsksUnder = '13' | '16' | '18';

/** Who sends the request. Learners have stricter limits than staff. */
export type Asker = 'learner' | 'school' | 'manager';

/** Within this time a repeated request is treated as a double click (ms). */
const repeatMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Consent requests to guardians by letter, and the learner's permissions to send them. */
export function createConsentRequests(dependencies: ConsentRequestDependencies) {
  const { db, clock, people, record, audit, standings } = dependencies;

  return {
    /** The request of onboarding. Sends nothing where no letter is possible; fails only for an address that cannot be a guardian's. */
    async begin(
      context: TransactionContext<Actor>,
      { userId, address: given }: { userId: string; address: string },
    ): Promise<void> {
      const learner = await people.one(context, userId);
      const address = parentAddress(given, learner, 'parentEmail');
      const locked = await standings.lock(context, userId);
      const { standing } = await stateOf(context, learner, locked);
      const isFree = standing === 'not-asked' || standing === 'waiting' || standing === 'expired';
      if (!isFree || !(await isAsked(context, learner))) return;
      if (standing === 'waiting' && locked.mailbox === mailboxOf(address)) return;
      await assertNotLearnerAddress(context, address, 'parentEmail');
      // Without a letter the state must not change to waiting.
      if (await waitBeforeNextLetter(db, context, { userId, mailbox: mailboxOf(address) }, clock.now())) return;
      await setAddress(context, locked, address);
      await createLetter(context, userId, mailboxOf(address));
    },

    /**
     * Sends a letter again, or to another address.
     * @throws Failure invalid, conflict when no consent is needed or possible, rate_limited
     */
    ask: (context: CallContext<Actor>, userId: string, given: string | undefined, asker: Asker): Promise<void> =>
      db.transaction(async (tx) => {
        const inTransaction = { ...context, tx };
        const learner = await people.one(inTransaction, userId);
        if (learner.role !== 'learner') throw notFound('There is no such learner.');
        const locked = await standings.lock(inTransaction, userId);
        const address = given === undefined ? addressOrNull(locked.address) : parentAddress(given, learner, 'address');
        if (address === null) throw noParentNamed();
        if (given !== undefined) await assertNotLearnerAddress(inTransaction, address, 'address');
        const mailbox = mailboxOf(address);
        await assertMayAsk(inTransaction, learner, locked, mailbox, asker);
        const latest = locked.mailbox === mailbox ? await standings.latestLetter(inTransaction, locked) : undefined;
        const isRepeat = latest && !latest.usedAt && clock.now().getTime() - latest.createdAt.getTime() < repeatMs;
        if (isRepeat) return;
        const wait = await waitBeforeNextLetter(db, inTransaction, { userId, mailbox }, clock.now());
        if (wait) throw letterLimitReached(wait);
        await setAddress(inTransaction, locked, address);
        await createLetter(inTransaction, userId, mailbox);
      }, context.tx),

    stateOf,

    /** Whether the learner can send another letter to the same address, or enter another address. */
    async permissionsOf(
      context: CallContext<Actor>,
      learner: Pick<Person, 'id' | 'role'>,
      row: StandingRow | undefined,
      standing: Standing,
    ) {
      const isUndecided = standing === 'not-asked' || standing === 'waiting' || standing === 'expired';
      const mayName = isUndecided && (await isAsked(context, learner));
      const isDeclined = standing === 'refused' || standing === 'withdrawn';
      return {
        mayName,
        mayAsk: addressOrNull(row?.address) !== null && (mayName || (isDeclined && row !== undefined && !isQuiet(row))),
      };
    },
  };

  /**
   * Prevents classmates from consenting for each other.
   * @throws Failure invalid with an issue for `field`, for the address of a learner who is not known to be an adult
   */
  async function assertNotLearnerAddress(context: CallContext<Actor>, address: string, field: string): Promise<void> {
    for (const login of new Set([address, canonicalMailbox(address)])) {
      const holder = await people.byLogin({ ...context, who: unprivilegedActor(context.who.institution) }, login);
      if (holder?.role !== 'learner' || (await record.minority(context, holder)).ageBand === 'adult') continue;
      throw wrongAddress(field, 'This is the address of another learner. Enter the address of a parent or guardian.');
    }
  }

  async function stateOf(
    context: CallContext<Actor>,
    learner: Pick<Person, 'id' | 'role'>,
    row: StandingRow | undefined,
  ) {
    const minority = await record.minority(context, learner);
    const letter = row?.mailbox ? await standings.latestLetter(context, row) : undefined;
    return { minority, letter, standing: standingOf(minority, row, letter, clock.now()) };
  }

  async function isAsked(context: CallContext<Actor>, learner: Pick<Person, 'id' | 'role'>): Promise<boolean> {
    const { ageBand, guardianConsent } = await record.minority(context, learner);
    return (
      guardianConsent !== 'not-needed' &&
      isBelow(ageBand, await dependencies.asksUnder(context.who.institution, context.tx))
    );
  }

  async function assertMayAsk(
    context: TransactionContext<Actor>,
    learner: Person,
    locked: StandingRow,
    mailbox: string,
    asker: Asker,
  ): Promise<void> {
    const { standing } = await stateOf(context, learner, locked);
    if (standing === 'given') throw conflict('Consent has already been given.');
    if (standing === 'not-needed' || !(await isAsked(context, learner))) {
      throw conflict('No consent is needed at this age.');
    }
    const isAnother = locked.mailbox !== mailbox;
    const isDecided = standing === 'refused' || standing === 'withdrawn';
    if (isAnother && asker === 'school') throw conflict('Only an administrator can change the address.');
    if (asker !== 'learner' || !isDecided) return;
    if (isAnother) throw conflict('Your parent or guardian has decided. Your school can change the address.');
    if (isQuiet(locked))
      throw conflict(`Your parent or guardian has decided. You can ask again after ${quietDays} days.`);
  }

  function isQuiet({ decidedAt }: StandingRow): boolean {
    return decidedAt !== null && clock.now().getTime() - decidedAt.getTime() < quietDays * dayMs;
  }

  async function setAddress(context: TransactionContext<Actor>, locked: StandingRow, address: string): Promise<void> {
    const isNew = locked.mailbox !== mailboxOf(address);
    await standings.setAddress(context, locked.userId, address);
    const asked = { state: 'open', askedAt: clock.now() } as const;
    await standings.change(context, locked.userId, isNew ? { ...asked, decidedAt: null } : asked);
    await audit.record(context, { action: 'consent.asked', subject: locked.userId, details: { again: !isNew } });
  }

  async function createLetter(context: TransactionContext<Actor>, userId: string, mailbox: string): Promise<void> {
    const id = newId();
    await db
      .rows(LetterRow, context)
      .insert({ id, userId, purpose: 'consent', mailbox, isMail: true, createdAt: clock.now() });
    await dependencies.enqueue(context.who.institution, id, context.tx);
  }
}
export type ConsentRequests = ReturnType<typeof createConsentRequests>;

const noParentNamed = () => conflict('No parent or guardian has been named yet. Enter their address.');

function isBelow(ageBand: AgeBand, age: AsksUnder): boolean {
  if (ageBand === 'adult') return false;
  if (ageBand === '16-17') return age === '18';
  if (ageBand === '13-15') return age !== '13';
  return true;
}
