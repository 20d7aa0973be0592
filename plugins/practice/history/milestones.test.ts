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

/** Answers minute by minute: right, wrong, right with a hint, or waiting to be graded. */
async function answered(person: TestPerson, showed: string, difficulty: (index: number) => number = () => 2) {
  const knex = knexOf(at.platform.database);
  const whose = { institutionId: at.institution.id, userId: person.user.id };
  const runId = randomUUID();
  const topic = { section: 'core_math', contentArea: 'algebra' };
  const [startedAt, endedAt] = [minute(0), minute(showed.length)];
  await knex('practice.runs').insert({ id: runId, ...whose, kind: 'topic', ...topic, startedAt, endedAt });
  const rows = [...showed].map((letter, position) => ({
    ...{ id: randomUUID(), ...whose, runId, sittingId: randomUUID(), position, ...topic },
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

test('questions in a row end with a mistake or a hint, and what waits to be graded neither counts nor ends them', async () => {
  const person = await at.person();
  await answered(person, 'rrwrrr?rhrr');
  const { inARow, inARowNow, lastAt } = await milestonesOf(person);
  expect(inARow).toEqual([minute(0), minute(1), minute(5), minute(7)]);
  expect({ inARowNow, lastAt }).toEqual({ inARowNow: 2, lastAt: minute(10) });
});

test('a row that goes on from the first answer is counted from it, as far as is asked', async () => {
  const person = await at.person();
  await answered(person, 'rrrrrrrr');
  const { inARow, inARowNow } = await milestonesOf(person);
  expect(inARow).toEqual([0, 1, 2, 3, 4, 5].map(minute));
  expect(inARowNow).toBe(6);
  const other = await at.person();
  await answered(other, 'rrw');
  expect(await milestonesOf(other)).toMatchObject({ inARow: [minute(0), minute(1)], inARowNow: 0 });
});

test('hard questions count that were solved without a hint, and a topic from its first answer', async () => {
  const person = await at.person();
  await answered(person, 'whrrr', (position) => (position === 2 ? 3 : 4));
  const { hardSolved, topics } = await milestonesOf(person);
  expect(hardSolved).toEqual([minute(3), minute(4)]);
  expect(topics).toEqual([minute(0), minute(1)]);
});

test('of somebody who has not practised there is nothing to tell', async () => {
  const nothing = { topics: [], hardSolved: [], inARow: [], inARowNow: 0, lastAt: null };
  expect(await milestonesOf(await at.person())).toEqual(nothing);
  const elsewhere = await at.anotherInstitution();
  const person = await at.person('learner', elsewhere);
  await answered(person, 'rr');
  const theirs = { who: { institution: elsewhere } };
  expect(await at.platform.host.service(practiceHistory).milestones(theirs, person.user.id, upTo)).toEqual(nothing);
});
