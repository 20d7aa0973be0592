import type { CheckedUniversity } from '../check-entry.ts';
import { checkEntry } from '../check-entry.ts';
import type { ImportFault } from '../contract.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';

/** Where a fault is: a line, and a column or the path of a value. */
export interface FaultPlace {
  readonly line: number | null;
  readonly column: string | null;
}

/** The content of a file before its values are checked. */
export interface ReadEntries {
  readonly entries: readonly unknown[];
  readonly faults: readonly ImportFault[];
  /** The place of a value of an entry. */
  placeOf(index: number, path: readonly (string | number)[]): FaultPlace;
}

export interface ReadFile {
  readonly universities: readonly CheckedUniversity[];
  /** The line on which each of them begins. */
  readonly lines: readonly (number | null)[];
  /** By line. */
  readonly faults: readonly ImportFault[];
}

/**
 * Runs on a thread: reads and checks a CSV or JSON file. Its content tells which of the two it is. UTF-8, with or without a
 * byte order mark, or UTF-16 with one.
 */
export function run(bytes: Uint8Array): ReadFile {
  const text = decode(bytes);
  if (text === undefined) {
    const message = 'The file is not text in UTF-8. Save it as “CSV UTF-8” or as JSON';
    return { universities: [], lines: [], faults: [{ line: null, column: null, message }] };
  }
  const read = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
  const faults: ImportFault[] = [...read.faults];
  const universities: CheckedUniversity[] = [];
  const lines: (number | null)[] = [];
  const lineOfKey = new Map<string, number | null>();
  for (const [index, entry] of read.entries.entries()) {
    const checked = checkEntry(entry);
    const { line } = read.placeOf(index, []);
    for (const { path, message } of checked.faults) faults.push({ ...read.placeOf(index, path), message });
    if (!checked.university) continue;
    const { key } = checked.university;
    const first = lineOfKey.get(key);
    if (lineOfKey.has(key)) {
      faults.push({ ...read.placeOf(index, ['key']), message: `The key ${key} occurs twice, first in line ${first}` });
    }
    lineOfKey.set(key, line);
    universities.push(checked.university);
    lines.push(line);
  }
  return { universities, lines, faults: faults.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)) };
}

function decode(bytes: Uint8Array): string | undefined {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
