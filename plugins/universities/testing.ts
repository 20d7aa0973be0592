import type { InstitutionRef } from '../../core/contract/index.ts';
import { newId } from '../../core/db/index.ts';
import type { TestPlatform } from '../../core/testing.ts';
import { searchText } from './catalogue/filter.ts';
import { IntakeRow, ProgramRow, UniversityRow } from './catalogue/models.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface TestUniversity {
  readonly universityId: string;
  readonly programId: string;
  /** Open for 30 days from the test's clock; decisions are released 30 days later. */
  readonly intakeId: string;
}

/** Adds a university with one program (`Computer Science`) and one open intake. */
export async function addUniversity(
  at: TestPlatform,
  fields: Partial<UniversityRow> = {},
  institution: InstitutionRef = at.institution,
): Promise<TestUniversity> {
  const [universityId, programId, intakeId] = [newId(), newId(), newId()];
  const { database: db } = at.platform;
  const now = at.clock.now().getTime();
  const name = fields.name ?? `University ${universityId.slice(-6)}`;
  await db.transaction(async (tx) => {
    const scope = { institution, tx };
    await db.rows(UniversityRow, scope).insert({
      id: universityId,
      key: universityId,
      name,
      countryCode: 'NL',
      partnershipTier: 'standard',
      minEiqScore: 500,
      preferredEiqScore: 650,
      search: searchText(`${name} Netherlands Computer Science`),
      changedAt: at.clock.now(),
      ...fields,
    });
    await db
      .rows(ProgramRow, scope)
      .insert({ id: programId, universityId, key: 'computer-science', name: 'Computer Science', level: 'bachelor' });
    await db.rows(IntakeRow, scope).insert({
      id: intakeId,
      universityId,
      programId,
      key: 'next',
      name: 'Next intake',
      timeZone: 'UTC',
      opensLocal: '2026-01-01',
      deadlineLocal: '2027-01-01',
      decisionsLocal: '2027-02-01',
      opensAt: new Date(now - dayMs),
      deadline: new Date(now + 30 * dayMs),
      decisionsAt: new Date(now + 60 * dayMs),
    });
  });
  return { universityId, programId, intakeId };
}
