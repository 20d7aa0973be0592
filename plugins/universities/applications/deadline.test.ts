import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { endOf } from '../catalogue/instants.ts';
import { IntakeRow } from '../catalogue/models.ts';
import { addUniversity } from '../testing.ts';
import { applying, newApplicant, applicationsPath as path } from './testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities'] });
});
afterAll(() => at?.close());

/** Moves the clock to a moment in its future. */
function moveTo(moment: Date): void {
  at.clock.forward((moment.getTime() - at.clock.now().getTime()) / 1000);
  expect(at.clock.now()).toEqual(moment);
}

/** Deadlines of the next three years at which clocks change, each with the UTC offset that its end has. */
const year = () => at.clock.now().getUTCFullYear() + 1;
const lastSunday = (month: number) => {
  const last = new Date(Date.UTC(year(), month, 0));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last.toISOString().slice(0, 10);
};

test.each([
  ['a day on which clocks are set forward', 'Europe/Berlin', () => lastSunday(3), '21:59:59.999Z'],
  [
    'an hour that occurs twice: the second one counts',
    'Europe/Berlin',
    () => `${lastSunday(10)}T02:30`,
    '01:30:59.999Z',
  ],
  ['an hour that does not occur', 'Europe/Berlin', () => `${lastSunday(3)}T02:30`, '01:30:59.999Z'],
])('%s: the deadline holds to the millisecond', async (_, timeZone, local, ending) => {
  const deadlineLocal = local();
  const deadline = endOf(deadlineLocal, timeZone);
  expect(deadline.toISOString()).toMatch(new RegExp(`${ending}$`));
  moveTo(new Date(deadline.getTime() - 60_000));
  const [early, last, late] = [await newApplicant(at), await newApplicant(at), await newApplicant(at)];
  const university = await addUniversity(at);
  const scope = { institution: at.institution };
  const fields = { timeZone, deadlineLocal, deadline };
  await at.platform.database.rows(IntakeRow, scope).findById(university.intakeId).patch(fields);
  expect((await early.post(path, applying(university))).status).toBe(201);
  moveTo(deadline);
  expect((await last.post(path, applying(university))).status).toBe(201);
  moveTo(new Date(deadline.getTime() + 1));
  const refused = await late.post(path, applying(university));
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toContain('The deadline of this intake was');
  expect((await late.get(path)).body).toEqual([]);
  // The same again after the deadline is the same application.
  expect((await last.post(path, applying(university))).status).toBe(201);
});
