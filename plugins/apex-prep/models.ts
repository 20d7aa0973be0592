import { Row } from '../../core/db/index.ts';
import type { Section } from '../item-bank/contract.ts';
import type { PlanLine, PlanReason, TargetKind } from './contract.ts';

/** A learner's target and hours. Locked while their plan changes. */
export class PreparationRow extends Row {
  static override tableName = 'apex_prep.preparations';
  static override idColumn = 'userId';

  declare userId: string;
  /** Null unless the learner chose hours here. */
  declare hours: number | null;
  /** Null without a target, like the following fields. */
  declare kind: TargetKind | null;
  declare reference: string | null;
  declare title: string | null;
  declare score: number | null;
  /** `YYYY-MM-DD`. */
  declare by: string | null;
  declare chosenAt: Date | null;
  /** The score and its standard error at that time, if there was one. */
  declare fromScore: number | null;
  declare fromError: number | null;
}

/** A planned line. Its progress is counted from practice. */
export interface PlannedLine extends Pick<PlanLine, 'title' | 'lessons' | 'evidence'> {
  readonly section: Section;
  readonly contentArea: string;
}

/** A week's plan of a learner. */
export class WeekRow extends Row {
  static override tableName = 'apex_prep.weeks';
  static override idColumn = ['userId', 'week'];

  declare userId: string;
  /** Its Monday, `YYYY-MM-DD`. */
  declare week: string;
  declare lines: readonly PlannedLine[];
  declare madeAt: Date;
  declare reason: PlanReason;
  declare fromScore: number;
  declare fromError: number;
  /** When the plan was first completed. */
  declare doneAt: Date | null;
}
