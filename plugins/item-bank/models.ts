import type { LadderState } from 'psychometrics';
import { CatalogueRow, Row } from '../../core/db/index.ts';
import type { ItemSection } from './contract.ts';
import type { ChoiceItem, Item, Rung } from './items/item.ts';
import type { OptionOrder } from './measurement/sittings/option-order.ts';
import type { FormPlan, Plan, Verdict } from './services.ts';

/** What an item is asked in: assessments that count, practice, whose keys learners get to see, or the demo. */
export type Pool = NonNullable<Item['pool']>;

/** One version of an item. */
export class ItemRow extends CatalogueRow {
  static override tableName = 'item_bank.items';
  static override idColumn = ['itemId', 'version'];

  declare itemId: string;
  declare version: number;
  declare section: ItemSection;
  declare contentArea: string;
  declare rung: Rung;
  declare format: Item['format'];
  declare pool: Pool;
  declare content: Item;
  declare checksum: string;
  declare isOperational: boolean;
  declare origin: 'shipped' | 'imported';
  /** The plugin that provides it; null for an imported item. */
  declare pack: string | null;
  declare createdAt: Date;
}

/** One run of an assessment by one person. */
export class SittingRow extends Row {
  static override tableName = 'item_bank.sittings';

  declare userId: string | null;
  declare purpose: string;
  /** Adaptive: question after question, chosen by the answers. Form: all of them known from the start. */
  declare kind: 'adaptive' | 'form';
  declare plan: Plan | FormPlan;
  declare ladder: LadderState;
  declare openedAt: Date;
  declare closedAt: Date | null;
  /** While it is set, no question is open and none is asked. */
  declare pausedAt: Date | null;
}

/** A sitting that chooses by the answers. */
export class AdaptiveRow extends SittingRow {
  declare plan: Plan;
}

/** A sitting with a fixed form. */
export class FormRow extends SittingRow {
  declare plan: FormPlan;
}

/** One question as it was asked, and its answer once it is in. Its id is the question's id outside. */
export class ResponseRow extends Row {
  static override tableName = 'item_bank.responses';
  static override arrayColumns = ['hintIds', 'optionOrder'];

  declare userId: string | null;
  declare sittingId: string;
  declare position: number;
  declare section: ItemSection;
  declare itemId: string;
  declare itemVersion: number;
  /** Of the variant that was asked in place of the item; null where the item itself was. */
  declare variant: string | null;
  declare askedAt: Date;
  declare answeredAt: Date | null;
  /** When a pause took the question away: it was shown, and is not scored. */
  declare withdrawnAt: Date | null;
  /** The order its options are shown in; null in the item's own. */
  declare optionOrder: OptionOrder;
  /** Index of the chosen option in the item, whatever place it was shown at. */
  declare answerOption: number | null;
  /** The place it was shown at; written by the database. */
  declare readonly answerPlace: number | null;
  declare answerText: string | null;
  declare points: number | null;
  declare maximumPoints: number | null;
  declare grader: string | null;
  declare grading: { met: readonly string[]; reason?: string } | null;
  /** What was first said of an answer that staff graded anew; null where nobody did. */
  declare firstGrade: Pick<ResponseRow, 'points' | 'grader' | 'grading'> | null;
  declare regradedAt: Date | null;
  declare milliseconds: number | null;
  declare hintIds: string[];
  declare verdict: Omit<Verdict, 'isRepeated'> | null;
}

/** A text that was written for one asking of an item. */
export class VariantRow extends CatalogueRow {
  static override tableName = 'item_bank.variants';
  static override idColumn = 'digest';

  declare digest: string;
  declare itemId: string;
  declare content: ChoiceItem;
  /** 0: it is held by a process that is to ask it. */
  declare asked: number;
  declare lastAskedAt: Date;
  /** Until then no other process asks it; null once it was asked. */
  declare heldUntil: Date | null;
}

/** How often an item was asked. */
export class ExposureRow extends CatalogueRow {
  static override tableName = 'item_bank.exposure';
  static override idColumn = 'itemId';

  declare itemId: string;
  declare asked: number;
}

/** How many sittings have begun a section with items of a pool. */
export class TakersRow extends CatalogueRow {
  static override tableName = 'item_bank.takers';
  static override idColumn = ['section', 'pool'];

  declare section: ItemSection;
  declare pool: Pool;
  declare sittings: number;
}

/** The one row that tells every process of a change. */
export class BankStateRow extends CatalogueRow {
  static override tableName = 'item_bank.bank_state';
  static override idColumn = 'isTheOne';

  declare isTheOne: boolean;
  declare revision: number;
  declare fingerprint: string;
}

/** A pack whose items were taken in, and the state of its content then. */
export class PackRow extends CatalogueRow {
  static override tableName = 'item_bank.packs';
  static override idColumn = 'plugin';

  declare plugin: string;
  declare fingerprint: string;
}
