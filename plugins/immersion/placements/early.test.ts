import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/connect.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { GradeLevel } from '../../learner/contract.ts';
import { notMeasured } from '../../learner/contract.ts';
import { setGrade } from '../../learner/testing.ts';
import {
  answerTo as practiceAnswer,
  standingOf,
  startTopic,
  submit as submitPractice,
} from '../../practice/testing.ts';
import { stages } from '../contract.ts';
import { analyze, answerTo, base, finishAllSections, stageOf, submit } from '../testing.ts';

// Children up to grade 5: questions of their own from grade 3, and no placement before.

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['immersion', 'practice', 'items-early-grades'] });
});
afterAll(() => at?.close());

async function child(grade: GradeLevel): Promise<TestPerson> {
  const person = await at.person();
  await setGrade(at, person, grade);
  return person;
}

test('a child of grade 4 gets seven early questions a section, and a result on the scale', async () => {
  const person = await child('4');
  expect((await person.get(base)).body).toMatchObject({
    canStart: true,
    form: 'early',
    questionsPerSection: { minimum: 7, maximum: 7 },
  });
  const areas = new Set<string>();
  for (const stage of stages) {
    let state = await stageOf(person, stage);
    expect(state).toMatchObject({ total: 7, usual: { from: 7, to: 7 } });
    while (state.questions.length > 0) {
      for (const { contentArea, type } of state.questions) {
        areas.add(contentArea);
        expect(type).toBe('multiple_choice');
      }
      state = (await analyze(person, answerTo(state))).body.next;
    }
  }
  expect([...areas].filter((area) => !area.startsWith('early-'))).toEqual([]);
  const asked = await knexOf(at.platform.database)('item_bank.responses as asked')
    .join('item_bank.items as items', (join) =>
      join.on('items.item_id', 'asked.item_id').andOn('items.version', 'asked.item_version'),
    )
    .where({ userId: person.user.id })
    .select('items.pool', 'items.content');
  expect(new Set(asked.map(({ pool }) => pool))).toEqual(new Set(['early_assessment']));
  const models = asked.map(({ content }) => content.itemModel);
  expect(new Set(models).size).toBe(models.length);

  const { body: result } = await submit(person);
  expect(result).toMatchObject({ outcome: 'recorded', questionsAnswered: 21, placementLevel: 'foundation' });
  expect(result.eiqScore).toBeLessThan(400);
  expect((await person.get('/api/user/eiq')).body.history).toHaveLength(1);
});

test('a child who solved nearly all early questions gets the general ones next, and others the early ones again', async () => {
  const person = await child('5');
  await finishAllSections(person);
  await submit(person);
  expect((await person.get(base)).body.form).toBe('early');
  const knex = knexOf(at.platform.database);
  const changed = await knex('immersion.placements')
    .where({ userId: person.user.id })
    .update({ result: knex.raw(`jsonb_set(result, '{eiqScore}', '430')`) })
    .returning(['state', 'result']);
  expect(changed).toMatchObject([{ state: 'completed', result: { eiqScore: 430 } }]);
  expect((await person.get(base)).body.form).toBe('general');
});

test('kindergarten to grade 2 practise and are not measured', async () => {
  for (const grade of ['K', '2'] as const) {
    const person = await child(grade);
    expect((await person.get(base)).body).toMatchObject({ state: 'none', canStart: false, form: null });
    const refused = await person.get(`${base}/core_math`);
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toBe(notMeasured);
    const { topics } = (await person.get('/api/practice/topics')).body;
    expect(topics.map(({ contentArea }: { contentArea: string }) => contentArea).sort()).toEqual([
      'early-computers',
      'early-data',
      'early-measuring',
      'early-number',
      'early-shapes',
      'early-sorting-and-rules',
    ]);
  }
});

test('practice of an early topic shows the solution, and its questions are no questions of the placement', async () => {
  const person = await child('1');
  const run = await startTopic(person, 'early-shapes');
  const { id: questionId, contentArea } = standingOf(run).question;
  expect(contentArea).toBe('early-shapes');
  const { status, body } = await submitPractice(person, practiceAnswer(run));
  expect(status).toBe(200);
  expect(body.feedback.steps.length).toBeGreaterThan(0);
  const asked = await knexOf(at.platform.database)('item_bank.responses as asked')
    .join('item_bank.items as items', 'items.item_id', 'asked.item_id')
    .where('asked.id', questionId)
    .first('items.pool');
  expect(asked.pool).toBe('early_practice');
});

test('without the pack for grades 3 to 5 these children get the general questions', async () => {
  await at.switchPlugin('items-early-grades', false);
  try {
    const person = await child('4');
    expect((await person.get(base)).body).toMatchObject({ canStart: true, form: 'general' });
    const [question] = (await stageOf(person, 'core_math')).questions;
    expect(question?.contentArea).not.toMatch(/^early-/);
    const { topics } = (await person.get('/api/practice/topics')).body;
    expect(topics.map(({ contentArea }: { contentArea: string }) => contentArea)).not.toContain('early-number');
  } finally {
    await at.switchPlugin('items-early-grades', true);
  }
});
