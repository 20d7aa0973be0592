import type { Actor } from '../../../core/contract/index.ts';
import { defineService } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type {
  CalibrationLine,
  CalibrationModel,
  CalibrationProgress,
  CalibrationResult,
  ItemSection,
  Pool,
  StateChange,
} from '../contract.ts';
import type { Item } from '../items/item.ts';
import type { ItemModel } from '../items/item-model.ts';
import type { ItemState } from '../items/states/contract.ts';

// For authors: the item catalogue, calibrations, and the groups of learners that calibrations compare.

/** One version of an item, with its key. */
export interface CatalogueEntry {
  readonly itemId: string;
  readonly version: number;
  readonly section: ItemSection;
  readonly contentArea: string;
  readonly rung: number;
  readonly format: Item['format'];
  readonly origin: 'shipped' | 'imported';
  /** Earlier versions are kept so that old scores can be recomputed. */
  readonly isCurrent: boolean;
  readonly state: ItemState;
  readonly content: Item;
}

/** Items with their keys, for authors. Assessments use `measurement`. */
export interface ItemCatalogue {
  /** Every item in one of the states, by default all but retired ones; with `all` every version. */
  list(filter?: {
    section?: ItemSection;
    contentArea?: string;
    rung?: number;
    format?: string;
    pool?: Pool;
    states?: readonly ItemState[];
    all?: boolean;
  }): Promise<CatalogueEntry[]>;
  /** The item models of the loaded packs. */
  itemModels(): Promise<ItemModel[]>;
  /** The latest version of an item. @throws Failure not_found */
  latest(itemId: string): Promise<CatalogueEntry>;
  /** Ids of items for scored assessments whose keys practice has already shown. */
  practised(items: readonly Item[]): Promise<string[]>;
  /**
   * Adds an author's items to the bank. A changed item gets a new version, and keeps the state it has in the bank.
   * @param states of new items, by id; operational without one
   * @throws Failure conflict where practice has shown the key of an item for scored assessments, or an item cannot be in its
   *   state; nothing is added then
   */
  importItems(
    items: readonly Item[],
    states?: ReadonlyMap<string, ItemState>,
  ): Promise<{ added: number; changed: number; retired: number; unchanged: number }>;
}

/** Review states of items. */
export interface ItemReview {
  /**
   * Changes an item's state in all institutions. The state it has already changes nothing.
   * @throws Failure not_found, conflict where that state may not follow
   */
  change(
    context: CallContext<Actor>,
    itemId: string,
    change: { readonly to: ItemState; readonly reason: string },
  ): Promise<{ readonly before: ItemState; readonly state: ItemState }>;
  /** Changes of an item's state, newest first, with the names of people of the caller's institution. */
  changesOf(itemId: string, who?: Actor): Promise<StateChange[]>;
}
export const itemReview = defineService<ItemReview>('item-bank.review');

/** The technical manual of the assessments. */
export interface TechnicalManual {
  /** A self-contained HTML page, with the figures of the caller's institution. */
  page(context: { readonly who: Pick<Actor, 'institution'> }): Promise<string>;
  /** Keeps the figures of a simulation of the bank as it is now, in place of the ones before. */
  keepSimulation(figures: unknown): Promise<void>;
}
export const technicalManual = defineService<TechnicalManual>('item-bank.manual');

export const itemCatalogue = defineService<ItemCatalogue>('item-bank.catalogue');

/** The groups of learners whose answers calibrations compare (DIF). Provided by another plugin. */
export interface RespondentGroups {
  /** The group of each of these people; people without a known group are absent. */
  groups(context: CallContext, userIds: readonly string[]): Promise<ReadonlyMap<string, { readonly ageBand: string }>>;
}
export const respondentGroups = defineService<RespondentGroups>('learner.groups');

/** Calibrations, for the command line. */
export interface CalibrationDesk {
  /** The institution's calibrations, newest first. */
  list(
    context: CallContext<Actor>,
    page: { limit: number; offset: number },
  ): Promise<{ items: readonly CalibrationLine[]; total: number }>;
  /**
   * Calibrates a section in this process and stores the result, which `adopt` takes. An interrupted run stores nothing.
   * @throws Failure invalid where the answers cannot be calibrated
   */
  calibrate(
    context: CallContext<Actor>,
    request: CalibrationDeskRequest,
    onProgress: (progress: CalibrationProgress) => void,
  ): Promise<CalibrationLine & { readonly result: CalibrationResult }>;
  /**
   * Puts a calibration's parameters into the bank. Idempotent.
   * @throws Failure not_found, conflict (it did not converge, or the bank has changed since)
   */
  adopt(context: CallContext<Actor>, calibrationId: string): Promise<{ items: number }>;
}
export const calibrationDesk = defineService<CalibrationDesk>('item-bank.calibrations');

export interface CalibrationDeskRequest {
  readonly section: ItemSection;
  readonly model: CalibrationModel;
  /** Items with fewer answers keep their parameters. */
  readonly minimumAnswers: number;
  /** A CSV file whose columns are item ids; absent: the answers of the institution's learners. */
  readonly file?: {
    readonly name: string;
    readonly content: AsyncIterable<Uint8Array>;
    /** Columns without answers. */
    readonly ignore?: readonly string[];
  };
}
