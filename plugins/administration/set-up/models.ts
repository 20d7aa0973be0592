import { Row } from '../../../core/db/index.ts';

export class SetUpRow extends Row {
  static override tableName = 'administration.set_ups';
  static override idColumn = 'institutionId';

  declare begunAt: Date;
  declare closedAt: Date | null;
}

export class StepRow extends Row {
  static override tableName = 'administration.set_up_steps';
  static override idColumn = ['institutionId', 'step'];

  /** The plugin and the name of its step: `administration.mail`. */
  declare step: string;
  declare state: 'passed' | 'failed' | 'left-out';
  /** The sentence of the last check. */
  declare result: string;
  declare at: Date;
  declare setBy: string | null;
}

export class TestLetterRow extends Row {
  static override tableName = 'administration.test_letters';
  static override idColumn = 'userId';

  declare userId: string;
  declare hash: Buffer;
  declare sentAt: Date;
  /** Wrong codes since. */
  declare attempts: number;
}
