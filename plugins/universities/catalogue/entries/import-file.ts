import type { Actor } from '../../../../core/contract/index.ts';
import { threads } from '../../../../core/threads.ts';
import type { CatalogueDependencies } from '../dependencies.ts';
import type { ImportFault, ImportReport } from './contract.ts';
import type * as reading from './formats/read-file.ts';
import { saveEntries } from './save-entries.ts';

/** Faults that are listed. */
const maxListed = 500;

/**
 * Imports a CSV or JSON file: adds and changes universities, programs and intakes by their keys, and keeps those that the
 * file does not name. A file with faults changes nothing.
 * @param isTrial reports what would change, and changes nothing
 */
export async function importFile(
  dependencies: CatalogueDependencies,
  who: Actor,
  bytes: Uint8Array,
  isTrial: boolean,
): Promise<ImportReport> {
  const { universities, lines, faults } = await threads.run<typeof reading>(
    new URL('./formats/read-file.ts', import.meta.url),
    bytes,
  );
  if (faults.length > 0) return refused(faults);
  return dependencies.db.transaction(async (tx) => {
    const context = { institution: who.institution, tx };
    const saved = await saveEntries(dependencies, context, universities, { isTrial });
    if (saved.clashes.length > 0) {
      return refused(
        saved.clashes.map(({ index, name }) => ({
          line: lines[index] ?? null,
          column: 'program_key',
          message: `The university already has a program ${name} with another key`,
        })),
      );
    }
    const counts = { universities: saved.universities, programs: saved.programs, intakes: saved.intakes };
    const isChanged = Object.values(counts).some(({ created, changed }) => created + changed > 0);
    if (!isTrial && isChanged) {
      await dependencies.audit.record({ who, tx }, { action: 'universities.imported', details: counts });
    }
    return { isApplied: !isTrial, ...counts, faults: [], faultCount: 0 };
  });
}

const none = { created: 0, changed: 0, unchanged: 0 };

function refused(faults: readonly ImportFault[]): ImportReport {
  return {
    isApplied: false,
    ...{ universities: none, programs: none, intakes: none },
    faults: faults.slice(0, maxListed),
    faultCount: faults.length,
  };
}
