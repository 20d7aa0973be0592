import type { Actor } from '../../../core/contract/index.ts';
import { defineService } from '../../../core/contract/index.ts';
import type { CallContext, Tx } from '../../../core/db/index.ts';
import type { ItemSection } from '../contract.ts';
import type { Item } from '../items/item.ts';
import type { ItemModel } from '../items/item-model.ts';

// The items themselves, for authors: the catalogue, calibrations, and whom questions may be unfair to.

/** One version of an item, with its key. */
export interface CatalogueEntry {
  readonly itemId: string;
  readonly version: number;
  readonly section: ItemSection;
  readonly contentArea: string;
  readonly rung: number;
  readonly format: Item['format'];
  readonly origin: 'shipped' | 'imported';
  /** Asked now; earlier versions are kept, so that old scores can be recomputed. */
  readonly isOperational: boolean;
  readonly content: Item;
}

/** The items themselves, keys included: for authors. Assessments are run through `measurement`. */
export interface ItemCatalogue {
  /** Every operational item, or with `all` every version. */
  list(filter?: {
    section?: ItemSection;
    contentArea?: string;
    rung?: number;
    format?: string;
    pool?: 'assessment' | 'practice' | 'demo';
    all?: boolean;
  }): Promise<CatalogueEntry[]>;
  /** The item models of the packs that run. */
  itemModels(): Promise<ItemModel[]>;
  /** The latest version of an item. @throws Failure not_found */
  latest(itemId: string): Promise<CatalogueEntry>;
  /** Ids of those that would count, though practice has shown their keys. */
  practised(items: readonly Item[]): Promise<string[]>;
  /**
   * Puts an author's items into the bank; one that changed gets a new version.
   * @throws Failure conflict where one would count that has been practised: nothing is put in then
   */
  importItems(items: readonly Item[]): Promise<{ added: number; changed: number; retired: number; unchanged: number }>;
}
export const itemCatalogue = defineService<ItemCatalogue>('item-bank.catalogue');

/** Which group a learner belongs to, for asking whether questions are fair: offered by the plugin that knows. */
export interface RespondentGroups {
  /** Those of these people whose group is known. */
  groups(context: CallContext, userIds: readonly string[]): Promise<ReadonlyMap<string, { readonly ageBand: string }>>;
}
export const respondentGroups = defineService<RespondentGroups>('learner.groups');

/** Calibrations, for the command line. */
export interface CalibrationDesk {
  /**
   * Puts a calibration's parameters into the bank; repeating it changes nothing.
   * @throws Failure not_found, conflict (it did not converge, or the bank has changed under it)
   */
  adopt(context: { readonly who: Actor; readonly tx?: Tx }, calibrationId: string): Promise<{ items: number }>;
}
export const calibrationDesk = defineService<CalibrationDesk>('item-bank.calibrations');
