import { Row } from '../../core/db/index.ts';
import type { Import, ImportReport, Mapping } from './contract.ts';

/** A person by the id of the school's own system. */
export class SourceRow extends Row {
  static override tableName = 'rostering.people';
  static override idColumn = ['institutionId', 'sourceId'];

  declare sourceId: string;
  declare userId: string;
  declare linkSentAt: Date | null;
}

/** A term or a class by the id of the school's own system. */
export class ObjectRow extends Row {
  static override tableName = 'rostering.objects';
  static override idColumn = ['institutionId', 'kind', 'sourceId'];

  declare kind: 'term' | 'class';
  declare sourceId: string;
  declare objectId: string;
}

export class ImportRow extends Row {
  static override tableName = 'rostering.imports';

  declare name: string;
  declare format: Import['format'];
  declare state: Import['state'];
  declare createdBy: string | null;
  declare createdAt: Date;
  declare finishedAt: Date | null;
  /** The choices with which it was started. */
  declare options: { mapping: Mapping; mode: 'delta' | 'bulk'; deactivating: number } | null;
  declare jobId: string | null;
  declare report: ImportReport | null;
  declare failure: string | null;
}
