import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { Measurement, Plan } from '../../services.ts';
import { measurement as measurementName } from '../../services.ts';
import { askedItem } from '../../testing.ts';

let at: TestPlatform;
let measurement: Measurement;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  measurement = at.platform.host.service(measurementName);
});
afterAll(() => at?.close());

const within = () => ({ who: { institution: at.institution } });

interface Asked {
  readonly itemId: string;
  readonly model: string | undefined;
}

/** Opens a sitting with this number of core math questions, and asks the first. */
async function begin(
  person: TestPerson,
  questions: number,
  given: Partial<Plan> & { contentAreas?: readonly string[] } = {},
): Promise<string> {
  const { contentAreas, ...plan } = given;
  at.clock.forward(60);
  const { sittingId } = await measurement.open(within(), person.user.id, {
    purpose: 'test',
    cuts: [-0.5, 0.75],
    hintsCount: false,
    sections: [
      {
        section: 'core_math',
        minimum: questions,
        maximum: questions,
        targetStandardError: 0.1,
        certainty: 1,
        openEnded: 0,
        ...(contentAreas && { contentAreas }),
      },
    ],
    ...plan,
  });
  await measurement.current(within(), sittingId, 'core_math');
  return sittingId;
}

/** Answers the open question. @returns its item; undefined at the end */
async function answerNext(sittingId: string): Promise<Asked | undefined> {
  const { question } = await measurement.current(within(), sittingId, 'core_math');
  if (!question) return undefined;
  const { itemId, item } = await askedItem(at.platform.database, question.id);
  const answer = question.type === 'open_ended' ? 'I do not know that yet.' : 0;
  await measurement.answer(within(), sittingId, { questionId: question.id, answer, milliseconds: 9000 });
  return { itemId, model: item.itemModel };
}

/** Takes a whole sitting. @returns the items asked */
async function sit(...[person, questions, given]: Parameters<typeof begin>): Promise<Asked[]> {
  const sittingId = await begin(person, questions, given);
  const asked: Asked[] = [];
  for (let next = await answerNext(sittingId); next; next = await answerNext(sittingId)) asked.push(next);
  return asked;
}

const modelsOf = (asked: readonly Asked[]) => asked.flatMap(({ model }) => model ?? []);
const shared = (one: readonly Asked[], other: readonly Asked[]) => {
  const models = new Set(modelsOf(one));
  return modelsOf(other).filter((model) => models.has(model));
};

test('no item model occurs twice in one sitting, nor again in the next one', async () => {
  const person = await at.person();
  let last: Asked[] = [];
  for (let sitting = 0; sitting < 4; sitting++) {
    const asked = await sit(person, 14);
    expect(asked).toHaveLength(14);
    expect(new Set(modelsOf(asked)).size).toBe(modelsOf(asked).length);
    expect(shared(last, asked)).toEqual([]);
    last = asked;
  }
});

test('practice and sittings without answers do not count as the last sitting', async () => {
  const person = await at.person();
  const first = await sit(person, 14);
  await sit(person, 6, { pool: 'practice' });
  await begin(person, 4);
  expect(shared(first, await sit(person, 14))).toEqual([]);
});

test('a sitting abandoned after one answer does not bring back the models of the one before', async () => {
  const person = await at.person();
  const first = await sit(person, 14);
  const givenUp = await begin(person, 14);
  await answerNext(givenUp);
  await measurement.close(within(), givenUp);
  expect(shared(first, await sit(person, 14))).toEqual([]);
});

test('sittings of other people have no effect', async () => {
  const area = { contentAreas: ['number-and-ratio'] };
  const one = await at.person();
  const asked = await sit(one, 6, area);
  const other = await sit(await at.person(), 6, area);
  expect(shared(asked, other).length).toBeGreaterThan(0);
});

test('when an area has no new model left, models of the last sitting return with other items', async () => {
  const person = await at.person();
  const area = { contentAreas: ['number-and-ratio'] };
  const first = await sit(person, 8, area);
  const second = await sit(person, 12, area);
  expect(second).toHaveLength(12);
  const seen = new Set(first.map(({ itemId }) => itemId));
  // No item is repeated while variants are left, and new models come before those of the last sitting.
  expect(second.filter(({ itemId }) => seen.has(itemId))).toEqual([]);
  const isOld = second.map(({ model }) => model !== undefined && modelsOf(first).includes(model));
  const firstOld = isOld.indexOf(true);
  expect(firstOld).toBeGreaterThanOrEqual(0);
  const fresh = second.slice(0, firstOld).flatMap(({ model }) => model ?? []);
  expect(new Set(fresh).size).toBe(fresh.length);
});
