import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { addUniversity } from '../testing.ts';
import { createLookups } from './lookups.ts';
import { IntakeRow } from './models.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities'] });
});
afterAll(() => at?.close());

const context = () => ({ who: { institution: at.institution } });

test('a program is found by its id and by its name, with its scores and intakes', async () => {
  const { universityId, programId, intakeId } = await addUniversity(at);
  const lookups = createLookups({ db: at.platform.database });
  const found = await lookups.program(context(), programId);
  expect(found).toMatchObject({
    university: { id: universityId, isActive: true },
    program: { name: 'Computer Science' },
    scores: { minEiqScore: 500, preferredEiqScore: 650 },
    intakes: [{ id: intakeId }],
  });
  expect(await lookups.programNamed(context(), universityId, 'Computer Science')).toEqual(found);
  expect(await lookups.programNamed(context(), universityId, 'Alchemy')).toBeUndefined();
  expect(await lookups.nextIntake(context(), programId, at.clock.now())).toMatchObject({ id: intakeId });
  const other = { who: { institution: await at.anotherInstitution() } };
  expect(await lookups.program(other, programId)).toBeUndefined();
  expect(await lookups.intake(other, intakeId)).toBeUndefined();
});

test('an intake that is read in a transaction keeps its deadline until the transaction ends', async () => {
  const db = at.platform.database;
  const { intakeId } = await addUniversity(at);
  const lookups = createLookups({ db });
  const moved = new Date(at.clock.now().getTime() + 1000);
  let change: Promise<unknown> | undefined;
  let isChanged = false;
  await db.transaction(async (tx) => {
    await lookups.intake({ ...context(), tx }, intakeId);
    change = db
      .rows(IntakeRow, context())
      .findById(intakeId)
      .patch({ deadline: moved })
      .execute()
      .then(() => {
        isChanged = true;
      });
    // The change has reached the database once this is answered, because it waits for the lock.
    await expect
      .poll(async () => {
        const { rows } = await waiting(db);
        return rows;
      })
      .toBe(1);
    expect(isChanged).toBe(false);
  });
  await change;
  expect((await lookups.intake(context(), intakeId))?.intake.deadline).toEqual(moved);
});

async function waiting(db: TestPlatform['platform']['database']): Promise<{ rows: number }> {
  const [found] = await db
    .rows(IntakeRow, context())
    .select(
      IntakeRow.raw(
        "(select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()) as rows",
      ),
    )
    .limit(1)
    .castTo<{ rows: number }[]>();
  return { rows: found?.rows ?? 0 };
}
