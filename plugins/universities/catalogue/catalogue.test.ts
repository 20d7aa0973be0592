import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { addUniversity } from '../testing.ts';

const path = '/api/universities';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities'] });
});
afterAll(() => at?.close());

const find = (list: { id: string }[], id: string) => list.find((each) => each.id === id);

test('the list shows a university with its programs and the next intake', async () => {
  const { universityId, programId, intakeId } = await addUniversity(at, { name: 'Zuiderzee University' });
  const learner = await at.person();
  const { status, body } = await learner.get(path);
  expect(status).toBe(200);
  expect(find(body, universityId)).toMatchObject({
    name: 'Zuiderzee University',
    country: 'Netherlands',
    ranking: null,
    partnershipTier: 'standard',
    minEiqScore: 500,
    preferredEiqScore: 650,
    programs: {
      'Computer Science': {
        id: programId,
        minEiqScore: 500,
        nextIntake: { id: intakeId, state: 'open', timeZone: 'UTC' },
      },
    },
  });
});

test('a tried score shows the universities it is eligible for, the best match first', async () => {
  const institution = await at.anotherInstitution();
  const learner = await at.person('learner', institution);
  const add = (name: string, minEiqScore: number, preferredEiqScore: number) =>
    addUniversity(at, { name, minEiqScore, preferredEiqScore }, institution);
  await add('Half', 500, 700);
  await add('Full', 400, 600);
  await add('Equal', 600, 600);
  await add('Out of reach', 600.1, 700);
  await add('Exactly the minimum', 600, 800);
  const { body } = await learner.get(`${path}/eligible?eiqScore=600`);
  expect(body.map((each: { name: string; matchPercent: number }) => [each.name, each.matchPercent])).toEqual([
    ['Equal', 100],
    ['Full', 100],
    ['Half', 50],
    ['Exactly the minimum', 0],
  ]);
});

test('the pages of eligible universities join without gaps, whatever their size', async () => {
  const institution = await at.anotherInstitution();
  const learner = await at.person('learner', institution);
  const minima = [400, 590, 100.5, 599.9, 550, 600];
  const added: { id: string; share: number; preferred: number }[] = [];
  for (let each = 0; each < 24; each++) {
    const minEiqScore = minima[each % minima.length] ?? 0;
    const preferredEiqScore = each < 4 ? 600 - 10 * (each % 2) : 600.5 + ((each * 37) % 290);
    const name = `University ${String(each).padStart(2, '0')}`;
    const { universityId } = await addUniversity(at, { name, minEiqScore, preferredEiqScore }, institution);
    const share = preferredEiqScore <= 600 ? 1 : (600 - minEiqScore) / (preferredEiqScore - minEiqScore);
    added.push({ id: universityId, share, preferred: preferredEiqScore });
  }
  await addUniversity(at, { isActive: false, minEiqScore: 400, preferredEiqScore: 500 }, institution);
  const ids = async (query: string) =>
    (await learner.get(`${path}/eligible?eiqScore=600&${query}`)).body.map(({ id }: { id: string }) => id);
  const all = await ids('limit=50');
  // Sorting keeps the order of the names.
  const best = added.sort((one, other) => other.share - one.share || other.preferred - one.preferred);
  expect(all).toEqual(best.map(({ id }) => id));
  for (const size of [1, 2, 3, 5, 8]) {
    const pages: string[] = [];
    for (let offset = 0; offset < all.length; offset += size) {
      pages.push(...(await ids(`limit=${size}&offset=${offset}`)));
    }
    expect(pages, `pages of ${size}`).toEqual(all);
  }
});

test('the filters narrow the eligible universities, and their total and facets count no others', async () => {
  const institution = await at.anotherInstitution();
  const learner = await at.person('learner', institution);
  const near = await addUniversity(at, { countryCode: 'CH', minEiqScore: 500 }, institution);
  await addUniversity(at, { minEiqScore: 450 }, institution);
  await addUniversity(at, { countryCode: 'CH', minEiqScore: 601, preferredEiqScore: 700 }, institution);
  const list = await learner.get(`${path}/eligible?eiqScore=600&country=CH`);
  expect(list.body.map(({ id }: { id: string }) => id)).toEqual([near.universityId]);
  const { body } = await learner.get(`${path}/eligible/facets?eiqScore=600&country=CH`);
  expect([body.total, body.facets.country]).toEqual([
    1,
    [
      { value: 'NL', title: 'Netherlands', count: 1 },
      { value: 'CH', title: 'Switzerland', count: 1 },
    ],
  ]);
  expect((await learner.get(`${path}/eligible/facets?eiqScore=600`)).body.total).toBe(2);
  expect((await learner.get(`${path}/eligible/facets`)).status).toBe(400);
});

