import { Row } from '../../../core/db/index.ts';
import type { Decision, RecommendationStatus } from '../applications/contract.ts';
import type { Analysis, Criterion, GroupedOutcomes, NeededReview, Scores } from './contract.ts';

/** A person who reviews applications to a university. */
export class ReviewerRow extends Row {
  static override tableName = 'universities.reviewers';

  declare userId: string;
  declare universityId: string;
  declare addedAt: Date;
  /** Up to when they were told by mail of what waits for them; null before the first time. */
  declare toldAt: Date | null;
}

/** What a reviewer chose for themselves. */
export class ReviewerPreferenceRow extends Row {
  static override tableName = 'universities.reviewer_preferences';
  static override idColumn = 'userId';

  declare userId: string;
  declare dailyMail: boolean;
}

/** A rubric of a program's own. */
export class ProgramRubricRow extends Row {
  static override tableName = 'universities.program_rubrics';
  static override idColumn = 'programId';

  declare programId: string;
  declare criteria: Criterion[];
}

/** The state of an application on the desk, from its first review on. */
export class CaseRow extends Row {
  static override tableName = 'universities.admission_cases';
  static override idColumn = 'applicationId';

  declare applicationId: string;
  declare round: number;
  /** The rubric of the round; null until its first review begins. */
  declare criteria: Criterion[] | null;
  /** The rubrics of earlier rounds, in their order. */
  declare earlierCriteria: Criterion[][];
  /** Null: the reviews are complete. */
  declare needs: NeededReview | null;
  declare reviews: number;
  declare rubricShare: number | null;
  declare recommendationStatus: RecommendationStatus | null;
  declare analysis: Analysis | null;
}

export class ReviewRow extends Row {
  static override tableName = 'universities.reviews';

  declare applicationId: string;
  declare round: number;
  declare reviewerId: string | null;
  /** From 1, in the order of submission; null for a draft. */
  declare position: number | null;
  declare scores: Scores;
  /** Null after the erasure of the reviewer. */
  declare comment: string | null;
  declare version: number;
  declare savedAt: Date;
  declare submittedAt: Date | null;
  declare counts: boolean;
}

export class ReviewNoteRow extends Row {
  static override tableName = 'universities.review_notes';

  declare applicationId: string;
  declare authorId: string | null;
  /** Null after the erasure of the author. */
  declare text: string | null;
  declare at: Date;
  /** Its place among the notes of the application, from 1. */
  declare sequence: number;
}

export class RecusalRow extends Row {
  static override tableName = 'universities.recusals';

  declare applicationId: string;
  declare reviewerId: string;
  declare reason: string;
  declare at: Date;
}

export class AppealRow extends Row {
  static override tableName = 'universities.appeals';

  declare applicationId: string;
  declare userId: string;
  declare sequence: number;
  declare decision: Decision;
  declare reason: string;
  declare at: Date;
  declare state: 'open' | 'reopened' | 'refused';
  declare answer: string | null;
  declare answeredBy: string | null;
  declare answeredAt: Date | null;
}

/** The figures by group that are shown of an intake. They hold no personal data. */
export class GroupedOutcomesRow extends Row {
  static override tableName = 'universities.grouped_outcomes';
  static override idColumn = 'intakeId';

  declare intakeId: string;
  declare at: Date;
  /** Decided applications behind them. */
  declare decided: number;
  declare attributes: GroupedOutcomes[];
}
