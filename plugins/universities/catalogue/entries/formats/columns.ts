import type { UniversityEntry } from '../contract.ts';

/** Where a column's value is in an entry. */
export type Level = 'university' | 'program' | 'intake';

export interface Column {
  readonly name: string;
  readonly level: Level;
  /** Path of the value within the university, program or intake. */
  readonly path: readonly string[];
  readonly kind: 'text' | 'number' | 'boolean' | 'words' | 'tests';
}

const column = (name: string, level: Level, path: string, kind: Column['kind'] = 'text'): Column => ({
  ...{ name, level, kind },
  path: path.split('.'),
});

/** The columns of a CSV file, in the order in which it is exported. Only `university` and what it requires must be there. */
export const columns: readonly Column[] = [
  column('university_key', 'university', 'key'),
  column('university', 'university', 'name'),
  column('country', 'university', 'country'),
  column('city', 'university', 'city'),
  column('website', 'university', 'website'),
  column('description', 'university', 'description'),
  column('partnership_tier', 'university', 'partnershipTier'),
  column('min_eiq_score', 'university', 'minEiqScore', 'number'),
  column('preferred_eiq_score', 'university', 'preferredEiqScore', 'number'),
  column('ranking', 'university', 'ranking', 'number'),
  column('ranking_source', 'university', 'rankingSource'),
  column('ranking_year', 'university', 'rankingYear', 'number'),
  column('ror_id', 'university', 'rorId'),
  column('is_sample', 'university', 'isSample', 'boolean'),
  column('is_active', 'university', 'isActive', 'boolean'),
  column('program_key', 'program', 'key'),
  column('program', 'program', 'name'),
  column('level', 'program', 'level'),
  column('cip_code', 'program', 'cipCode'),
  column('program_min_eiq_score', 'program', 'minEiqScore', 'number'),
  column('program_preferred_eiq_score', 'program', 'preferredEiqScore', 'number'),
  column('min_gpa', 'program', 'minGpa', 'number'),
  column('documents', 'program', 'documents', 'words'),
  column('tests', 'program', 'tests', 'tests'),
  column('letters', 'program', 'letters', 'number'),
  column('tuition', 'program', 'tuition.amount', 'number'),
  column('currency', 'program', 'tuition.currency'),
  column('intake_key', 'intake', 'key'),
  column('intake', 'intake', 'name'),
  column('opens', 'intake', 'opens'),
  column('deadline', 'intake', 'deadline'),
  column('decisions', 'intake', 'decisions'),
  column('time_zone', 'intake', 'timeZone'),
  column('places', 'intake', 'places', 'number'),
];

export const requiredColumns = ['university', 'country', 'partnership_tier', 'min_eiq_score', 'preferred_eiq_score'];

/**
 * A cell's value; undefined for an empty cell. What is no number or no boolean stays text, which the check of the entry
 * reports.
 */
export function parseCell(cell: string, kind: Column['kind']): unknown {
  const text = cell.trim();
  if (text === '') return undefined;
  // Exports protect such texts from being read as formulas with an apostrophe, which is doubled where there is one.
  if (kind === 'text') return /^'+[=+@-]/.test(text) ? text.slice(1) : text;
  // Spreadsheets of many countries write decimals with a comma.
  if (kind === 'number') return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
  if (kind === 'boolean') return booleans.get(text.toLowerCase()) ?? text;
  const parts = text.split(/[|;,\s]+/).filter((part) => part !== '');
  if (kind === 'words') return parts.map((part) => part.toLowerCase());
  return parts.map((part) => {
    const [test = '', minimum] = part.split(':');
    return { test: test.toUpperCase(), minimum: minimum === undefined ? null : parseCell(minimum, 'number') };
  });
}

const booleans = new Map([
  ...['true', 'yes', 'y', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0'].map((word) => [word, false] as const),
]);

type Entry = UniversityEntry | NonNullable<UniversityEntry['programs']>[number];

/** The text of a value in a cell, as `parseCell` reads it. */
export function cellOf(entry: Entry | object | undefined, { path, kind }: Column): string {
  let value: unknown = entry;
  for (const field of path) value = (value as Record<string, unknown> | null | undefined)?.[field];
  if (value === null || value === undefined) return '';
  if (kind === 'words') return (value as string[]).join(' ');
  if (kind === 'tests') return (value as { test: string; minimum: number | null }[]).map(testText).join(' ');
  const text = String(value);
  return kind === 'text' && /^'*[=+@-]/.test(text) ? `'${text}` : text;
}

const testText = ({ test, minimum }: { test: string; minimum: number | null }) =>
  minimum === null ? test : `${test}:${minimum}`;
