import { Row } from '../../core/db/index.ts';
import type { FormerFigures, RescoringReport } from './report.ts';

/** One rescoring of an institution's results. */
export class RunRow extends Row {
  static override tableName = 'rescoring.runs';

  declare reason: string;
  declare startedBy: string | null;
  declare startedAt: Date;
  /** Null while it runs, and after an interruption until it is continued. */
  declare finishedAt: Date | null;
  /** The last result examined; null before the first. */
  declare reached: { readonly source: string; readonly id: string } | null;
  declare report: RescoringReport;
}

/** A result before it was rescored. */
export class FormerResultRow extends Row {
  static override tableName = 'rescoring.former_results';

  declare userId: string;
  declare runId: string;
  declare source: string;
  declare sourceId: string;
  declare figures: FormerFigures;
  declare replacedAt: Date;
}
