import type { z } from 'zod';
import { normalLocalTime } from '../../../../core/calendar.ts';
import type { Row } from '../../../../core/db/index.ts';
import { countryCode } from '../countries.ts';
import type { IntakeRow, ProgramRow, UniversityRow } from '../models.ts';
import { UniversityEntry } from './contract.ts';
import type { EntryFault } from './entry-faults.ts';
import { entryFaults } from './entry-faults.ts';
import { momentsOf } from './moments.ts';
import { normalRorId } from './ror.ts';
import { slugOf } from './slug.ts';

/** The columns of a table, without its ids and the methods of a row. */
type Columns<R extends Row> = Omit<R, keyof Row>;

/** The columns of an intake, apart from ids. */
export type CheckedIntake = Omit<Columns<IntakeRow>, 'universityId' | 'programId'>;
export type CheckedProgram = Omit<Columns<ProgramRow>, 'universityId'> & {
  readonly intakes: readonly CheckedIntake[];
};
/** A university whose values are valid by themselves. */
export type CheckedUniversity = Omit<Columns<UniversityRow>, 'search' | 'version' | 'changedAt'> & {
  readonly programs: readonly CheckedProgram[];
};

type Parsed = z.output<typeof UniversityEntry>;
type ParsedProgram = NonNullable<Parsed['programs']>[number];
type ParsedIntake = NonNullable<ParsedProgram['intakes']>[number];

/** Checks a university as it was written. All faults are reported, not only the first. */
export function checkEntry(entry: unknown): { university?: CheckedUniversity; faults: EntryFault[] } {
  const { data, error } = UniversityEntry.safeParse(entry);
  const ofSchema = (error?.issues ?? []).map(
    ({ path, message }): EntryFault => ({ path: path as (string | number)[], message }),
  );
  const faults = [...ofSchema, ...entryFaults(entry)];
  return data && faults.length === 0 ? { university: universityOf(data), faults } : { faults };
}

function universityOf(entry: Parsed): CheckedUniversity {
  return {
    key: entry.key ?? slugOf(entry.name),
    name: entry.name,
    countryCode: countryCode(entry.country) ?? '',
    city: entry.city ?? null,
    website: entry.website ?? null,
    description: entry.description || null,
    partnershipTier: entry.partnershipTier,
    minEiqScore: entry.minEiqScore,
    preferredEiqScore: entry.preferredEiqScore,
    ranking: entry.ranking ?? null,
    rankingSource: entry.rankingSource ?? null,
    rankingYear: entry.rankingYear ?? null,
    rorId: entry.rorId ? (normalRorId(entry.rorId) ?? null) : null,
    isSample: entry.isSample ?? false,
    isActive: entry.isActive ?? true,
    programs: (entry.programs ?? []).map(programOf),
  };
}

function programOf(entry: ParsedProgram): CheckedProgram {
  return {
    key: entry.key ?? slugOf(entry.name),
    name: entry.name,
    level: entry.level,
    cipCode: entry.cipCode ?? null,
    minEiqScore: entry.minEiqScore ?? null,
    preferredEiqScore: entry.preferredEiqScore ?? null,
    minGpa: entry.minGpa ?? null,
    documents: [...new Set(entry.documents ?? [])],
    tests: entry.tests ?? [],
    letters: entry.letters ?? 0,
    tuitionAmount: entry.tuition?.amount ?? null,
    tuitionCurrency: entry.tuition?.currency.trim().toUpperCase() ?? null,
    intakes: (entry.intakes ?? []).map(intakeOf),
  };
}

function intakeOf(entry: ParsedIntake): CheckedIntake {
  const timeZone = entry.timeZone.trim();
  const local = (text: string) => normalLocalTime(text) ?? '';
  const [opensLocal, deadlineLocal, decisionsLocal] = [
    local(entry.opens),
    local(entry.deadline),
    local(entry.decisions),
  ];
  return {
    key: entry.key ?? slugOf(entry.name),
    name: entry.name,
    ...{ timeZone, opensLocal, deadlineLocal, decisionsLocal },
    ...momentsOf({ opensLocal, deadlineLocal, decisionsLocal, timeZone }),
    places: entry.places ?? null,
  };
}
