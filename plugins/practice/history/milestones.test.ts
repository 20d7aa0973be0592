import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { practiceHistory } from '../services.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['practice'] });
});
afterAll(() => at?.close());

const minute = (number: number) => new Date(Date.UTC(2026, 2, 1, 12, number));
const upTo = { difficulty: 4, most: 6 };
const milestonesOf = (person: TestPerson) =>
  at.platform.host.service(practiceHistory).milestones({ who: { institution: at.institution } }, person.user.id, upTo);

/** Stores one answer a minute: r is right, w wrong, h right with a hint, ? not graded yet. */
async function storeAnswers(person: TestPerson, letters: string, difficulty: (index: number) => number = () => 2) {
  const knex = knexOf(at.platform.database);
  const owner = { institutionId: at.institution.id, userId: person.user.id };
  const runId = randomUUID();
  const topic = { section: 'core_math', contentArea: 'algebra' };
  const [startedAt, endedAt] = [minute(0), minute(letters.length)];
  await knex('practice.runs').insert({ id: runId, ...owner, kind: 'topic', ...topic, startedAt, endedAt });
  const rows = [...letters].map((letter, position) => ({
    ...{ id: randomUUID(), ...owner, runId, sittingId: randomUUID(), position, ...topic },
    contentArea: position % 2 === 0 ? 'algebra' : 'geometry',
    difficulty: difficulty(position),
    askedAt: minute(position),
    hints: letter === 'h' ? JSON.stringify([{ id: 'first' }]) : '[]',
    answer: { given: 0 },
    submittedAt: minute(position),
    gradedAt: letter === '?' ? null : minute(position),
    isCorrect: letter === '?' ? null : letter !== 'w',
    outcome: letter === '?' ? null : 'attempted',
  }));
  await knex('practice.questions').insert(rows);
}

test('a row of right answers ends with a mistake or a hint; ungraded answers neither count nor end it', async () => {
  const person = await at.person();
  await storeAnswers(person, 'rrwrrr?rhrr');
  const { inARow, inARowNow, lastAt } = await milestonesOf(person);
  expect(inARow).toEqual([minute(0), minute(1), minute(5), minute(7)]);
  expect({ inARowNow, lastAt }).toEqual({ inARowNow: 2, lastAt: minute(10) });
});

test('a row is counted from the first answer up to the requested length', async () => {
  const person = await at.person();
  await storeAnswers(person, 'rrrrrrrr');
  const { inARow, inARowNow } = await milestonesOf(person);
  expect(inARow).toEqual([0, 1, 2, 3, 4, 5].map(minute));
  expect(inARowNow).toBe(6);
  const other = await at.person();
  await storeAnswers(other, 'rrw');
  expect(await milestonesOf(other)).toMatchObject({ inARow: [minute(0), minute(1)], inARowNow: 0 });
});

test('hard questions count if solved without a hint, and topics from their first answer', async () => {
  const person = await at.person();
  await storeAnswers(person, 'whrrr', (position) => (position === 2 ? 3 : 4));
  const { hardSolved, topics } = await milestonesOf(person);
  expect(hardSolved).toEqual([minute(3), minute(4)]);
  expect(topics).toEqual([minute(0), minute(1)]);
});

test('there are no milestones without practice, or from answers stored in another institution', async () => {
  const noMilestones = { topics: [], hardSolved: [], inARow: [], inARowNow: 0, lastAt: null };
  expect(await milestonesOf(await at.person())).toEqual(noMilestones);
  const elsewhere = await at.anotherInstitution();
  const person = await at.person('learner', elsewhere);
  await storeAnswers(person, 'rr');
  const theirs = { who: { institution: elsewhere } };
  expect(await at.platform.host.service(practiceHistory).milestones(theirs, person.user.id, upTo)).toEqual(
    noMilestones,
  );
});
