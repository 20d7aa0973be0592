import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { ApplicationRow } from '../../applications/models.ts';
import { applicationsPath, applying, newApplicant } from '../../applications/testing.ts';
import type { TestUniversity } from '../../testing.ts';
import { addUniversity } from '../../testing.ts';
import { decide, deskPath, newReviewer, scored, submitReview } from '../testing.ts';

let at: TestPlatform;
let university: TestUniversity;
let first: TestPerson;
let second: TestPerson;
/** By what happened to them. */
const ids: Record<'untouched' | 'once' | 'apart' | 'complete' | 'decided' | 'withdrawn', string> = {
  ...{ untouched: '', once: '', apart: '', complete: '', decided: '', withdrawn: '' },
};
const names = new Map<string, string>();

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities', 'activity', 'consent'] });
  university = await addUniversity(at);
  [first, second] = [await newReviewer(at, university), await newReviewer(at, university)];
  for (const [place, what] of (Object.keys(ids) as (keyof typeof ids)[]).entries()) {
    const person = await newApplicant(at);
    const { body } = await person.post(applicationsPath, applying(university));
    ids[what] = body.id;
    names.set(what, person.user.email);
    const rows = at.platform.database.rows(ApplicationRow, { institution: at.institution });
    await rows.findById(body.id).patch({ applicationEiqScore: 500 + place });
    at.clock.forward(60);
    if (what === 'withdrawn') await person.post(`${applicationsPath}/${body.id}/withdrawal`);
  }
  for (const each of ['once', 'apart', 'complete', 'decided'] as const) await submitReview(first, ids[each], scored(4));
  await submitReview(second, ids.apart, scored(2));
  await submitReview(second, ids.complete, scored(3));
  await submitReview(second, ids.decided, scored(4));
  await decide(first, ids.decided, 'waitlisted');
});
afterAll(() => at?.close());

const find = async (query: string, who = first) => {
  const { status, body } = await who.get(`${deskPath}/applications?${query}`);
  expect([status, body.error]).toEqual([200, undefined]);
  const found = body.items.map(({ id }: { id: string }) => Object.entries(ids).find(([, each]) => each === id)?.[0]);
  expect(body.total).toBeGreaterThanOrEqual(found.length);
  return found;
};

test.each([
  ['', ['untouched', 'once', 'apart', 'complete', 'decided', 'withdrawn']],
  ['status=submitted', ['untouched']],
  ['status=withdrawn', ['withdrawn']],
  ['needs=first', ['untouched']],
  ['needs=second', ['once']],
  ['needs=third', ['apart']],
  ['needs=any', ['untouched', 'once', 'apart']],
  ['needs=none', ['complete', 'decided']],
  ['mine=to-review', ['untouched']],
  ['mine=reviewed', ['once', 'apart', 'complete', 'decided']],
  ['decided=yes', ['decided']],
  ['decided=no', ['untouched', 'once', 'apart', 'complete']],
  ['decided=released', []],
  ['decision=waitlisted', ['decided']],
  ['appeal=open', []],
  ['sort=-score', ['withdrawn', 'decided', 'complete', 'apart', 'once', 'untouched']],
  ['sort=-submitted&limit=2', ['withdrawn', 'decided']],
  ['sort=submitted&limit=2&offset=2', ['apart', 'complete']],
  ['sort=-rubric&limit=2', ['decided', 'complete']],
  ['sort=decisions&limit=1', ['untouched']],
  ['needs=none&decided=no', ['complete']],
])('the queue with “%s” is %o', async (query, expected) => {
  expect(await find(query)).toEqual(expected);
});

test('what one reviewer has to review differs from what another has', async () => {
  expect(await find('mine=to-review', second)).toEqual(['untouched', 'once']);
  const third = await newReviewer(at, university);
  expect(await find('mine=to-review', third)).toEqual(['untouched', 'once', 'apart']);
});

test('a search finds applicants by their names or addresses', async () => {
  expect(await find(`search=${encodeURIComponent(names.get('apart') ?? '')}`)).toEqual(['apart']);
  expect(await find('search=nobody-of-this-name')).toEqual([]);
});

test('programs, intakes and other universities narrow the queue', async () => {
  expect(await find(`programId=${university.programId}&intakeId=${university.intakeId}`)).toHaveLength(6);
  const other = await addUniversity(at);
  expect(await find(`universityId=${other.universityId}`)).toEqual([]);
  expect(await find(`intakeId=${other.intakeId}`)).toEqual([]);
});

test('a reviewer sees their universities with what is left to do', async () => {
  const { body } = await first.get(`${deskPath}/universities`);
  expect(body).toEqual([
    expect.objectContaining({
      id: university.universityId,
      intakes: [expect.objectContaining({ applications: 5, toReview: 1, needsThird: 1, toDecide: 1, pending: 1 })],
    }),
  ]);
});

test('the statistics of an intake count its decisions and the agreement of its reviewers', async () => {
  const { body } = await first.get(`${deskPath}/intakes/${university.intakeId}/statistics`);
  expect(body).toMatchObject({
    submitted: 6,
    decided: 1,
    acceptanceRate: { rate: 0 },
    decisions: [
      { decision: 'accepted', count: 0 },
      { decision: 'rejected', count: 0 },
      { decision: 'waitlisted', count: 1 },
    ],
    minGroup: 30,
  });
  expect(body.statuses).toEqual([
    { status: 'submitted', count: 1 },
    { status: 'under_review', count: 4 },
    { status: 'withdrawn', count: 1 },
  ]);
  expect(body.agreement).toHaveLength(4);
  // Too few for a figure, and without the application whose third review is not in.
  for (const { pairs, kappa } of body.agreement) expect([pairs, kappa]).toEqual([2, null]);
  // One decided application is too small a group for anything.
  expect([body.groups, body.attributes]).toEqual([null, []]);
});
