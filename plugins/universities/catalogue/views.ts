import type { z } from 'zod';
import type { Intake, MatchedUniversity, Programme, ProgrammeSummary, University } from './contract.ts';
import { countryName } from './countries.ts';
import { nextIntake, stateAt } from './intake-state.ts';
import type { Scores, Standing } from './match.ts';
import { matchOf } from './match.ts';
import type { IntakeRow, ProgrammeRow, UniversityRow } from './models.ts';

/** A programme with those of its intakes that were read. */
export interface ProgrammeWithIntakes {
  readonly programme: ProgrammeRow;
  readonly intakes: readonly IntakeRow[];
}

export interface UniversityWithProgrammes {
  readonly university: UniversityRow;
  /** By name. */
  readonly programmes: readonly ProgrammeWithIntakes[];
}

/** A programme's scores: its own, otherwise the university's. */
export function scoresOf(
  programme: Pick<ProgrammeRow, 'minEiqScore' | 'preferredEiqScore'>,
  university: Pick<UniversityRow, 'minEiqScore' | 'preferredEiqScore'>,
): Scores {
  const minEiqScore = programme.minEiqScore ?? university.minEiqScore;
  return {
    minEiqScore,
    // A programme with a minimum of its own may ask for more than the university prefers.
    preferredEiqScore: programme.preferredEiqScore ?? Math.max(minEiqScore, university.preferredEiqScore),
  };
}

export function universityView(
  { university, programmes }: UniversityWithProgrammes,
  at: Date,
): z.input<typeof University> {
  const programs = programmes.map((each) => [each.programme.name, summaryOf(each, university, at)] as const);
  return { ...fieldsOf(university), programs: Object.fromEntries(programs) };
}

export function matchedView(
  found: UniversityWithProgrammes,
  at: Date,
  standing: Standing,
  isSaved: boolean,
): z.input<typeof MatchedUniversity> {
  return { ...universityView(found, at), ...matchOf(standing, found.university), isSaved };
}

export function detailsView(found: UniversityWithProgrammes, at: Date, standing: Standing, isSaved: boolean) {
  const { university, programmes } = found;
  const programs = programmes.map((each) => [each.programme.name, programmeView(each, university, at)] as const);
  return {
    ...fieldsOf(university),
    ...matchOf(standing, university),
    isSaved,
    description: university.description,
    programs: Object.fromEntries(programs),
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
  { programme, intakes }: ProgrammeWithIntakes,
  university: UniversityRow,
  at: Date,
): z.input<typeof ProgrammeSummary> {
  const next = nextIntake(intakes, at);
  return {
    id: programme.id,
    level: programme.level,
    cipCode: programme.cipCode,
    ...scoresOf(programme, university),
    nextIntake: next ? intakeView(next, at) : null,
  };
}

function programmeView(each: ProgrammeWithIntakes, university: UniversityRow, at: Date): z.input<typeof Programme> {
  const { programme, intakes } = each;
  const { minGpa, documents, tests, letters, tuitionAmount, tuitionCurrency } = programme;
  const tuition =
    tuitionAmount === null || tuitionCurrency === null ? null : { amount: tuitionAmount, currency: tuitionCurrency };
  const byDeadline = intakes.toSorted((one, other) => one.deadline.getTime() - other.deadline.getTime());
  return {
    ...summaryOf(each, university, at),
    ...{ minGpa, documents, tests, letters, tuition },
    intakes: byDeadline.map((intake) => intakeView(intake, at)),
  };
}
