import type { Actor } from '../../../core/contract/index.ts';
import { defineService } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { CatalogueFormat, ImportReport, ListedEntry } from './entries/contract.ts';

/** The catalogue for the command line. */
export interface CatalogueDesk {
  /** Imports a CSV or JSON file. A file with faults changes nothing; a trial never does. */
  importFile(context: { readonly who: Actor }, bytes: Uint8Array, isTrial: boolean): Promise<ImportReport>;
  /** All universities as a file that can be imported again. */
  exportFile(context: CallContext, format: CatalogueFormat): AsyncIterable<Uint8Array>;
  /** Universities by name, active or not. */
  list(
    context: CallContext,
    page: { readonly search?: string | undefined; readonly limit: number; readonly after?: string | undefined },
  ): Promise<{ items: (Omit<ListedEntry, 'changedAt'> & { changedAt: Date })[]; total: number }>;
}
export const catalogueDesk = defineService<CatalogueDesk>('universities.catalogue-desk');
