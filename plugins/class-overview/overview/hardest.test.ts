import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { classOf } from '../../assignments/testing.ts';
import { overviewPath } from '../testing.ts';
import type { HardConcept } from './contract.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['class-overview', 'practice', 'immersion', 'lessons'] });
});
afterAll(() => at?.close());

interface Chosen {
  readonly itemId: string;
  readonly version: number;
  readonly contentArea: string;
  readonly content: { key: number; concepts: string[]; misconceptions: ({ id: string; says: string } | null)[] };
}

const itemOn = async (concept: string): Promise<Chosen> =>
  knexOf(at.platform.database)('item_bank.items')
    .where({ format: 'multiple_choice', section: 'core_math' })
    .whereRaw(`content -> 'concepts' @> ?::jsonb`, [JSON.stringify([concept])])
    .orderBy('item_id')
    .first('item_id as itemId', 'version', 'content_area as contentArea', 'content');

/** The place of an option with a misconception. */
const lureIn = ({ content }: Chosen) => content.misconceptions.findIndex((each) => each !== null);

/** Each of these learners answers the question wrongly, all with the same option. */
async function mistake(
  learners: readonly TestPerson[],
  item: Chosen,
  { purpose = 'practice', pool = 'practice', isClosed = false, milliseconds = 60_000 } = {},
): Promise<string[]> {
  const knex = knexOf(at.platform.database);
  const now = at.clock.now();
  const sittings = learners.map(({ user }) => ({ id: randomUUID(), user }));
  const owner = ({ user }: TestPerson) => ({ user_id: user.id, institution_id: at.institution.id });
  await knex('item_bank.sittings').insert(
    learners.map((learner, index) => ({
      ...owner(learner),
      ...{ id: sittings[index]?.id, purpose, kind: 'adaptive', plan: { pool }, ladder: {} },
      ...{ opened_at: now, closed_at: isClosed ? now : null },
    })),
  );
  await knex('item_bank.responses').insert(
    learners.map((learner, index) => ({
      ...owner(learner),
      ...{ id: randomUUID(), sitting_id: sittings[index]?.id, position: 0, section: 'core_math' },
      ...{ item_id: item.itemId, item_version: item.version, asked_at: now, answered_at: now, milliseconds },
      ...{ answer_option: lureIn(item), points: 0, maximum_points: 1, verdict: { isCorrect: false } },
    })),
  );
  return sittings.map(({ id }) => id);
}

const hardestOf = async (teacher: TestPerson, classId: string, window = 'week'): Promise<HardConcept[]> =>
  (await teacher.get(`${overviewPath(classId)}/hardest?window=${window}`)).body;

test('a teacher sees what the class finds hardest, the mistake chosen most and a lesson, but no names', async () => {
  const { teacher, learners, classId } = await classOf(at, 3);
  const item = await itemOn('common-denominators');
  await mistake(learners.slice(1), item);
  expect(await hardestOf(teacher, classId)).toEqual([]); // two learners
  await mistake(learners.slice(0, 1), item);
  expect(await hardestOf(teacher, classId)).toContainEqual({
    ...{ concept: 'common-denominators', title: 'Common denominators', section: 'core_math' },
    ...{ learners: 3, answers: 3, wrong: 3 },
    misconception: { says: item.content.misconceptions[lureIn(item)]?.says, learners: 3 },
    lesson: { id: expect.any(String), title: expect.any(String) },
  });
});

test('answers count for a week, a month or a term, as the teacher chooses', async () => {
  const { teacher, learners, classId } = await classOf(at, 3);
  const sittings = await mistake(learners, await itemOn('common-denominators'));
  const found = () =>
    Promise.all(['week', 'month', 'term'].map(async (window) => (await hardestOf(teacher, classId, window)).length));
  for (const [days, expected] of [
    [6, [1, 1, 1]],
    [8, [0, 1, 1]],
    [31, [0, 0, 1]],
    [121, [0, 0, 0]],
  ] as const) {
    const then = new Date(at.clock.now().getTime() - days * 86_400_000);
    await knexOf(at.platform.database)('item_bank.responses')
      .whereIn('sitting_id', sittings)
      .update({ answered_at: then });
    expect(await found()).toEqual(expected);
  }
  expect((await teacher.get(`${overviewPath(classId)}/hardest?window=century`)).status).toBe(400);
});

test('a concept that would repeat a harder one is left out, and no mistake is named twice', async () => {
  const { teacher, learners, classId } = await classOf(at, 3);
  const item = await itemOn('common-denominators');
  await mistake(learners, item);
  expect(item.content.concepts.length).toBeGreaterThan(1);
  expect(await hardestOf(teacher, classId)).toHaveLength(1);
  const other = await itemOn('linear-equations');
  await mistake(learners, other);
  const hardest = await hardestOf(teacher, classId);
  expect(hardest).toHaveLength(2);
  const said = hardest.flatMap(({ misconception }) => misconception?.says ?? []);
  expect(new Set(said).size).toBe(said.length);
});

test('answers count from practice and completed placements, not when given faster than one can read', async () => {
  const { teacher, learners, classId } = await classOf(at, 3);
  const item = await itemOn('common-denominators');
  await mistake(learners, item, { milliseconds: 200 });
  await mistake(learners, item, { purpose: 'talent', pool: 'assessment', isClosed: true });
  const placements = await mistake(learners, item, { purpose: 'immersion', pool: 'assessment' });
  expect(await hardestOf(teacher, classId)).toEqual([]);
  await knexOf(at.platform.database)('item_bank.sittings')
    .whereIn('id', placements)
    .update({ closed_at: at.clock.now() });
  expect(await hardestOf(teacher, classId)).toContainEqual(
    expect.objectContaining({ concept: 'common-denominators', answers: 3, wrong: 3 }),
  );
});
