import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext, Tx } from '../../../core/db/index.ts';
import { newId } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Guardians, People } from '../../../core/services.ts';
import type { Purpose } from '../../learner/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { Letter as LetterSchema } from '../contract.ts';
import type { Decide } from '../decisions/record-decision.ts';
import type { Standings } from '../decisions/status.ts';
import type { StandingRow } from '../models.ts';
import { LetterRow } from '../models.ts';
import { addressOrNull } from './mailboxes.ts';
import { hashOf } from './send-letter.ts';

/** Before serialisation. */
type Letter = z.input<typeof LetterSchema>;

export interface LinkDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'one' | 'byLogin'>;
  readonly guardians: Pick<Guardians, 'lookAtConsentCode' | 'useConsentCode'>;
  readonly record: Pick<LearnerRecord, 'minority'>;
  readonly standings: Standings;
  readonly decide: Decide;
  settings(institution: InstitutionRef): Promise<{ contact: string; guardianAccounts: boolean }>;
  enqueue(institution: InstitutionRef, letterId: string, tx: Tx): Promise<unknown>;
}

/** A known link with the state of the learner's consent. */
export interface FoundLink {
  readonly letter: LetterRow;
  readonly standing: StandingRow;
  readonly isGiven: boolean;
  /** Purposes with consent. */
  readonly given: readonly Purpose[];
}

