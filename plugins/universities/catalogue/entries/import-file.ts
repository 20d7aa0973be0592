import type { Actor } from '../../../../core/contract/index.ts';
import { threads } from '../../../../core/threads.ts';
import type { CatalogueDependencies } from '../dependencies.ts';
import type { ImportFault, ImportReport } from './contract.ts';
import type * as reading from './formats/read-file.ts';
import type { ReadFile } from './formats/read-file.ts';
import { saveEntries } from './save-entries.ts';

/** Faults that are listed. */
const maxListed = 500;

/** A file of 10,000 universities takes less than two seconds. */
const readTimeoutMs = 60_000;

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
  const { universities, lines, faults } = await read(bytes);
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

/** Reads a file on a thread, which is ended when it takes too long. */
async function read(bytes: Uint8Array): Promise<ReadFile> {
  const signal = AbortSignal.timeout(readTimeoutMs);
  try {
    return await threads.run<typeof reading>(new URL('./formats/read-file.ts', import.meta.url), bytes, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    const message = 'The file takes too long to read. Divide it into several files';
    return { universities: [], lines: [], faults: [{ line: null, column: null, message }] };
  }
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
