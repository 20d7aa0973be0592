import { Row } from '../../core/db/index.ts';
import type { BookletItem } from './booklet/choose-items.ts';
import type { CutLevel, Impact, Marks, Phase, Round, Scope } from './contract.ts';

export class StudyRow extends Row {
  static override tableName = 'standard_setting.studies';

  declare title: string;
  declare scope: Scope;
  /** The levels whose cuts are set, ascending. */
  declare levels: readonly CutLevel[];
  /** The probability of a right answer at a question's place in the booklet. */
  declare responseProbability: number;
  /** From the easiest. */
  declare booklet: readonly BookletItem[];
  declare practice: readonly BookletItem[];
  declare phase: Phase;
  /** What the cuts of round 2 would mean; null before that round is closed, and where too few learners have a score. */
  declare impact: Impact | null;
  /** The adoption of its proposal, in the learner record. */
  declare adoptionId: string | null;
  declare createdBy: string | null;
  declare createdAt: Date;
  declare endedAt: Date | null;
}

export class PanelistRow extends Row {
  static override tableName = 'standard_setting.panelists';
  static override idColumn = ['studyId', 'userId'];

  declare studyId: string;
  declare userId: string;
  /** When the panelist agreed to keep the questions secret. */
  declare agreedAt: Date | null;
  /** When the questions were first shown to the panelist. */
  declare shownAt: Date | null;
}

/** A panelist's bookmarks in one round. */
export class MarksRow extends Row {
  static override tableName = 'standard_setting.marks';

  declare studyId: string;
  /** Null once the panelist was erased. */
  declare userId: string | null;
  declare round: Round;
  declare pages: Marks;
  /** Grows with every change. */
  declare revision: number;
  declare placedAt: Date;
}

export class NoteRow extends Row {
  static override tableName = 'standard_setting.notes';

  declare studyId: string;
  declare userId: string | null;
  /** The page of the booklet it is about. */
  declare page: number | null;
  /** Null once its author was erased. */
  declare text: string | null;
  declare writtenAt: Date;
}