test('without a score and without a record the caller is asked for one', async () => {
  const { status, body } = await (await at.person()).get(`${path}/eligible`);
  expect([status, body.error.message]).toEqual([
    400,
    'Enter an EiQ score, or take an assessment to have one of your own.',
  ]);
});

test('search finds words without regard to case and accents, and counts facets', async () => {
  const institution = await at.anotherInstitution();
  const learner = await at.person('learner', institution);
  await addUniversity(
    at,
    { name: 'Universite du Lac', search: 'universite du lac geneve switzerland', countryCode: 'CH' },
    institution,
  );
  await addUniversity(at, { name: 'Other', partnershipTier: 'premier' }, institution);
  const { body } = await learner.get(`${path}/search?search=UNIVERSITÉ%20genève`);
  expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Universite du Lac']);
  expect(body.total).toBe(1);
  const all = (await learner.get(`${path}/search?country=CH`)).body;
  expect(all.facets.country).toEqual([
    { value: 'NL', title: 'Netherlands', count: 1 },
    { value: 'CH', title: 'Switzerland', count: 1 },
  ]);
  expect(all.facets.tier).toContainEqual({ value: 'standard', title: 'Standard', count: 1 });
  expect(all.facets.program).toEqual([{ value: 'Computer Science', title: 'Computer Science', count: 1 }]);
  expect(all.facets.deadline).toContainEqual({ value: '30', title: 'Closes within 30 days', count: 1 });
});

test('saved universities are listed, the latest first, and can be removed', async () => {
  const learner = await at.person();
  const [first, second] = [await addUniversity(at), await addUniversity(at)];
  for (const { universityId } of [first, second, first]) {
    expect((await learner.put(`${path}/${universityId}/saved`)).status).toBe(204);
    at.clock.forward(1);
  }
  const ids = async () => (await learner.get(`${path}/saved`)).body.map(({ id }: { id: string }) => id);
  expect(await ids()).toEqual([second.universityId, first.universityId]);
  await learner.delete(`${path}/${second.universityId}/saved`);
  expect(await ids()).toEqual([first.universityId]);
});

test('a search can be limited to saved universities, also in its facets', async () => {
  const institution = await at.anotherInstitution();
  const learner = await at.person('learner', institution);
  const saved = await addUniversity(at, { partnershipTier: 'premier' }, institution);
  await addUniversity(at, {}, institution);
  await learner.put(`${path}/${saved.universityId}/saved`);
  const { body } = await learner.get(`${path}/search?saved=true`);
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([saved.universityId]);
  expect(body.facets.tier).toContainEqual({ value: 'standard', title: 'Standard', count: 0 });
  const other = await at.person('learner', institution);
  expect((await other.get(`${path}/search?saved=true`)).body.total).toBe(0);
});

test('a comparison leaves out a university that was switched off, and ends without any', async () => {
  const learner = await at.person();
  const [on, off] = [await addUniversity(at), await addUniversity(at, { isActive: false })];
  const { body } = await learner.get(`${path}/compare?ids=${off.universityId},${on.universityId}`);
  expect(body.map(({ id }: { id: string }) => id)).toEqual([on.universityId]);
  expect((await learner.get(`${path}/compare?ids=${off.universityId}`)).status).toBe(404);
});

test('up to four universities are compared', async () => {
  const learner = await at.person();
  const added = [];
  for (let count = 0; count < 5; count++) added.push((await addUniversity(at)).universityId);
  const { body } = await learner.get(`${path}/compare?ids=${added.slice(0, 4).join(',')}`);
  expect(body.map(({ id }: { id: string }) => id)).toEqual(added.slice(0, 4));
  const five = await learner.get(`${path}/compare?ids=${added.join(',')}`);
  expect([five.status, five.body.error.issues[0].message]).toEqual([400, 'Choose at most 4']);
});
