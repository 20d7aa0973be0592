import { createHash } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { Who } from '../../../core/contract/index.ts';
import { conflict, Failure, invalid } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { equalSecrets } from '../../../core/plugins/define-plugin.ts';
import type { Random } from '../../../core/random.ts';
import type { Deployment, MailService } from '../../../core/services.ts';
import { letter } from '../../../core/services.ts';
import { TestLetterRow } from './models.ts';
import { withoutMailServer } from './own-steps.ts';

export interface TestLetterDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly mail: MailService;
  readonly deployment: Deployment;
}

const validMinutes = 60;
const maxAttempts = 5;
const codeDigits = 6;

/** A letter with a code to the administrator's own address: the code that comes back shows that it arrived. */
export function createTestLetter({ db, clock, random, mail, deployment }: TestLetterDependencies) {
  return {
    /** Each letter has a new code. @throws Failure conflict without an address, unavailable where the mail server refuses */
    async send(who: Who): Promise<{ to: string; isSent: boolean }> {
      const { email } = who.user;
      if (email === '') throw conflict('Your account has no email address. Enter one in your profile.');
      const code = String(Math.floor(random() * 10 ** codeDigits)).padStart(codeDigits, '0');
      const row = { userId: who.user.id, hash: hashOf(code), sentAt: clock.now(), attempts: 0 };
      await db.rows(TestLetterRow, { who }).insert(row).onConflict('userId').merge();
      const { name } = who.institution;
      await mail.send({ who }, { to: email, ...letterWith(code, name) });
      return { to: email, isSent: (await deployment.state({ who })).mail === 'smtp' };
    },

    /** @returns the sentence of a passed step @throws Failure invalid, gone */
    async confirm(who: Who, code: string): Promise<string> {
      const isRight = await db.transaction(async (tx) => {
        const row = await db.rows(TestLetterRow, { who, tx }).findOne({ userId: who.user.id }).forUpdate();
        const age = row ? clock.now().getTime() - row.sentAt.getTime() : Number.POSITIVE_INFINITY;
        if (!row || age > validMinutes * 60_000 || row.attempts >= maxAttempts) return undefined;
        const isSame = equalSecrets(hashOf(code.replaceAll(/\s/g, '')), row.hash);
        if (isSame) await db.rows(TestLetterRow, { who, tx }).where({ userId: who.user.id }).delete();
        else
          await db
            .rows(TestLetterRow, { who, tx })
            .where({ userId: who.user.id })
            .patch({ attempts: row.attempts + 1 });
        return isSame;
      });
      if (isRight === undefined) throw new Failure('gone', 'This code is no longer valid. Send another letter.');
      if (!isRight) throw invalid('This code is wrong.', [{ path: 'body.code', message: 'This code is wrong.' }]);
      const { mail: way } = await deployment.state({ who });
      // The code can be read from the file; a letter still reaches nobody.
      if (way === 'folder') throw conflict(withoutMailServer(who));
      return `The letter to ${who.user.email} arrived.`;
    },
  };
}

const hashOf = (code: string) => createHash('sha256').update(code).digest();

const letterWith = (code: string, institution: string) =>
  letter({
    subject: `${code} is the code of your test letter`,
    greeting: 'Hello,',
    paragraphs: [
      `This letter tests the mail of ${institution} on EiQ. It has arrived.`,
      `Enter this code in the set-up: ${code}`,
      `The code is valid for ${validMinutes} minutes.`,
    ],
    closing: 'If you did not send this letter to yourself, an administrator account with your address did.',
  });
