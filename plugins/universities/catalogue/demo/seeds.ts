import { dayIn, plusDays } from '../../../../core/calendar.ts';
import type { InstitutionRef } from '../../../../core/contract/index.ts';
import type { PartnershipTier } from '../contract.ts';
import type { CatalogueDependencies } from '../dependencies.ts';
import type { CheckedUniversity } from '../entries/check-entry.ts';
import { checkEntry } from '../entries/check-entry.ts';
import type { IntakeEntry, ProgramEntry, UniversityEntry } from '../entries/contract.ts';
import { saveEntries } from '../entries/save-entries.ts';
import type { DemoIntake, DemoProgram } from './programs.ts';
import { demoIntakes, demoPrograms } from './programs.ts';
import type { DemoUniversity } from './universities.ts';
import { demoUniversities } from './universities.ts';

/** Days from a deadline to the release of decisions, and to the beginning of studies. */
const decisionDays = 45;
const studyDays = 150;

/** Adds the sample universities. Their intakes are dated from today, so seeding again on a later day moves them. */
export async function seedUniversities(
  dependencies: Pick<CatalogueDependencies, 'db' | 'clock' | 'emit'>,
  institution: InstitutionRef,
): Promise<void> {
  const entries = demoUniversities.map((each) => checked(entryOf(each, dependencies.clock.now())));
  await dependencies.db.transaction(async (tx) => {
    await saveEntries(dependencies, { institution, tx }, entries);
  });
}

function checked(entry: UniversityEntry): CheckedUniversity {
  const { university, faults } = checkEntry(entry);
  if (!university) throw new Error(`${entry.name}: ${JSON.stringify(faults)}`);
  return university;
}

function entryOf(demo: DemoUniversity, now: Date): UniversityEntry {
  const today = dayIn(demo.timeZone, now);
  const programs = Object.entries(demo.programs) as [DemoProgram, readonly DemoIntake[]][];
  const [minEiqScore, preferredEiqScore] = demo.scores;
  const ranked = { ranking: demo.ranking, rankingSource: 'Sample ranking', rankingYear: Number(today.slice(0, 4)) };
  return {
    name: demo.name,
    country: demo.country,
    city: demo.city,
    website: `https://${demo.name
      .normalize('NFKD')
      .replaceAll(/[^A-Za-z]/g, '')
      .toLowerCase()}.example/`,
    description: demo.description,
    partnershipTier: demo.tier,
    ...{ minEiqScore, preferredEiqScore },
    ...(demo.ranking === null ? {} : ranked),
    isSample: true,
    programs: programs.map(([program, intakes]) => programOf(demo, program, intakes, today)),
  };
}

/** What universities of a tier ask for besides the score. */
const requirements: Record<PartnershipTier, Pick<ProgramEntry, 'minGpa' | 'documents' | 'tests' | 'letters'>> = {
  premier: { minGpa: 3.5, documents: ['transcript'], tests: [{ test: 'SAT', minimum: 1300 }], letters: 2 },
  standard: { minGpa: 3, documents: ['transcript'], tests: [], letters: 1 },
  basic: { minGpa: null, documents: ['transcript'], tests: [], letters: 0 },
};

function programOf(
  { tier, scores, tuition, timeZone }: DemoUniversity,
  program: DemoProgram,
  intakes: readonly DemoIntake[],
  today: string,
): ProgramEntry {
  const { name, cipCode, level, above } = demoPrograms[program];
  const own = above === 0 ? {} : { minEiqScore: scores[0] + above, preferredEiqScore: scores[1] + above };
  return {
    ...{ name, cipCode, level },
    ...own,
    ...requirements[tier],
    tuition: { amount: tuition[0], currency: tuition[1] },
    intakes: intakes.map((intake) => intakeOf(intake, timeZone, today)),
  };
}

function intakeOf(key: DemoIntake, timeZone: string, today: string): IntakeEntry {
  const [opens, deadline] = demoIntakes[key].map((days) => plusDays(today, days));
  const begins = plusDays(deadline ?? today, studyDays);
  const season = begins.slice(5, 7) >= '07' ? 'Autumn' : 'Spring';
  return {
    key,
    name: `${season} ${begins.slice(0, 4)}`,
    opens: `${opens}T09:00`,
    deadline: `${deadline}T17:00`,
    decisions: `${plusDays(deadline ?? today, decisionDays)}T12:00`,
    timeZone,
    places: 40,
  };
}
