import { Row } from '../../core/db/index.ts';
import type { ConversationKind, FlagState, MessageState, Persona, ReplyMetadata, ReplyType } from './contract.ts';

/** One conversation of one learner. */
export class ConversationRow extends Row {
  static override tableName = 'tutor.conversations';

  declare userId: string;
  declare kind: ConversationKind;
  declare title: string;
  declare persona: Persona | null;
  /** Whether the learner was under 18, or of unknown age, when something was last said: for lists. */
  declare ofMinor: boolean;
  /** Position of the last message. */
  declare lastPosition: number;
  declare createdAt: Date;
  declare updatedAt: Date;
  /** A minor's deleted conversation waits a while before it is erased. */
  declare deletedAt: Date | null;
}

/** What was said, by the learner or to them. A reply stands right after what it answers. */
export class MessageRow extends Row {
  static override tableName = 'tutor.messages';

  declare userId: string;
  declare conversationId: string;
  declare position: number;
  declare role: 'user' | 'assistant';
  declare content: string;
  /** The browser's; a learner's message with the same key is the same message. */
  declare key: string | null;
  declare state: MessageState;
  /** How often this reply was begun. Whoever writes an earlier one has lost it. */
  declare attempt: number;
  declare createdAt: Date;
  /** While it is written: when its writer was last known to be alive. */
  declare beatAt: Date | null;
  declare endedAt: Date | null;
  declare provider: string | null;
  declare model: string | null;
  declare notice: string | null;
  declare type: ReplyType | null;
  declare metadata: ReplyMetadata | null;
}

/** A message that moderation flagged, in a copy of its own: it outlives the conversation's deletion. */
export class FlagRow extends Row {
  static override tableName = 'tutor.flags';

  declare userId: string;
  declare conversationId: string | null;
  declare messageId: string | null;
  declare content: string;
  declare categories: readonly string[];
  declare isUrgent: boolean;
  declare state: FlagState;
  declare raisedAt: Date;
  declare resolvedAt: Date | null;
  declare resolvedBy: string | null;
  declare note: string | null;
  /** Ids of staff who were written to. */
  declare mailedTo: readonly string[];
  /** When staff began to be written to about it; null where they were not. */
  declare tellingAt: Date | null;
}
