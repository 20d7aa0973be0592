import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import type { Database, TransactionContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Addresses, Guardians, MailService, People } from '../../../core/services.ts';
import { consentDays } from '../../../core/services.ts';
import type { Standings } from '../decisions/status.ts';
import { LetterRow } from '../models.ts';
import { confirmationLetter, requestLetter } from './letter-texts.ts';
import { addressOrNull } from './mailboxes.ts';

export interface LetterDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'named'>;
  readonly guardians: Pick<Guardians, 'issueConsentCode'>;
  readonly mail: MailService;
  readonly addresses: Addresses;
  readonly standings: Standings;
  settings(institution: InstitutionRef): Promise<{ contact: string; guardianAccounts: boolean }>;
}

export const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

/** A code of 256 random bits. */
const newCode = (): string => randomBytes(32).toString('base64url');

const dayMs = 24 * 60 * 60 * 1000;

/** Sends letters. The code is generated when a letter is sent, so that only its hash is stored. */
export function createLetters({
  db,
  clock,
  people,
  guardians,
  mail,
  addresses,
  standings,
  settings,
}: LetterDependencies) {
  return {
    /** Sends a letter once. A letter that no longer applies is deleted. Throws when mail cannot be sent now. */
    async send(institution: InstitutionRef, letterId: string): Promise<void> {
      const who = unprivilegedActor(institution);
      const ready = await db.transaction((tx) => prepare({ who, tx }, letterId));
      if (!ready) return;
      const { purpose, code, to, userId, firstName } = ready;
      // Browsers do not send the fragment, so the code is in no log and no referrer.
      const page = purpose === 'consent' ? '/consent' : '/consent/withdraw';
      const link = `${await addresses.of({ who }, page)}#code=${code}`;
      const compose = purpose === 'consent' ? requestLetter : confirmationLetter;
      const { contact, guardianAccounts: offersAccount } = await settings(institution);
      const words = { firstName, institution: institution.name, contact, link, offersAccount };
      await mail.send({ who }, { to, about: [userId], ...compose(words) });
      await db.rows(LetterRow, { who }).findById(letterId).patch({ sentAt: clock.now() });
    },
  };

  async function prepare(context: TransactionContext<Actor>, letterId: string) {
    const found = await db.rows(LetterRow, context).findById(letterId);
    if (!found) return undefined;
    const standing = await standings.lock(context, found.userId);
    const letter = await db.rows(LetterRow, context).findById(letterId);
    const learner = (await people.named(context, [found.userId])).get(found.userId);
    const to = addressOrNull(standing.address);
    if (!letter || letter.sentAt || !learner || to === null) return undefined;
    const isCurrent =
      standing.mailbox === letter.mailbox && standing.state === (letter.purpose === 'consent' ? 'open' : 'given');
    if (!isCurrent) {
      await db.rows(LetterRow, context).findById(letterId).delete();
      return undefined;
    }
    const isRequest = letter.purpose === 'consent';
    const code = isRequest ? await guardians.issueConsentCode(context, letter.userId, { letterId }) : newCode();
    await db
      .rows(LetterRow, context)
      .findById(letterId)
      .patch({
        hash: hashOf(code),
        expiresAt: isRequest ? new Date(clock.now().getTime() + consentDays * dayMs) : null,
      });
    const { purpose, userId } = letter;
    return { purpose, userId, code, to, firstName: learner.firstName };
  }
}
export type Letters = ReturnType<typeof createLetters>;
