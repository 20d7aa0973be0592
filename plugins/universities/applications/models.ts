import { Row } from '../../../core/db/index.ts';
import type { ConfirmedValues } from '../../documents/services.ts';
import type {
  ApplicationData,
  ApplicationStatus,
  Decision,
  LetterStatus,
  Party,
  RecommendationStatus,
  StepName,
  TranscriptAnalysis,
} from './contract.ts';

/** An application, as far as its applicant may know it. */
export class ApplicationRow extends Row {
  static override tableName = 'universities.applications';

  declare userId: string;
  declare universityId: string;
  declare programId: string;
  declare intakeId: string;
  declare status: ApplicationStatus;
  /** Null until the release of a decision. */
  declare recommendationStatus: RecommendationStatus | null;
  declare analysisSummary: string | null;
  /** The sequence of the released decision; 0 before the first release. */
  declare releasedSequence: number;
  declare applicationData: ApplicationData;
  declare version: number;
  /** Null: all confirmed documents. */
  declare documentIds: string[] | null;
  /** From the learner's record at the submission. */
  declare applicationEiqScore: number | null;
  declare applicationStandardError: number | null;
  declare record: RecordedResult | null;
  declare transcriptAnalysis: TranscriptAnalysis | null;
  declare submittedAt: Date | null;
  declare createdAt: Date;
  /** The latest change that the applicant may know of. */
  declare updatedAt: Date;
}

/** The learner's record at the submission. */
export interface RecordedResult {
  readonly level: string;
  readonly interval: readonly [number, number];
  readonly domains: readonly { title: string; eiqScore: number; standardError: number }[];
  readonly results: number;
}

/** A step of an application, as far as its applicant may know it. Never changed. */
export class ApplicationStepRow extends Row {
  static override tableName = 'universities.application_steps';

  declare applicationId: string;
  /** The applicant. */
  declare userId: string;
  declare step: StepName;
  declare from: ApplicationStatus | null;
  declare to: ApplicationStatus;
  declare party: Party;
  declare actorId: string | null;
  declare at: Date;
}

/** A decision. The one with the greatest sequence counts. Never changed. */
export class DecisionRow extends Row {
  static override tableName = 'universities.decisions';

  declare applicationId: string;
  declare sequence: number;
  declare decision: Decision;
  declare actorId: string | null;
  declare at: Date;
  /** For a decision before the reviews were complete. */
  declare reason: string | null;
}

/** A confirmed document as it was when the application was submitted. */
export class ApplicationDocumentRow extends Row {
  static override tableName = 'universities.application_documents';

  declare applicationId: string;
  declare userId: string;
  declare documentId: string;
  declare fileName: string;
  declare kind: string;
  declare confirmedAt: Date;
  declare values: ConfirmedValues;
  declare nameMatches: boolean;
  declare corrected: boolean;
  declare removedAt: Date | null;
}

/** A request for a letter of recommendation. */
export class RecommendationRow extends Row {
  static override tableName = 'universities.recommendations';

  declare applicationId: string;
  declare userId: string;
  declare recommenderName: string;
  declare recommenderEmail: string;
  declare isWaived: boolean;
  declare status: LetterStatus;
  declare requestedAt: Date;
  declare sentAt: Date | null;
  declare remindedAt: Date | null;
  declare reminders: number;
  declare answeredAt: Date | null;
  /** Null where the applicant waived the right to see it. */
  declare letter: string | null;
  declare fileName: string | null;
  /** Of the PDF in the applicant's files; null without one. */
  declare fileId: string | null;
  /** SHA-256 of the PDF, in hexadecimal digits. */
  declare fileHash: string | null;
}

/** The link of one mail. Only the hash of its code is stored. */
export class RecommendationLinkRow extends Row {
  static override tableName = 'universities.recommendation_links';

  declare recommendationId: string;
  /** SHA-256 of the code. */
  declare hash: Buffer;
  declare createdAt: Date;
}

export class SealedLetterRow extends Row {
  static override tableName = 'universities.sealed_letters';
  static override idColumn = 'recommendationId';

  declare recommendationId: string;
  declare letter: string;
  /** A PDF. */
  declare file: Buffer | null;
}

/** A mail that has been sent, by the id of its job. */
export class SentMailRow extends Row {
  static override tableName = 'universities.sent_mails';

  declare at: Date;
}
