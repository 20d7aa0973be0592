import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf } from '../../../core/calendar.ts';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { IntakeRow } from '../catalogue/models.ts';
import { addUniversity } from '../testing.ts';
import { applying, beginDraft, essaysOf, newApplicant, applicationsPath as path } from './testing.ts';

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

const firstSunday = (month: number) => {
  const first = new Date(Date.UTC(year(), month - 1, 1));
  first.setUTCDate(1 + ((7 - first.getUTCDay()) % 7));
  return first.toISOString().slice(0, 10);
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
  // Clocks of Lord Howe Island change by half an hour, at 2:00.
  [
    'half an hour that occurs twice: the second one counts',
    'Australia/Lord_Howe',
    () => `${firstSunday(4)}T01:45`,
    '15:15:59.999Z',
  ],
  ['half an hour that does not occur', 'Australia/Lord_Howe', () => `${firstSunday(10)}T02:15`, '15:45:59.999Z'],
  ['a day of 24½ hours', 'Australia/Lord_Howe', () => firstSunday(4), '13:29:59.999Z'],
  ['a zone that is 14 hours ahead', 'Pacific/Kiritimati', () => `${year()}-12-31`, '09:59:59.999Z'],
  ['a zone with quarters of an hour', 'Asia/Kathmandu', () => `${year()}-06-30`, '18:14:59.999Z'],
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

test('a zone that skips a day: the deadline is the moment at which the skipped day would have ended', () => {
  // Samoa had no 30 December 2011: the 29th ended at 10:00 UTC, and the 31st began.
  expect(endOf('2011-12-29', 'Pacific/Apia').toISOString()).toBe('2011-12-30T09:59:59.999Z');
  expect(endOf('2011-12-30', 'Pacific/Apia').toISOString()).toBe('2011-12-31T09:59:59.999Z');
  expect(endOf('2011-12-31', 'Pacific/Apia').toISOString()).toBe('2011-12-31T09:59:59.999Z');
});

const intake = (id: string) => at.platform.database.rows(IntakeRow, { institution: at.institution }).findById(id);

test('a submission that meets a change of the deadline waits for it, and the new deadline counts', async () => {
  const [early, late] = [await newApplicant(at), await newApplicant(at)];
  const university = await addUniversity(at);
  expect((await early.post(path, applying(university))).status).toBe(201);
  let submission: Promise<{ status: number; body: { error: { message: string } } }> | undefined;
  await at.platform.database.transaction(async (tx) => {
    const rows = at.platform.database.rows(IntakeRow, { institution: at.institution, tx });
    await rows.findById(university.intakeId).patch({ deadline: new Date(at.clock.now().getTime() - 1) });
    submission = late.post(path, applying(university));
    // It has reached the lock once another session waits for this transaction.
    await expect.poll(() => waitingSessions(), { timeout: 10_000 }).toBeGreaterThan(0);
  });
  const answer = await submission;
  expect([answer?.status, answer?.body.error.message]).toEqual([
    409,
    expect.stringContaining('The deadline of this intake was'),
  ]);
  // What was submitted before stays so, and its applicant sees the new deadline.
  expect((await early.get(path)).body).toMatchObject([{ status: 'submitted', intake: { state: 'closed' } }]);
});

/** Sessions of the database that wait for a lock. */
async function waitingSessions(): Promise<number> {
  const { rows } = await knexOf(at.platform.database).raw(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].waiting;
}

test('a deadline that moves out lets a draft in that was late', async () => {
  const learner = await newApplicant(at);
  const university = await addUniversity(at);
  const draft = await beginDraft(learner, university);
  await learner.put(`${path}/${draft.id}/draft`, { version: draft.version, applicationData: essaysOf() });
  const { deadline } = (await intake(university.intakeId)) ?? {};
  await intake(university.intakeId).patch({ deadline: new Date(at.clock.now().getTime() - 1) });
  expect((await learner.post(`${path}/${draft.id}/submission`, {})).status).toBe(409);
  await intake(university.intakeId).patch({ deadline: deadline ?? at.clock.now() });
  expect((await learner.post(`${path}/${draft.id}/submission`, {})).body.status).toBe('submitted');
});

test('fifty submissions around the deadline: those called in time count, however late they are stored', async () => {
  const university = await addUniversity(at);
  const people = await Promise.all(Array.from({ length: 10 }, () => newApplicant(at)));
  const deadline = at.clock.now();
  await intake(university.intakeId).patch({ deadline });
  const inTime = people.flatMap((person) => Array.from({ length: 5 }, () => person.post(path, applying(university))));
  expect(new Set((await Promise.all(inTime)).map(({ status }) => status))).toEqual(new Set([201]));
  moveTo(new Date(deadline.getTime() + 1));
  const [stranger] = [await newApplicant(at)];
  expect((await stranger.post(path, applying(university))).status).toBe(409);
  // A response that was lost in time is asked for again after the deadline.
  const again = await Promise.all(people.map((person) => person.post(path, applying(university))));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]));
});
