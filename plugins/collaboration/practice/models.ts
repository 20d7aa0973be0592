import { Row } from '../../../core/db/index.ts';
import type { Question, Section } from '../../item-bank/contract.ts';

export class PracticeRunRow extends Row {
  static override tableName = 'collaboration.practice_runs';

  declare roomId: string;
  declare startedBy: string | null;
  declare section: Section;
  declare contentArea: string;
  declare total: number;
  /** For each question. */
  declare seconds: number;
  declare startedAt: Date;
  declare endedAt: Date | null;
  declare position: number;
  /** Each question has a sitting of its own, which is closed when the answers are shown. */
  declare sittingId: string;
  declare question: Question;
  declare endsAt: Date;
  declare solution: {
    readonly correctOption: number | null;
    readonly explanation: string;
    readonly steps: readonly string[];
  } | null;
}

export class PracticeTakerRow extends Row {
  static override tableName = 'collaboration.practice_takers';
  static override idColumn = ['runId', 'userId'];

  declare runId: string;
  declare userId: string;
  declare correct: number;
}

export class PracticeAnswerRow extends Row {
  static override tableName = 'collaboration.practice_answers';
  static override idColumn = ['runId', 'position', 'userId'];

  declare runId: string;
  declare position: number;
  declare userId: string;
  declare answer: number;
  declare at: Date;
}
