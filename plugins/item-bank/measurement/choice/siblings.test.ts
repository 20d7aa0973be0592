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

interface Met {
  readonly itemId: string;
  readonly model: string | undefined;
}

/** A sitting of so many questions in core mathematics, up to its first question. */
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

/** Answers the question that stands; what was asked. Undefined at the end. */
async function answerNext(sittingId: string): Promise<Met | undefined> {
  const { question } = await measurement.current(within(), sittingId, 'core_math');
  if (!question) return undefined;
  const { itemId, item } = await askedItem(at.platform.database, question.id);
  const answer = question.type === 'open_ended' ? 'I do not know that yet.' : 0;
  await measurement.answer(within(), sittingId, { questionId: question.id, answer, milliseconds: 9000 });
  return { itemId, model: item.itemModel };
}

/** A whole sitting, each question answered; what was asked in it. */
async function sit(...[person, questions, given]: Parameters<typeof begin>): Promise<Met[]> {
  const sittingId = await begin(person, questions, given);
  const met: Met[] = [];
  for (let next = await answerNext(sittingId); next; next = await answerNext(sittingId)) met.push(next);
  return met;
}

const modelsOf = (met: readonly Met[]) => met.flatMap(({ model }) => model ?? []);
const shared = (one: readonly Met[], other: readonly Met[]) => {
  const models = new Set(modelsOf(one));
  return modelsOf(other).filter((model) => models.has(model));
};

test('two variants of one model meet neither in one sitting nor from the last one', async () => {
  const person = await at.person();
  let last: Met[] = [];
  for (let sitting = 0; sitting < 4; sitting++) {
    const met = await sit(person, 14);
    expect(met).toHaveLength(14);
    expect(new Set(modelsOf(met)).size).toBe(modelsOf(met).length);
    expect(shared(last, met)).toEqual([]);
    last = met;
  }
});

test('practice and a sitting without an answer do not count as the last one', async () => {
  const person = await at.person();
  const first = await sit(person, 14);
  await sit(person, 6, { pool: 'practice' });
  await begin(person, 4);
  expect(shared(first, await sit(person, 14))).toEqual([]);
});

test('giving up after one answer does not bring back the models of the sitting before', async () => {
  const person = await at.person();
  const first = await sit(person, 14);
  const givenUp = await begin(person, 14);
  await answerNext(givenUp);
  await measurement.close(within(), givenUp);
  expect(shared(first, await sit(person, 14))).toEqual([]);
});

test('another person’s sitting bars nothing', async () => {
  const area = { contentAreas: ['number-and-ratio'] };
  const one = await at.person();
  const met = await sit(one, 6, area);
  const other = await sit(await at.person(), 6, area);
  expect(shared(met, other).length).toBeGreaterThan(0);
});

test('where an area runs out of models those of the last sitting come back, as other items, and last those asked before', async () => {
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
