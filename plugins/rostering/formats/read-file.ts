import type { Encoding, Import, ImportMode, Mapping } from '../contract.ts';
import { decodeText } from './decode-text.ts';
import { isArchive, openBundle } from './open-bundle.ts';
import type { Bundle } from './read-oneroster.ts';
import { readManifest, readOneRoster } from './read-oneroster.ts';
import { readPeople, suggestedMapping } from './read-people.ts';
import type { ReadTable } from './read-table.ts';
import { readTable } from './read-table.ts';
import type { Findings, Roster } from './roster.ts';

/** An uploaded file of any format. */
export interface ImportFile {
  readonly format: Import['format'];
  readonly encoding: Encoding | null;
  /** Of a plain CSV file; null for a bundle. */
  readonly table: ReadTable | null;
  readonly mapping: Mapping;
  /** What the file says of itself, otherwise `delta`. */
  readonly mode: ImportMode;
  /** Faults of the file itself, whatever its columns mean. */
  readonly findings: Findings;
  /** Undefined where the file cannot be read at all. */
  read(
    options: { readonly mapping: Mapping; readonly today: string; readonly readsDemographics: boolean },
    findings: Findings,
  ): Roster | undefined;
}

/** @throws Failure invalid for a file that is neither a CSV file nor a OneRoster bundle */
export async function readFile(name: string, bytes: Uint8Array): Promise<ImportFile> {
  const findings: Findings = { faults: [], notes: [] };
  if (isArchive(bytes)) {
    const files = await openBundle(name, bytes);
    const bundle: Bundle | undefined = readManifest(files, findings);
    return {
      format: `oneroster-${bundle?.version ?? '1.1'}`,
      ...{ encoding: null, table: null, mapping: {}, mode: bundle?.mode ?? 'delta', findings },
      read: (options, own) => bundle && readOneRoster(files, bundle, options, own),
    };
  }
  const { text, encoding } = decodeText(name, bytes);
  const table = readTable(name, text, findings.faults);
  return {
    ...{ format: 'csv', encoding, table, mapping: suggestedMapping(table.columns), mode: 'delta', findings },
    read: ({ mapping, today }, own) => readPeople(table, mapping, today, own),
  };
}
