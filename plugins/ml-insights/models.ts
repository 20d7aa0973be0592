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

/** A training of all models on one data set. */
export class TrainingRow extends Row {
  static override tableName = 'ml_insights.trainings';

  declare generationId: string;
  declare version: number;
  declare state: RunState;
  declare message: string | null;
  declare startedAt: Date;
  declare touchedAt: Date;
  declare finishedAt: Date | null;
}

/** What a step of a training has produced. */
export class ModelRow extends Row {
  static override tableName = 'ml_insights.models';

  declare trainingId: string;
  declare name: string;
  /** Files of models by name, each with its checksum. */
  declare artefacts: Record<string, string>;
  declare card: object;
  declare createdAt: Date;
}
