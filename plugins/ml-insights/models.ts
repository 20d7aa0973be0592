import { Row } from '../../core/db/index.ts';
import type { RunState } from './dataset/contract.ts';

export class GenerationRow extends Row {
  static override tableName = 'ml_insights.generations';

  declare rows: number;
  declare seed: number;
  declare state: RunState;
  declare jobId: string | null;
  declare done: number;
  declare hired: number;
  declare meanSalary: number | null;
  declare message: string | null;
  declare startedAt: Date;
  declare touchedAt: Date;
  declare finishedAt: Date | null;
}
