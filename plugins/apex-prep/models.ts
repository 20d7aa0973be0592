import { Row } from '../../core/db/index.ts';
import type { Section } from '../item-bank/contract.ts';
import type { PlanLine, PlanReason, TargetKind } from './contract.ts';

/** What a learner prepares for. Whatever changes a plan waits at this row. */
export class PreparationRow extends Row {
  static override tableName = 'apex_prep.preparations';
  static override idColumn = 'userId';

  declare userId: string;
  /** Null where the learner has not said. */
  declare hours: number | null;
  /** Null without a target, like what follows. */
  declare kind: TargetKind | null;
  declare reference: string | null;
  declare title: string | null;
  declare score: number | null;
  /** `YYYY-MM-DD`. */
  declare by: string | null;
  declare chosenAt: Date | null;
  /** The score and its standard error then, where there was one. */
  declare fromScore: number | null;
  declare fromError: number | null;
}

/** A line as it is planned; what was done of it is counted. */
export interface PlannedLine extends Pick<PlanLine, 'title' | 'lessons' | 'evidence'> {
  readonly section: Section;
  readonly contentArea: string;
}

/** One week of one learner. */
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
  /** When everything in it was done for the first time. */
  declare doneAt: Date | null;
}
