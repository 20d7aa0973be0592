import { Row } from '../../core/db/index.ts';
import type { Category, DocumentKind, DocumentStatus, FailureCode, Reading, Values } from './contract.ts';

export class DocumentRow extends Row {
  static override tableName = 'documents.documents';

  declare userId: string;
  declare category: Category;
  declare fileName: string;
  /** Its name in the storage; null for files from before there were names. */
  declare storedName: string | null;
  declare fileSize: number;
  declare fileType: string;
  declare sha256: string;
  declare status: DocumentStatus;
  declare uploadedAt: Date;
  /** Number of the reading, from 1. */
  declare round: number;
  /** When the virus scanner found the file clean; null without a scan. */
  declare scannedAt: Date | null;
  declare waitsForScan: boolean;
  /** The job that reads it; null while it waits for its turn. */
  declare readingJobId: string | null;
  /** When another job may take it. */
  declare notBefore: Date | null;
  /** How often its reading began in this round. */
  declare attempts: number;
  declare failure: FailureCode | null;
  /** A detail of the failure, such as the name of a virus. */
  declare failureDetail: string | null;
  declare processedAt: Date | null;
  declare kind: DocumentKind | null;
  /** Whether the name that was read is the learner's; null before, and without a name. */
  declare nameMatches: boolean | null;
  declare confirmedAt: Date | null;
}

/** A page as it was read: its picture is a file, the lines of a text are here. */
export interface StoredPage {
  readonly width: number;
  readonly height: number;
  readonly text: string | null;
}

export class ReadingRow extends Row {
  static override tableName = 'documents.readings';
  static override idColumn = 'documentId';

  declare documentId: string;
  declare userId: string;
  declare reading: Reading;
  declare pages: readonly StoredPage[];
  declare corrections: Values | null;
  declare correctedAt: Date | null;
  declare confirmed: Values | null;
}

export class UploadRow extends Row {
  static override tableName = 'documents.uploads';

  declare userId: string;
  declare category: Category;
  declare fileName: string;
  declare fileSize: number;
  declare received: number;
  declare chunks: readonly { readonly key: string; readonly size: number }[];
  declare documentId: string | null;
  declare touchedAt: Date;
}
