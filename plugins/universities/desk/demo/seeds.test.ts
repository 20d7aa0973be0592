import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../../../core/identity/index.ts';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { deskPath } from '../testing.ts';
import { demoApplicants, demoReviewers } from './people.ts';

const password = 'a long enough password';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities', 'activity', 'consent'] });
});
afterAll(() => at?.close());

test('without the demo’s people nothing is created', async () => {
  await at.seed('learner', 'universities');
  const reviewer = await at.person('reviewer');
  expect((await reviewer.get(`${deskPath}/applications`)).body.total).toBe(0);
});

test('the demo’s reviewers find applications in every state, once', async () => {
  const who = deployment(at.institution);
  const people = [
    ...demoReviewers.map((username) => ({ username, role: 'reviewer' as const })),
    ...demoApplicants.map(({ username }) => ({ username, role: 'learner' as const })),
  ];
  for (const [place, person] of people.entries()) {
    const names = { firstName: 'Demo', lastName: 'Person', email: `demo${place}@school.example` };
    await at.platform.identity.people.create({ who }, { ...person, ...names, password });
  }
  const reviewers = await Promise.all(
    demoReviewers.map(async (login) => {
      const { body } = await at.nobody.post('/api/auth/login', { username: login, password });
      return (path: string) => at.call('GET', path, { token: body.token });
    }),
  );
  for (let run = 0; run < 2; run++) await at.seed('learner', 'universities');
  const { body } = (await reviewers[0]?.(`${deskPath}/applications`)) ?? {};
  const states = body.items.map(({ needs, reviews, status }: Record<string, unknown>) => [status, needs, reviews]);
  expect(states).toEqual([
    ['under_review', null, 2],
    ['under_review', 'second', 1],
    ['submitted', 'first', 0],
    ['submitted', 'first', 0],
  ]);
  const { body: page } = (await reviewers[1]?.(`${deskPath}/applications/${body.items[0].id}`)) ?? {};
  expect(page.analysis.summary).toContain('The average of 2 reviews');
});
