import type { z } from 'zod';
import type { Intake, MatchedUniversity, Program, ProgramSummary, University } from './contract.ts';
import { countryName } from './countries.ts';
import { nextIntake, stateAt } from './intake-state.ts';
import type { Scores, Standing } from './match.ts';
import { matchOf } from './match.ts';
import type { IntakeRow, ProgramRow, UniversityRow } from './models.ts';

/** A program with those of its intakes that were read. */
export interface ProgramWithIntakes {
  readonly program: ProgramRow;
  readonly intakes: readonly IntakeRow[];
}

export interface UniversityWithPrograms {
  readonly university: UniversityRow;
  /** By name. */
  readonly programs: readonly ProgramWithIntakes[];
}

/** A program's scores: its own, otherwise the university's. */
export function scoresOf(
  program: Pick<ProgramRow, 'minEiqScore' | 'preferredEiqScore'>,
  university: Pick<UniversityRow, 'minEiqScore' | 'preferredEiqScore'>,
): Scores {
  const minEiqScore = program.minEiqScore ?? university.minEiqScore;
  return {
    minEiqScore,
    // A program with a minimum of its own may ask for more than the university prefers.
    preferredEiqScore: program.preferredEiqScore ?? Math.max(minEiqScore, university.preferredEiqScore),
  };
}

export function universityView({ university, programs }: UniversityWithPrograms, at: Date): z.input<typeof University> {
  const byName = programs.map((each) => [each.program.name, summaryOf(each, university, at)] as const);
  return { ...fieldsOf(university), programs: Object.fromEntries(byName) };
}

export function matchedView(
  found: UniversityWithPrograms,
  at: Date,
  standing: Standing,
  isSaved: boolean,
): z.input<typeof MatchedUniversity> {
  return { ...universityView(found, at), ...matchOf(standing, found.university), isSaved };
}

export function detailsView(found: UniversityWithPrograms, at: Date, standing: Standing, isSaved: boolean) {
  const { university, programs } = found;
  const byName = programs.map((each) => [each.program.name, programView(each, university, at)] as const);
  return {
    ...fieldsOf(university),
    ...matchOf(standing, university),
    isSaved,
    description: university.description,
    programs: Object.fromEntries(byName),
  };
}

export const intakeView = (intake: IntakeRow, at: Date): z.input<typeof Intake> => ({
  ...intake,
  state: stateAt(intake, at),
});

function fieldsOf(university: UniversityRow) {
  return {
    id: university.id,
    name: university.name,
    country: countryName(university.countryCode),
    countryCode: university.countryCode,
    city: university.city,
    ranking: university.ranking,
    rankingSource: university.rankingSource,
    rankingYear: university.rankingYear,
    partnershipTier: university.partnershipTier,
    minEiqScore: university.minEiqScore,
    preferredEiqScore: university.preferredEiqScore,
    website: university.website,
    rorId: university.rorId,
    isSample: university.isSample,
  };
}

function summaryOf(
  { program, intakes }: ProgramWithIntakes,
  university: UniversityRow,
  at: Date,
): z.input<typeof ProgramSummary> {
  const next = nextIntake(intakes, at);
  return {
    id: program.id,
    level: program.level,
    cipCode: program.cipCode,
    ...scoresOf(program, university),
    nextIntake: next ? intakeView(next, at) : null,
  };
}

function programView(each: ProgramWithIntakes, university: UniversityRow, at: Date): z.input<typeof Program> {
  const { program, intakes } = each;
  const { minGpa, documents, tests, letters, tuitionAmount, tuitionCurrency } = program;
  const tuition =
    tuitionAmount === null || tuitionCurrency === null ? null : { amount: tuitionAmount, currency: tuitionCurrency };
  const byDeadline = intakes.toSorted((one, other) => one.deadline.getTime() - other.deadline.getTime());
  return {
    ...summaryOf(each, university, at),
    ...{ minGpa, documents, tests, letters, tuition },
    intakes: byDeadline.map((intake) => intakeView(intake, at)),
  };
}
