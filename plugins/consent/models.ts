import { Row } from '../../core/db/index.ts';

/** A learner's latest request and decision. Whether consent is in force is stored in the learner's record only. */
export class StandingRow extends Row {
  static override tableName = 'consent.standings';
  static override idColumn = 'userId';

  declare userId: string;
  declare state: 'unasked' | 'open' | 'given' | 'refused' | 'withdrawn';
  /** As entered; null where a guardian decided with an account without a letter. */
  declare address: string | null;
  /** The mailbox of the address, as a hash. */
  declare mailbox: string | null;
  declare askedAt: Date | null;
  declare decidedAt: Date | null;
  declare updatedAt: Date;
}

/** A letter to a guardian with its link. Only the hash of the code is stored. */
export class LetterRow extends Row {
  static override tableName = 'consent.letters';

  declare userId: string;
  declare purpose: 'consent' | 'withdrawal';
  declare mailbox: string;
  /** False for a link that was shown on a page instead of sent. */
  declare isMail: boolean;
  /** SHA-256 of the code; null until the letter is sent. */
  declare hash: Buffer | null;
  declare createdAt: Date;
  declare sentAt: Date | null;
  /** Null for links that are valid while the consent is in force. */
  declare expiresAt: Date | null;
  declare usedAt: Date | null;
  declare outcome: 'given' | 'refused' | 'withdrawn' | null;
}
