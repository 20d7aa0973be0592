import { Row } from '../../core/db/index.ts';
import type { Attempt, Outcome, ProviderId } from './operations/operations.ts';
import type { Purpose } from './services.ts';

/** One call with its tokens, cost and outcome. */
export class CallRow extends Row {
  static override tableName = 'ai.calls';

  declare userId: string | null;
  declare plugin: string;
  declare purpose: Purpose;
  /** The name and version of the prompt. */
  declare prompt: string | null;
  declare outcome: Outcome | 'cached';
  declare provider: ProviderId | null;
  declare model: string | null;
  declare inputTokens: number;
  declare outputTokens: number;
  /** In millionths of the deployment's currency; null where a price is unknown. */
  declare cost: number | null;
  declare milliseconds: number;
  declare firstWordsAfter: number | null;
  declare cause: string | null;
  declare at: Date;
}

/** One request to one provider. */
export class AttemptRow extends Row {
  static override tableName = 'ai.attempts';
  static override idColumn = ['callId', 'position'];

  declare callId: string;
  declare position: number;
  declare provider: ProviderId;
  declare model: string;
  declare result: Attempt['result'];
  declare inputTokens: number;
  declare outputTokens: number;
  declare cost: number | null;
  declare milliseconds: number;
  declare at: Date;
}

/** An institution's spending on a day of its calendar (`YYYY-MM-DD`), in millionths of the currency. */
export class SpendingRow extends Row {
  static override tableName = 'ai.spending';
  static override idColumn = ['institutionId', 'day'];

  declare day: string;
  declare cost: number;
}

export class LearnerSpendingRow extends Row {
  static override tableName = 'ai.learner_spending';
  static override idColumn = ['userId', 'day'];

  declare userId: string;
  declare day: string;
  declare cost: number;
}

/** Budget reserved for a call under way. */
export class ReservationRow extends Row {
  static override tableName = 'ai.reservations';

  declare userId: string;
  declare amount: number;
  declare expiresAt: Date;
}

export class WarningRow extends Row {
  static override tableName = 'ai.warnings';
  static override idColumn = ['institutionId', 'budget', 'period', 'kind'];

  declare budget: 'month' | 'day';
  declare period: string;
  declare kind: 'nearing' | 'used-up';
  declare at: Date;
}

/** Metadata of a key. The core's secrets hold the key itself. */
export class KeyRow extends Row {
  static override tableName = 'ai.keys';
  static override idColumn = ['institutionId', 'provider'];

  declare provider: ProviderId;
  declare lastFour: string;
  declare setBy: string | null;
  declare setAt: Date;
}

/** An open answer whose grading staff should review. */
export class GradingReviewRow extends Row {
  static override tableName = 'ai.grading_reviews';
  static override get jsonAttributes() {
    return ['criteria'];
  }

  declare userId: string;
  /** The id of the question in the item bank; null for reviews created before decisions could change points. */
  declare questionId: string | null;
  declare cause: 'distance' | 'order';
  declare question: string;
  declare answer: string;
  declare criteria: { id?: string; says: string; points: number; rubric: boolean; model: boolean | null }[];
  declare reason: string | null;
  declare at: Date;
  declare verdict: 'rubric' | 'model' | 'neither' | null;
  declare decidedBy: string | null;
  declare decidedAt: Date | null;
  /** The answer's points, where the decision was about a stored answer. */
  declare pointsBefore: number | null;
  declare pointsAfter: number | null;
}
