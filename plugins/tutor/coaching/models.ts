import { Row } from '../../../core/db/index.ts';
import type { PracticeTopic, SessionStatus, SessionType, Standing, Subject } from './contract.ts';

/** One coaching session of one learner, held in a conversation of its own. */
export class CoachingRow extends Row {
  static override tableName = 'tutor.coaching_sessions';

  declare userId: string;
  declare conversationId: string;
  declare sessionType: SessionType;
  declare subject: Subject;
  declare status: SessionStatus;
  /** The one that was sent last; empty before the first message. */
  declare learningGoal: string;
  /** In the subject's domain when it began; null where that had not been measured. */
  declare startingScore: number | null;
  /** Null where there was nothing to set it by: it follows from the record once there is. */
  declare targetScore: number | null;
  /** Ids of the subject's concepts that were mastered when it began. */
  declare masteredBefore: { readonly concepts: readonly string[] };
  /** How it stood when it was completed. */
  declare outcome: Standing | null;
  declare createdAt: Date;
  declare completedAt: Date | null;
}

/** What is suggested beside the reply to a message. */
export class AdviceRow extends Row {
  static override tableName = 'tutor.coaching_advice';

  declare userId: string;
  declare sessionId: string;
  /** The learner's message that it answers. */
  declare messageId: string;
  declare suggestions: readonly string[];
  declare topics: readonly PracticeTopic[];
}
