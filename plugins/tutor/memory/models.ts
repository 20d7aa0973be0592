import { Row } from '../../../core/db/index.ts';
import type { NoteSource } from './contract.ts';

/** A note about a learner, in the learner's own words. */
export class MemoryNoteRow extends Row {
  static override tableName = 'tutor.memory_notes';

  declare userId: string;
  declare text: string;
  declare source: NoteSource;
  /** When it was written or corrected last. */
  declare writtenAt: Date;
}

/** Whether a learner lets the tutor keep notes. Without a row it may. Locked while notes are added. */
export class MemoryChoiceRow extends Row {
  static override tableName = 'tutor.memory_choices';

  declare userId: string;
  declare isOn: boolean;
}
