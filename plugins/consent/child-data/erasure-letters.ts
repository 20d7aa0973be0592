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
import { reachable } from '../letters/mailboxes.ts';

/** Who is to be told that a child's account goes: a guardian's account, or (null) whoever consented by letter. */
export type Told = z.output<(typeof consent)['jobs']['erasure']['payload']>;

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

/** One guardian may have a child's account erased: the others hear of it while it can be taken back. */
export function createTelling({
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
     * Those besides the guardian who asked, one letter each. Nobody, where they were told within a day: an account that is
     * closed and kept by turns fills nobody's mailbox.
     */
    async others(
      { who, tx }: TransactionContext<Actor>,
      userId: string,
      askedBy: { id: string; email: string },
    ): Promise<Told[]> {
      const context = { who: unprivilegedActor(who.institution), tx };
      const from = new Date(clock.now().getTime() - dayMs);
      const told = { action: 'consent.erasure-told', subject: userId } as const;
      const { institution } = who;
      const permissions = ['platform.people'] as const;
      const system = await actors.system('Guardians are told once a day', { institution, permissions, tx });
      if ((await audit.list({ who: system, tx }, { ...told, from, limit: 1, offset: 0 })).total > 0) return [];
      await audit.record({ who, tx }, told);
      const ties = await guardians.ofLearner(context, userId);
      const accounts = await Promise.all(ties.map(({ guardianId }) => people.one(context, guardianId)));
      const known = new Set([askedBy, ...accounts].map(({ email }) => email.toLowerCase()));
      const standing = await standings.read(context, userId);
      const address = standing?.state === 'given' ? reachable(standing.address) : null;
      return [
        ...accounts.filter(({ id }) => id !== askedBy.id).map(({ id }) => ({ userId, guardianId: id })),
        ...(address && !known.has(address.toLowerCase()) ? [{ userId, guardianId: null }] : []),
      ];
    },

    /** Writes one of these letters, unless the account stays after all. */
    async tell(institution: InstitutionRef, { userId, guardianId }: Told): Promise<void> {
      const who = unprivilegedActor(institution);
      const pending = await personalData.pendingErasure({ who }, userId);
      if (!pending) return;
      const { firstName } = await people.one({ who }, userId);
      const to = guardianId
        ? (await people.one({ who }, guardianId)).email
        : reachable((await standings.read({ who }, userId))?.address);
      if (!to) return;
      const words = { firstName, institution: institution.name, day: dayInWords(pending.dueAt) };
      const questions = await contact(institution);
      await mail.send({ who }, { to, about: [userId], ...erasureLetter(words, questions, guardianId !== null) });
    },
  };
}
export type Telling = ReturnType<typeof createTelling>;

function erasureLetter(
  { firstName, institution, day }: { firstName: string; institution: string; day: string },
  contact: string,
  hasAccount: boolean,
) {
  return letter({
    subject: `${nameText(firstName)}’s account at ${institution} will be erased on ${day}`,
    greeting: 'Hello,',
    paragraphs: [
      `A parent or guardian of ${nameText(firstName)} has asked for ${nameText(firstName)}’s account at ${institution} to be erased.`,
      `It is closed now. On ${day} it is erased with everything that is held about ${nameText(firstName)}. That cannot be undone.`,
      hasAccount
        ? 'Until then you can keep the account: sign in, and choose “Keep the account” under “My family”.'
        : `If you do not expect this, talk to them, or to ${institution}, before then.`,
      ...(contact ? [`Questions: ${contact}`] : []),
    ],
  });
}
