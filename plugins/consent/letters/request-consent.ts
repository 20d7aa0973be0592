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
import { quietDays, tooSoon, waitFor } from './limits.ts';
import { mailboxOf, parentAddress, plainMailbox, reachable, wrongAddress } from './mailboxes.ts';

export interface AskingDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'one' | 'byLogin'>;
  readonly record: Pick<LearnerRecord, 'minority'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly standings: Standings;
  /** Below which age guardians are asked, as the institution says. */
  asksUnder(institution: InstitutionRef, tx?: Tx): Promise<AsksUnder>;
  enqueue(institution: InstitutionRef, letterId: string, tx: Tx): Promise<unknown>;
}

export type AsksUnder = '13' | '16' | '18';

/** Who asks: the learner is held to more than the school. */
export type Asker = 'learner' | 'school' | 'manager';

/** A second press of the button within this time is the same wish. */
const sameWishMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Asking a guardian by letter, and what the learner sees of it. */
export function createAsking(dependencies: AskingDependencies) {
  const { db, clock, people, record, audit, standings } = dependencies;

  return {
    /** As onboarding asks: what is in the way is no failure, but for an address that cannot be a guardian's. */
    async begin(
      context: TransactionContext<Actor>,
      { userId, address: given }: { userId: string; address: string },
    ): Promise<void> {
      const learner = await people.one(context, userId);
      const address = parentAddress(given, learner, 'parentEmail');
      const held = await standings.hold(context, userId);
      const { standing } = await stateOf(context, learner, held);
      const isFree = standing === 'not-asked' || standing === 'waiting' || standing === 'expired';
      if (!isFree || !(await isAsked(context, learner))) return;
      if (standing === 'waiting' && held.mailbox === mailboxOf(address)) return;
      await assertNoChilds(context, address, 'parentEmail');
      // Nothing is told that is not so: without a letter nobody is asked.
      if (await tooSoon(db, context, { userId, mailbox: mailboxOf(address) }, clock.now())) return;
      await name(context, held, address);
      await write(context, userId, mailboxOf(address));
    },

    /**
     * Asks again, or at another address.
     * @throws Failure invalid, conflict when there is nothing to ask, rate_limited
     */
    ask: (context: CallContext<Actor>, userId: string, given: string | undefined, asker: Asker): Promise<void> =>
      db.transaction(async (tx) => {
        const inside = { ...context, tx };
        const learner = await people.one(inside, userId);
        if (learner.role !== 'learner') throw notFound('There is no such learner.');
        const held = await standings.hold(inside, userId);
        const address = given === undefined ? reachable(held.address) : parentAddress(given, learner, 'address');
        if (address === null) throw parentMissing();
        if (given !== undefined) await assertNoChilds(inside, address, 'address');
        const mailbox = mailboxOf(address);
        await assertMayAsk(inside, learner, held, mailbox, asker);
        const latest = held.mailbox === mailbox ? await standings.latestLetter(inside, held) : undefined;
        const isRepeat = latest && !latest.usedAt && clock.now().getTime() - latest.createdAt.getTime() < sameWishMs;
        if (isRepeat) return;
        const wait = await tooSoon(db, inside, { userId, mailbox }, clock.now());
        if (wait) throw waitFor(wait);
        await name(inside, held, address);
        await write(inside, userId, mailbox);
      }, context.tx),

    stateOf,

    /** Whether the learner may ask the same address now, and whether they may name another. */
    async openTo(
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
        mayAsk: reachable(row?.address) !== null && (mayName || (isDeclined && row !== undefined && !isQuiet(row))),
      };
    },
  };

  /**
   * Classmates consent to nothing for each other.
   * @throws Failure invalid with an issue for `field`, for the address of a learner who is not known to be an adult
   */
  async function assertNoChilds(context: CallContext<Actor>, address: string, field: string): Promise<void> {
    for (const login of new Set([address, plainMailbox(address)])) {
      const holder = await people.byLogin({ ...context, who: unprivilegedActor(context.who.institution) }, login);
      if (holder?.role !== 'learner' || (await record.minority(context, holder)).ageBand === 'adult') continue;
      throw wrongAddress(field, 'This is the address of another learner. Give the address of a parent or guardian.');
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
    held: StandingRow,
    mailbox: string,
    asker: Asker,
  ): Promise<void> {
    const { standing } = await stateOf(context, learner, held);
    if (standing === 'given') throw conflict('Consent has been given already.');
    if (standing === 'not-needed' || !(await isAsked(context, learner))) {
      throw conflict('Nobody’s consent is asked for at this age.');
    }
    const isAnother = held.mailbox !== mailbox;
    const isDecided = standing === 'refused' || standing === 'withdrawn';
    if (isAnother && asker === 'school') throw conflict('Only an administrator can name another address.');
    if (asker !== 'learner' || !isDecided) return;
    if (isAnother) throw conflict('Your parent or guardian has decided. Your school can name somebody else.');
    if (isQuiet(held))
      throw conflict(`Your parent or guardian has decided. You can ask again after ${quietDays} days.`);
  }

  function isQuiet({ decidedAt }: StandingRow): boolean {
    return decidedAt !== null && clock.now().getTime() - decidedAt.getTime() < quietDays * dayMs;
  }

  async function name(context: TransactionContext<Actor>, held: StandingRow, address: string): Promise<void> {
    const isNew = held.mailbox !== mailboxOf(address);
    await standings.name(context, held.userId, address);
    const asked = { state: 'open', askedAt: clock.now() } as const;
    await standings.change(context, held.userId, isNew ? { ...asked, decidedAt: null } : asked);
    await audit.record(context, { action: 'consent.asked', subject: held.userId, details: { again: !isNew } });
  }

  async function write(context: TransactionContext<Actor>, userId: string, mailbox: string): Promise<void> {
    const id = newId();
    await db
      .rows(LetterRow, context)
      .insert({ id, userId, purpose: 'consent', mailbox, isMail: true, createdAt: clock.now() });
    await dependencies.enqueue(context.who.institution, id, context.tx);
  }
}
export type Asking = ReturnType<typeof createAsking>;

const parentMissing = () => conflict('Nobody has been named yet: give the address of a parent or guardian.');

function isBelow(ageBand: AgeBand, age: AsksUnder): boolean {
  if (ageBand === 'adult') return false;
  if (ageBand === '16-17') return age === '18';
  if (ageBand === '13-15') return age !== '13';
  return true;
}
