import { Row } from '../../core/db/index.ts';

/** One learner: who is asked, and what was decided last. Whether consent is in force, the learner's record says. */
export class StandingRow extends Row {
  static override tableName = 'consent.standings';
  static override idColumn = 'userId';

  declare userId: string;
  declare state: 'unasked' | 'open' | 'given' | 'refused' | 'withdrawn';
  /** As it was given; null where a guardian decided with an account and nobody was asked. */
  declare address: string | null;
  /** The mailbox of the address, as a hash. */
  declare mailbox: string | null;
  declare askedAt: Date | null;
  declare decidedAt: Date | null;
  declare updatedAt: Date;
}

/** A link for a guardian, and the letter it goes out in. Of its code only the hash is kept. */
export class LetterRow extends Row {
  static override tableName = 'consent.letters';

  declare userId: string;
  declare purpose: 'consent' | 'withdrawal';
  declare mailbox: string;
  /** False for a link that was shown on a page and not written. */
  declare isMail: boolean;
  /** SHA-256; null until the letter is written. */
  declare hash: Buffer | null;
  declare createdAt: Date;
  declare sentAt: Date | null;
  /** Null for links that are good for as long as the consent stands. */
  declare expiresAt: Date | null;
  declare usedAt: Date | null;
  declare outcome: 'given' | 'refused' | 'withdrawn' | null;
}
