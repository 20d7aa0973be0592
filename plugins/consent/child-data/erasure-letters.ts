import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import { nameText } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import type { Actors } from '../../../core/plugins/define-plugin.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Audit, Guardians, MailService, People, PersonalDataService } from '../../../core/services.ts';
import { dayInWords, letter } from '../../../core/services.ts';
import type { consent } from '../contract.ts';
import type { Standings } from '../decisions/status.ts';
import { addressOrNull } from '../letters/mailboxes.ts';

/** The recipient of a letter about an erasure: a guardian's account, or (null) the parent who consented by letter. */
export type Recipient = z.output<(typeof consent)['jobs']['erasure']['payload']>;

interface Dependencies {
  readonly clock: Clock;
  readonly actors: Actors;
  readonly audit: Audit;
  readonly people: Pick<People, 'one'>;
  readonly guardians: Pick<Guardians, 'ofLearner'>;
  readonly standings: Pick<Standings, 'read'>;
  readonly personalData: Pick<PersonalDataService, 'pendingErasure'>;
  readonly mail: MailService;
  contact(institution: InstitutionRef): Promise<string>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Letters to the other guardians when one guardian requests the erasure of a child's account. */
export function createErasureLetters({
  clock,
  actors,
  people,
  guardians,
  standings,
  personalData,
  audit,
  mail,
  contact,
}: Dependencies) {
  return {
    /**
     * The guardians except the one who requested it. Empty if they were informed within the last day, so that repeated
     * requests and cancellations do not fill their mailboxes.
     */
    async recipients(
      { who, tx }: TransactionContext<Actor>,
      userId: string,
      askedBy: { id: string; email: string },
    ): Promise<Recipient[]> {
      const context = { who: unprivilegedActor(who.institution), tx };
      const from = new Date(clock.now().getTime() - dayMs);
      const entry = { action: 'consent.erasure-told', subject: userId } as const;
      const { institution } = who;
      const permissions = ['platform.people'] as const;
      const system = await actors.system('Guardians are informed once a day', { institution, permissions, tx });
      if ((await audit.list({ who: system, tx }, { ...entry, from, limit: 1, offset: 0 })).total > 0) return [];
      await audit.record({ who, tx }, entry);
      const ties = await guardians.ofLearner(context, userId);
      const accounts = await Promise.all(ties.map(({ guardianId }) => people.one(context, guardianId)));
      const known = new Set([askedBy, ...accounts].map(({ email }) => email.toLowerCase()));
      const standing = await standings.read(context, userId);
      const address = standing?.state === 'given' ? addressOrNull(standing.address) : null;
      return [
        ...accounts.filter(({ id }) => id !== askedBy.id).map(({ id }) => ({ userId, guardianId: id })),
        ...(address && !known.has(address.toLowerCase()) ? [{ userId, guardianId: null }] : []),
      ];
    },

    /** Sends one of these letters, unless the erasure was cancelled. */
    async send(institution: InstitutionRef, { userId, guardianId }: Recipient): Promise<void> {
      const who = unprivilegedActor(institution);
      const pending = await personalData.pendingErasure({ who }, userId);
      if (!pending) return;
      const { firstName } = await people.one({ who }, userId);
      const to = guardianId
        ? (await people.one({ who }, guardianId)).email
        : addressOrNull((await standings.read({ who }, userId))?.address);
      if (!to) return;
      const words = { firstName, institution: institution.name, day: dayInWords(pending.dueAt) };
      const questions = await contact(institution);
      await mail.send({ who }, { to, about: [userId], ...erasureLetter(words, questions, guardianId !== null) });
    },
  };
}
export type ErasureLetters = ReturnType<typeof createErasureLetters>;

function erasureLetter(
  { firstName, institution, day }: { firstName: string; institution: string; day: string },
  contact: string,
  hasAccount: boolean,
) {
  return letter({
    subject: `${nameText(firstName)}’s account at ${institution} will be erased on ${day}`,
    greeting: 'Hello,',
    paragraphs: [
      `A parent or guardian of ${nameText(firstName)} has requested that ${nameText(firstName)}’s account at ${institution} be erased.`,
      `The account is closed now. On ${day} it will be erased with all data about ${nameText(firstName)}. This cannot be undone.`,
      hasAccount
        ? 'Until then you can keep the account: sign in and choose “Keep the account” under “My family”.'
        : `If you did not expect this, contact them or ${institution} before then.`,
      ...(contact ? [`Questions: ${contact}`] : []),
    ],
  });
}
