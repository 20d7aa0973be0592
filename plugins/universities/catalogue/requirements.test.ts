import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { addPlacement } from '../../learner/testing.ts';
import { addUniversity } from '../testing.ts';
import { ProgramRow } from './models.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities', 'apex-prep'] });
});
afterAll(() => at?.close());

test('a learner’s own score gives the match, and its standard error the probability of reaching the minimum', async () => {
  const institution = await at.anotherInstitution();
  const learner = await at.person('learner', institution);
  // 550 with a standard error of 30.
  await addPlacement(at, learner, { theta: 0.5, standardError: 0.3 }, institution);
  await addUniversity(at, { name: 'Equal', minEiqScore: 550, preferredEiqScore: 650 }, institution);
  await addUniversity(at, { name: 'Below', minEiqScore: 500, preferredEiqScore: 600 }, institution);
  await addUniversity(at, { name: 'Above', minEiqScore: 580, preferredEiqScore: 600 }, institution);
  const eligible = async (query = '') =>
    (await learner.get(`/api/universities/eligible${query}`)).body.map(
      ({ name, matchPercent, probability }: { name: string; matchPercent: number; probability: number }) => [
        name,
        matchPercent,
        Math.round(probability * 1000) / 1000,
      ],
    );
  const [below, equal] = await eligible();
  expect([below?.[0], below?.[1], equal?.[0], equal?.[1]]).toEqual(['Below', 50, 'Equal', 0]);
  expect(equal?.[2]).toBeGreaterThan(0.4);
  expect(below?.[2]).toBeGreaterThan(equal?.[2] ?? 1);
  // A tried score changes the match, not the probability of the true score.
  const tried = await eligible('?eiqScore=600');
  expect(tried).toEqual([
    ['Above', 100, expect.any(Number)],
    ['Below', 100, below?.[2]],
    ['Equal', 50, equal?.[2]],
  ]);
  expect(tried[0]?.[2]).toBeLessThan(0.4);
});

test('minimums of saved universities, their programs, and universities just above the score are targets', async () => {
  const institution = await at.anotherInstitution();
  const learner = await at.person('learner', institution);
  await addPlacement(at, learner, {}, institution);
  const saved = await addUniversity(at, { name: 'Saved', minEiqScore: 450 }, institution);
  await at.platform.database.rows(ProgramRow, { institution }).findById(saved.programId).patch({ minEiqScore: 480 });
  await addUniversity(at, { name: 'Higher', minEiqScore: 700, preferredEiqScore: 800 }, institution);
  await addUniversity(at, { name: 'Reached', minEiqScore: 300 }, institution);
  await addUniversity(at, { name: 'Off', minEiqScore: 710, preferredEiqScore: 800, isActive: false }, institution);
  await learner.put(`/api/universities/${saved.universityId}/saved`);
  const { choices } = (await learner.get('/api/apex-prep')).body;
  expect(
    choices
      .filter(({ kind }: { kind: string }) => kind === 'requirement')
      .map(({ title, eiqScore }: { title: string; eiqScore: number }) => [title, eiqScore]),
  ).toEqual([
    ['Saved, minimum', 450],
    ['Computer Science, Saved, minimum', 480],
    ['Higher, minimum', 700],
  ]);
  const reference = `universities:${saved.programId}`;
  const chosen = await learner.put('/api/apex-prep/target', { kind: 'requirement', reference });
  expect(chosen.body.target).toMatchObject({ title: 'Computer Science, Saved, minimum', eiqScore: 480 });
});
