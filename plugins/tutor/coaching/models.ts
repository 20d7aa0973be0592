import { Row } from '../../../core/db/index.ts';
import type { PracticeTopic, SessionFigures, SessionStatus, SessionType, Subject } from './contract.ts';

/** A learner's coaching session. It has a conversation of its own. */
export class CoachingRow extends Row {
  static override tableName = 'tutor.coaching_sessions';

  declare userId: string;
  declare conversationId: string;
  declare sessionType: SessionType;
  declare subject: Subject;
  declare status: SessionStatus;
  /** The goal of the last message; empty before the first message. */
  declare learningGoal: string;
  /** The score in the subject's domain at the start; null where it was not measured. */
  declare startingScore: number | null;
  /** Null where the score was not measured at the start; the target then follows from the record. */
  declare targetScore: number | null;
  /** Ids of the subject's concepts that were mastered at the start. */
  declare masteredBefore: { readonly concepts: readonly string[] };
  /** The figures at completion. */
  declare outcome: SessionFigures | null;
  declare createdAt: Date;
  declare completedAt: Date | null;
}

/** The suggestions shown beside the reply to a message. */
export class AdviceRow extends Row {
  static override tableName = 'tutor.coaching_advice';

  declare userId: string;
  declare sessionId: string;
  /** The learner's message that the reply answers. */
  declare messageId: string;
  declare suggestions: readonly string[];
  declare topics: readonly PracticeTopic[];
}
