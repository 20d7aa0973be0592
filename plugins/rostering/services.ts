import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { ExportFormat, ImportMode, ImportReport } from './contract.ts';

/** Imports and exports for the command line. */
export interface RosteringDesk {
  /** What an import would change; columns are recognised by their names. @throws Failure invalid for an unreadable file */
  check(
    call: { who: Actor },
    file: { name: string; bytes: Uint8Array; mode: ImportMode | undefined },
  ): Promise<{ report: ImportReport; mode: ImportMode }>;
  /** Imports at once. @throws Failure invalid with all faults, conflict where other people would be deactivated */
  run(
    call: { who: Actor },
    file: { name: string; bytes: Uint8Array; mode: ImportMode; deactivating: number },
    progress: { signal?: AbortSignal; onProgress?(done: number, total: number): void },
  ): Promise<ImportReport>;
  template(): string;
  export(call: { who: Actor }, format: ExportFormat): Promise<Uint8Array>;
}
export const rosteringDesk = defineService<RosteringDesk>('rostering.desk');