/** Decisions of guardians by the links of their letters, without an account. */
export function createLinks(dependencies: LinkDependencies) {
  const { db, clock, people, record, standings, decide } = dependencies;
  const { lookAtConsentCode, useConsentCode: redeem } = dependencies.guardians;

  return {
    /** The content of a link. Changes nothing. @throws Failure gone */
    async look(who: Actor, code: string): Promise<Letter> {
      const found = await find({ who }, code);
      if (found.letter.purpose === 'consent' && !found.letter.usedAt) await assertOpen({ who }, code, found);
      return viewOf({ who }, found, null);
    },

    /**
     * Redeems a link and records the decision in one transaction. Repeating it returns the first decision.
     * @throws Failure gone
     */
    async answer(who: Actor, code: string, given: readonly Purpose[]): Promise<Letter> {
      const { found, withdrawal } = await db.transaction(async (tx) => {
        const context = { who, tx };
        const found = await lock(context, code, 'consent');
        const { letter, standing } = found;
        if (letter.usedAt) return { found, withdrawal: await withdrawalOf(context, code, found) };
        await assertOpen(context, code, found);
        await redeem(context, code);
        const by = standing.address ?? '';
        await decide(context, { userId: letter.userId, given, by, way: 'letter' });
        const outcome = given.length > 0 ? 'given' : 'refused';
        await db.rows(LetterRow, context).findById(letter.id).patch({ usedAt: clock.now(), outcome });
        if (outcome === 'given')
          await dependencies.enqueue(who.institution, await insert(context, letter, { isMail: true, hash: null }), tx);
        const after = await find(context, code);
        return { found: after, withdrawal: await withdrawalOf(context, code, after) };
      });
      return viewOf({ who }, found, withdrawal);
    },

    /**
     * Replaces the purposes of a consent; an empty list ends it. An ended consent is returned unchanged: only the link of a
     * request can give it again. @throws Failure gone
     */
    async change(who: Actor, code: string, given: readonly Purpose[]): Promise<Letter> {
      const found = await db.transaction(async (tx) => {
        const context = { who, tx };
        const found = await lock(context, code, 'withdrawal');
        const { letter, standing } = found;
        if (!found.isGiven || isSameSet(found.given, given)) return found;
        if (given.length === 0) {
          const used = { usedAt: clock.now(), outcome: 'withdrawn' } as const;
          await db.rows(LetterRow, context).findById(letter.id).patch(used);
        }
        const by = standing.address ?? '';
        await decide(context, { userId: letter.userId, given, by, way: 'letter' });
        return find(context, code);
      });
      return viewOf({ who }, found, null);
    },

    /** The link that ends a consent, while the consent is in force. Its holder is the guardian. @throws Failure gone */
    async findActive(context: CallContext<Actor>, code: string): Promise<FoundLink & { address: string }> {
      const found = await find(context, code);
      const address = addressOrNull(found.standing.address);
      if (found.letter.purpose !== 'withdrawal' || !found.isGiven || address === null) throw unknownLink();
      return { ...found, address };
    },
  };

  /** @throws Failure gone for an unknown code, or one of a replaced address */
  async function find(context: CallContext<Actor>, code: string): Promise<FoundLink> {
    const letter = await db.rows(LetterRow, context).findOne({ hash: hashOf(code) });
    const standing = letter && (await standings.read(context, letter.userId));
    if (!letter || !standing) throw unknownLink();
    if (letter.mailbox !== standing.mailbox) throw anotherAddress();
    const { id, role } = await people.one(
      { ...context, who: unprivilegedActor(context.who.institution) },
      letter.userId,
    );
    const { guardianConsent, given } = await record.minority(context, { id, role });
    if (guardianConsent === 'not-needed') throw grownUp();
    return { letter, standing, given, isGiven: guardianConsent === 'given' };
  }

  /** Finds a link and locks the learner's consent until the transaction ends. */
  async function lock(
    context: TransactionContext<Actor>,
    code: string,
    purpose: LetterRow['purpose'],
  ): Promise<FoundLink> {
    const { letter } = await find(context, code);
    if (letter.purpose !== purpose) throw unknownLink();
    await standings.lock(context, letter.userId);
    return find(context, code);
  }

  /** The core checks whether an unused code is valid; the letter tells why it is not. */
  async function assertOpen(context: CallContext<Actor>, code: string, { letter }: FoundLink): Promise<void> {
    if (letter.expiresAt && letter.expiresAt <= clock.now()) throw expired();
    await lookAtConsentCode(context, code).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'gone') throw newerLetter();
      throw error;
    });
  }

  /** The link that ends the consent, shown after it was given. Derived from the used code, so that it is always the same. */
  async function withdrawalOf(
    context: TransactionContext<Actor>,
    used: string,
    { letter, isGiven }: FoundLink,
  ): Promise<string | null> {
    if (!isGiven || letter.outcome !== 'given') return null;
    const code = hashOf(`withdrawal ${used}`).toString('base64url');
    await insert(context, letter, { isMail: false, hash: hashOf(code) });
    return code;
  }

  async function insert(
    context: TransactionContext<Actor>,
    { userId, mailbox }: Pick<LetterRow, 'userId' | 'mailbox'>,
    link: Pick<LetterRow, 'isMail' | 'hash'>,
  ): Promise<string> {
    const id = newId();
    await db
      .rows(LetterRow, context)
      .insert({ id, userId, purpose: 'withdrawal', mailbox, ...link, createdAt: clock.now() })
      .onConflict('hash')
      .ignore();
    return id;
  }

  async function viewOf(context: CallContext<Actor>, found: FoundLink, withdrawal: string | null): Promise<Letter> {
    const { letter, standing, isGiven } = found;
    const { firstName } = await people.one(
      { ...context, who: unprivilegedActor(context.who.institution) },
      letter.userId,
    );
    const { contact, guardianAccounts } = await dependencies.settings(context.who.institution);
    const holder = withdrawal !== null || letter.purpose === 'withdrawal';
    const account =
      guardianAccounts && isGiven && holder ? await accountAt(context, standing.address ?? '') : 'not-offered';
    const state = stateOf(found);
    return {
      purpose: letter.purpose,
      firstName,
      contact,
      state,
      given: [...found.given],
      decidedAt: state === 'undecided' ? null : (standing.decidedAt ?? letter.usedAt),
      withdrawal,
      account,
    };
  }

  async function accountAt(context: CallContext<Actor>, address: string): Promise<Letter['account']> {
    const holder = await people.byLogin({ ...context, who: unprivilegedActor(context.who.institution) }, address);
    if (!holder) return 'offered';
    // For example a teacher whose child learns here: an account has one role.
    return holder.role === 'guardian' && !holder.deactivatedAt ? 'exists' : 'not-offered';
  }
}
export type Links = ReturnType<typeof createLinks>;

function stateOf({ letter, isGiven }: FoundLink): Letter['state'] {
  if (letter.purpose === 'withdrawal') return isGiven ? 'given' : 'withdrawn';
  if (!letter.usedAt) return 'undecided';
  if (letter.outcome === 'refused') return 'refused';
  return isGiven ? 'given' : 'withdrawn';
}

/** Whether two lists hold the same purposes. Neither has duplicates. */
export const isSameSet = (some: readonly Purpose[], others: readonly Purpose[]): boolean =>
  some.length === others.length && some.every((purpose) => others.includes(purpose));

const gone = (message: string) => new Failure('gone', message);
const unknownLink = () =>
  gone('This link is unknown or has been replaced. Open the complete link in the latest letter.');
const expired = () => gone('This link expired after 14 days. The learner or the school can send you a new letter.');
const newerLetter = () => gone('There is a newer letter to you. Please use its link.');
const anotherAddress = () =>
  gone('Another address has been entered since this letter was sent, so its link is no longer valid.');
const grownUp = () => gone('Consent is no longer needed: the learner now decides for themselves.');
