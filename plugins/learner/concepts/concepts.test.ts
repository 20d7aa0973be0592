import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRemembered } from '../../../core/plugins/row-cache.ts';
import type { TestPerson } from '../../../core/testing.ts';
import type { StoredProfile } from '../profiles/profiles.ts';
import { createProfiles } from '../profiles/profiles.ts';
import { startLearner } from '../testing.ts';
import type { Concepts } from './concepts.ts';
import { createConcepts } from './concepts.ts';

let started: Awaited<ReturnType<typeof startLearner>>;
let concepts: Concepts;
beforeAll(async () => {
  started = await startLearner();
  const { platform } = started.at;
  const { database: db, clock, identity } = platform;
  const remembered = createRemembered<StoredProfile>(platform, 'learner.profiles');
  concepts = createConcepts({ db, profiles: createProfiles({ db, clock, people: identity.people, remembered }) });
});
afterAll(() => started.at.close());

let questions = 0;
function answer(learner: TestPerson, given: Partial<Parameters<Concepts['take']>[1]> = {}) {
  questions += 1;
  return {
    userId: learner.user.id,
    sittingId: '00000000-0000-7000-8000-000000000000',
    questionId: `00000000-0000-7000-8000-${String(questions).padStart(12, '0')}`,
    purpose: 'practice',
    section: 'core_math' as const,
    contentArea: 'number-and-ratio',
    concepts: ['fractions'],
    isCorrect: true,
    credit: 1,
    hintsUsed: 0,
    milliseconds: 45_000,
    shortestReadingTime: 0,
    ...given,
  };
}

const minute = (number: number) => new Date(Date.UTC(2026, 2, 2, 10, number));

const take = (given: ReturnType<typeof answer>, at: Date) =>
  started.at.platform.database.transaction((tx) => concepts.take({ ...started.within, tx }, given, at));

const conceptsOf = async (learner: TestPerson) =>
  (await concepts.all(started.within, learner.user.id)).map((row) => ({ ...row }));

test('an answer is evidence for every concept of its question', async () => {
  const learner = await started.at.person();
  await take(answer(learner, { concepts: ['fractions', 'ratio'], isCorrect: false }), minute(0));
  await take(answer(learner, { milliseconds: 12_000 }), minute(1));
  expect(await conceptsOf(learner)).toMatchObject([
    { concept: 'fractions', section: 'core_math', level: 'proficient', attempted: 1, mastered: 1, isStruggling: false },
    { concept: 'ratio', level: 'attempted', attempted: 1, mastered: 0, isStruggling: false },
  ]);
});

test('a repeated answer counts once, also when sent simultaneously', async () => {
  const learner = await started.at.person();
  const given = answer(learner);
  await Promise.all(Array.from({ length: 8 }, () => take(given, minute(0))));
  expect(await take(given, minute(9))).toMatchObject({ isChanged: false });
  expect(await conceptsOf(learner)).toMatchObject([{ proficient: 1, lastSeenAt: minute(0) }]);
});

test('simultaneous answers all count', async () => {
  const learner = await started.at.person();
  await Promise.all(Array.from({ length: 6 }, (_, index) => take(answer(learner), minute(index))));
  expect(await conceptsOf(learner)).toMatchObject([{ proficient: 6, level: 'mastered', lastSeenAt: minute(5) }]);
});

test('the latest answers count, in whatever order they arrive', async () => {
  const learner = await started.at.person();
  const wrong = { isCorrect: false };
  // In order of time: two wrong, then five right. They arrive in reverse order.
  for (const at of [6, 5, 4, 3, 2]) await take(answer(learner), minute(at));
  for (const at of [1, 0]) await take(answer(learner, wrong), minute(at));
  expect(await conceptsOf(learner)).toMatchObject([{ level: 'mastered', isStruggling: false, attempted: 2 }]);
});

test('an answer of another institution’s learner is rejected', async () => {
  const other = await started.at.anotherInstitution();
  const stranger = await started.at.person('learner', other);
  await expect(take(answer(stranger), minute(0))).rejects.toMatchObject({ code: 'not_found' });
});

test('an answered question changes the profile and counts as learning today', async () => {
  const { at } = started;
  const learner = await at.person();
  const socket = await learner.connect();
  const notified = new Promise((resolve) => socket.once('learner_changed', resolve));
  const itemBank = at.platform.host.get('item-bank');
  if (!itemBank) throw new Error('The item bank is not installed');
  await at.platform.database.transaction(async (tx) => {
    for (let count = 0; count < 3; count++) {
      const given = answer(learner, { isCorrect: false, concepts: ['ratio'] });
      await at.platform.background.emit(tx, itemBank, at.institution, 'question.answered', given);
    }
  });
  await at.platform.queueing.waitUntilIdle();
  const { body } = await learner.get('/api/user/profile');
  expect(body).toMatchObject({ strugglingConcepts: ['ratio'], learningStreak: 1, learntToday: true });
  expect(await notified).toEqual({ what: 'profile' });
});
