import type { IntakeEntry, ProgramEntry, UniversityEntry } from '../../../contract.ts';

// The university in the form: texts as they are typed, and what is sent for them.

export interface IntakeDraft {
  /** Names it in the form only. */
  readonly id: string;
  readonly key: string | undefined;
  readonly name: string;
  readonly opens: string;
  readonly deadline: string;
  readonly decisions: string;
  readonly timeZone: string;
  readonly places: string;
}

export interface ProgramDraft {
  readonly id: string;
  readonly key: string | undefined;
  readonly name: string;
  readonly level: ProgramEntry['level'];
  readonly cipCode: string;
  readonly minEiqScore: string;
  readonly preferredEiqScore: string;
  readonly minGpa: string;
  readonly documents: readonly string[];
  /** The minimum by test, `''` for any total; tests that are not required are absent. */
  readonly tests: Readonly<Partial<Record<TestName, string>>>;
  readonly letters: string;
  readonly tuitionAmount: string;
  readonly tuitionCurrency: string;
  readonly intakes: readonly IntakeDraft[];
}
export type TestName = 'SAT' | 'ACT' | 'AP';

export interface UniversityDraft {
  readonly key: string | undefined;
  readonly name: string;
  readonly country: string;
  readonly city: string;
  readonly website: string;
  readonly description: string;
  readonly partnershipTier: UniversityEntry['partnershipTier'];
  readonly minEiqScore: string;
  readonly preferredEiqScore: string;
  readonly ranking: string;
  readonly rankingSource: string;
  readonly rankingYear: string;
  readonly rorId: string;
  readonly isSample: boolean;
  readonly isActive: boolean;
  readonly programs: readonly ProgramDraft[];
}

let count = 0;
const newId = () => `new-${++count}`;
const text = (value: string | number | null | undefined) => (value === null || value === undefined ? '' : `${value}`);

/** A draft of a stored university; empty without one. */
export function draftOf(entry: Partial<UniversityEntry> = {}): UniversityDraft {
  return {
    key: entry.key,
    name: text(entry.name),
    country: text(entry.country),
    city: text(entry.city),
    website: text(entry.website),
    description: text(entry.description),
    partnershipTier: entry.partnershipTier ?? 'basic',
    minEiqScore: text(entry.minEiqScore),
    preferredEiqScore: text(entry.preferredEiqScore),
    ranking: text(entry.ranking),
    rankingSource: text(entry.rankingSource),
    rankingYear: text(entry.rankingYear),
    rorId: text(entry.rorId),
    isSample: entry.isSample ?? false,
    isActive: entry.isActive ?? true,
    programs: (entry.programs ?? []).map(programDraft),
  };
}

export function programDraft(entry: Partial<ProgramEntry> = {}): ProgramDraft {
  const tests = (entry.tests ?? []).map(({ test, minimum }) => [test, text(minimum)]);
  return {
    id: newId(),
    key: entry.key,
    name: text(entry.name),
    level: entry.level ?? 'bachelor',
    cipCode: text(entry.cipCode),
    minEiqScore: text(entry.minEiqScore),
    preferredEiqScore: text(entry.preferredEiqScore),
    minGpa: text(entry.minGpa),
    documents: entry.documents ?? [],
    tests: Object.fromEntries(tests),
    letters: text(entry.letters),
    tuitionAmount: text(entry.tuition?.amount),
    tuitionCurrency: text(entry.tuition?.currency),
    intakes: (entry.intakes ?? []).map(intakeDraft),
  };
}

/** @param entry a new intake begins in the time zone of the one before */
export function intakeDraft(entry: Partial<IntakeEntry> = {}): IntakeDraft {
  return {
    id: newId(),
    key: entry.key,
    name: text(entry.name),
    // A day alone means its first minute, for a deadline its last.
    opens: withTime(text(entry.opens), '00:00'),
    deadline: withTime(text(entry.deadline), '23:59'),
    decisions: withTime(text(entry.decisions), '00:00'),
    timeZone: entry.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    places: text(entry.places),
  };
}

const withTime = (local: string, time: string) => (local.length === 10 ? `${local}T${time}` : local);

const given = (value: string) => (value.trim() === '' ? null : value.trim());
const number = (value: string) => (value.trim() === '' ? null : Number(value.replace(',', '.')));

/** What is sent for a draft. A required figure that is missing is sent as null, which the server reports. */
export function entryOf(draft: UniversityDraft): UniversityEntry {
  return {
    ...(draft.key !== undefined && { key: draft.key }),
    name: draft.name.trim(),
    country: draft.country.trim(),
    city: given(draft.city),
    website: given(draft.website),
    description: given(draft.description),
    partnershipTier: draft.partnershipTier,
    minEiqScore: number(draft.minEiqScore) as number,
    preferredEiqScore: number(draft.preferredEiqScore) as number,
    ranking: number(draft.ranking),
    rankingSource: given(draft.rankingSource),
    rankingYear: number(draft.rankingYear),
    rorId: given(draft.rorId),
    isSample: draft.isSample,
    isActive: draft.isActive,
    programs: draft.programs.map(programOf),
  };
}

function programOf(draft: ProgramDraft): ProgramEntry {
  const [amount, currency] = [number(draft.tuitionAmount), given(draft.tuitionCurrency)];
  return {
    ...(draft.key !== undefined && { key: draft.key }),
    name: draft.name.trim(),
    level: draft.level,
    cipCode: given(draft.cipCode),
    minEiqScore: number(draft.minEiqScore),
    preferredEiqScore: number(draft.preferredEiqScore),
    minGpa: number(draft.minGpa),
    documents: draft.documents as NonNullable<ProgramEntry['documents']>,
    tests: (Object.entries(draft.tests) as [TestName, string][]).map(([test, minimum]) => ({
      test,
      minimum: number(minimum),
    })),
    letters: number(draft.letters),
    tuition:
      amount === null && currency === null
        ? null
        : { amount: amount as number, currency: (currency ?? '').toUpperCase() },
    intakes: draft.intakes.map(({ id: _, key, name, places, ...times }) => ({
      ...(key !== undefined && { key }),
      ...times,
      name: name.trim(),
      places: number(places),
    })),
  };
}

/** A list with one entry replaced. */
export const replaced = <T>(list: readonly T[], index: number, entry: T): T[] => list.with(index, entry);

/** A list without one entry. */
export const without = <T>(list: readonly T[], index: number): T[] => list.toSpliced(index, 1);
