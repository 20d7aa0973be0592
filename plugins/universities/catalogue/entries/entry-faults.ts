import { isTimeZone, normalLocalTime } from '../../../../core/calendar.ts';
import { countryCode } from '../countries.ts';
import { momentsOf } from './moments.ts';
import { normalRorId } from './ror.ts';
import { slugOf } from './slug.ts';

/** A fault at a path of the entry: `['programs', 0, 'intakes', 1, 'deadline']`. */
export interface EntryFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

type Fields = Record<string, unknown>;
type Report = (path: EntryFault['path'], message: string) => void;

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** The lowest and highest totals of tests. */
const testScales: Readonly<Record<string, readonly [number, number]>> = { SAT: [400, 1600], ACT: [1, 36], AP: [1, 5] };

/**
 * Faults beyond those of the schema. The entry need not fit the schema, so that faults of both kinds are found together;
 * values of another type are skipped here.
 */
export function entryFaults(entry: unknown): EntryFault[] {
  const faults: EntryFault[] = [];
  if (isFields(entry)) checkUniversity(entry, (path, message) => void faults.push({ path, message }));
  return faults;
}

function checkUniversity(entry: Fields, report: Report) {
  const { country, rorId } = entry;
  if (typeof country === 'string' && countryCode(country) === undefined) {
    report(['country'], 'A country code such as NL, or its English name');
  }
  if (typeof rorId === 'string' && rorId !== '' && normalRorId(rorId) === undefined) {
    report(['rorId'], 'A ROR id such as https://ror.org/04dkp9463; the check digits must match');
  }
  checkScores(entry, entry.minEiqScore, report);
  checkRanking(entry, report);
  checkKey(entry, report);
  const programs = listOf(entry.programs);
  reportRepeated(programs, 'programs', report);
  for (const [index, program] of programs.entries()) {
    checkProgram(program, entry, (path, message) => report(['programs', index, ...path], message));
  }
}

function checkRanking({ ranking, rankingSource, rankingYear }: Fields, report: Report) {
  const isGiven = (value: unknown) => value !== undefined && value !== null;
  if (isGiven(ranking)) {
    if (!isGiven(rankingSource)) report(['rankingSource'], 'Required with a ranking');
    if (!isGiven(rankingYear)) report(['rankingYear'], 'Required with a ranking');
  } else if (isGiven(rankingSource) || isGiven(rankingYear)) {
    report(['ranking'], 'Required with its source or year');
  }
}

function checkProgram(entry: Fields, university: Fields, report: Report) {
  checkScores(entry, entry.minEiqScore ?? university.minEiqScore, report);
  checkKey(entry, report);
  if (entry.name === '__proto__') report(['name'], 'This name cannot be used');
  const currency = isFields(entry.tuition) ? entry.tuition.currency : undefined;
  if (typeof currency === 'string' && !currencies.has(currency.trim().toUpperCase())) {
    report(['tuition', 'currency'], `${currency} is not a currency code (ISO 4217) such as EUR`);
  }
  const tests = new Set<unknown>();
  for (const [index, { test, minimum }] of listOf(entry.tests).entries()) {
    if (tests.has(test)) report(['tests', index], `${test} occurs twice`);
    tests.add(test);
    const [lowest, highest] = testScales[String(test)] ?? [0, Number.POSITIVE_INFINITY];
    if (typeof minimum === 'number' && (minimum < lowest || minimum > highest)) {
      report(['tests', index, 'minimum'], `${test} scores are from ${lowest} to ${highest}`);
    }
  }
  const intakes = listOf(entry.intakes);
  reportRepeated(intakes, 'intakes', report);
  for (const [index, intake] of intakes.entries()) {
    checkIntake(intake, (path, message) => report(['intakes', index, ...path], message));
  }
}

function checkIntake(entry: Fields, report: Report) {
  checkKey(entry, report);
  const isZone = typeof entry.timeZone === 'string' && isTimeZone(entry.timeZone.trim());
  if (typeof entry.timeZone === 'string' && !isZone) report(['timeZone'], 'An IANA time zone such as Europe/Amsterdam');
  const localOf = (field: string): string | undefined => {
    const text = entry[field];
    const local = typeof text === 'string' ? normalLocalTime(text) : undefined;
    if (typeof text === 'string' && local === undefined) {
      report([field], 'A day or time such as 2027-01-15 or 2027-01-15T17:00');
    }
    return local;
  };
  const [opens, deadline, decisions] = [localOf('opens'), localOf('deadline'), localOf('decisions')];
  // A missing or faulty time must not cause a second fault.
  const moments = momentsOf({
    opensLocal: opens ?? '1900-01-01',
    deadlineLocal: deadline ?? opens ?? '1900-01-01',
    decisionsLocal: decisions ?? '2199-12-31',
    timeZone: isZone ? String(entry.timeZone).trim() : 'UTC',
  });
  if (moments.deadline < moments.opensAt) report(['deadline'], 'Not before the intake opens');
  if (deadline !== undefined && moments.decisionsAt <= moments.deadline) report(['decisions'], 'After the deadline');
}

function checkScores({ preferredEiqScore }: Fields, minimum: unknown, report: Report) {
  if (typeof preferredEiqScore === 'number' && typeof minimum === 'number' && preferredEiqScore < minimum) {
    report(['preferredEiqScore'], 'At least the minimum score');
  }
}

function checkKey({ key, name }: Fields, report: Report) {
  if (key === undefined && typeof name === 'string' && name.trim() !== '' && slugOf(name) === '') {
    report(['key'], 'Enter a key: the name has no Latin letters or digits to make one from');
  }
}

function reportRepeated(entries: readonly Fields[], field: string, report: Report) {
  const [keys, names] = [new Set<string>(), new Set<unknown>()];
  for (const [index, { key: given, name }] of entries.entries()) {
    const key = typeof given === 'string' ? given : slugOf(String(name ?? ''));
    const isKnown = keys.has(key) || (field === 'programs' && names.has(name));
    if (key !== '' && isKnown) report([field, index, 'key'], `${name} occurs twice (key ${key})`);
    keys.add(key);
    names.add(name);
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.map((each) => (isFields(each) ? each : {})) : [];
