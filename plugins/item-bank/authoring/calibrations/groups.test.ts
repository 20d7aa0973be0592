import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf, newId } from '../../../../core/db/index.ts';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { RespondentGroups } from '../../services.ts';
import { choiceItems, manyLearners, storeAnswers } from '../testing.ts';
import type { CalibrationDependencies } from './dependencies.ts';
import { runCalibration } from './run-calibration.ts';

// Fairness with the groups of another plugin, and without them where that plugin fails.

const bands = new Map<string, { ageBand: string }>();

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
});
afterAll(() => at?.close());

async function calibrated(section: 'core_math' | 'ai_conceptual', groups: RespondentGroups['groups']) {
  const { institution, platform, clock } = at;
  const calibrations = () => knexOf(platform.database)('item_bank.calibrations');
  const id = newId();
  const request = { section, model: '2PL', minimumAnswers: 200, answersFrom: 'bank', status: 'waiting' };
  await calibrations().insert({ id, institutionId: institution.id, ...request, createdAt: clock.now() });
  const dependencies = {
    db: platform.database,
    clock,
    people: platform.identity.people,
    log: { warn: () => {} },
    groups: () => ({ groups }),
    notify: () => {},
    underWay: new Map(),
  } as unknown as CalibrationDependencies;
  await runCalibration(dependencies, institution, id, new AbortController().signal);
  return (await calibrations().where({ id }).first('result')).result;
}

test('groups of learners who answered different questions are matched by ability', async () => {
  const learners = await manyLearners(at, 600);
  for (const [index, id] of learners.entries()) bands.set(id, { ageBand: index % 2 === 0 ? '11–14' : '15–17' });
  const items = await choiceItems(at, 'core_math', 12);
  await storeAnswers(at, {
    items,
    people: 600,
    userIds: learners,
    section: 'core_math',
    asked: (person, index) => (Math.floor(person / 2) + index) % 4 > 0,
  });
  const { dif, difSays } = await calibrated('core_math', async () => bands);
  expect(difSays).toBeNull();
  expect(dif).toMatchObject([{ referencePeople: 300, focalPeople: 300, matchedBy: 'ability' }]);
  expect(dif[0].items).toHaveLength(12);
  const fair = dif[0].items.filter((item: { class: string }) => item.class === 'A');
  expect(fair.length).toBeGreaterThanOrEqual(10);
});

test('if the plugin with the groups fails, the calibration completes without a comparison', async () => {
  const items = await choiceItems(at, 'ai_conceptual', 8);
  await storeAnswers(at, { items, people: 300, section: 'ai_conceptual' });
  const { dif, difSays } = await calibrated('ai_conceptual', async () => {
    throw new Error('The learner plugin failed');
  });
  expect(dif).toEqual([]);
  expect(difSays).toContain('no groups to compare');
});
