import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { Section } from '../contract.ts';
import type { FormPlan, Measurement, Plan } from '../services.ts';
import { measurement as measurementName } from '../services.ts';
import { rightAnswer } from '../testing.ts';

let at: TestPlatform;
let measurement: Measurement;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  measurement = at.platform.host.service(measurementName);
});
afterAll(() => at?.close());

const within = () => ({ who: { institution: at.institution } });
const plan: Plan = {
  purpose: 'test',
  sections: Section.options.map((section) => ({
    section,
    minimum: 12,
    maximum: 12,
    targetStandardError: 0,
    certainty: 1,
    openEnded: 1,
  })),
  cuts: [-0.5, 0.75],
  hintsCount: false,
};
const form: FormPlan = {
  purpose: 'test',
  section: 'cognitive',
  areas: ['number-series', 'verbal-analogies', 'matrix-reasoning'].map((contentArea) => ({
    contentArea,
    questions: 6,
  })),
  cuts: [0],
};

async function visitor(): Promise<string> {
  const { body } = await at.call('POST', '/api/auth/demo');
  return body.user.id;
}

/** Answers every question right. */
async function sit(userId: string): Promise<string> {
  const { sittingId } = await measurement.open(within(), userId, plan);
  for (const { section } of plan.sections) {
    for (;;) {
      const { question } = await measurement.current(within(), sittingId, section);
      if (!question) break;
      const answer = await rightAnswer(at.platform.database, question.id);
      await measurement.answer(within(), sittingId, { questionId: question.id, answer, milliseconds: 9000 });
    }
  }
  return sittingId;
}

async function poolsAsked(userId: string): Promise<Record<string, number>> {
  const { rows } = await knexOf(at.platform.database).raw<{ rows: { pool: string; count: number }[] }>(
    `select i.pool, count(*)::int as count from item_bank.responses r
       join item_bank.items i on i.item_id = r.item_id and i.version = r.item_version
      where r.user_id = ? group by i.pool`,
    [userId],
  );
  return Object.fromEntries(rows.map(({ pool, count }) => [pool, count]));
}

const counted = async () => ({
  exposure: await knexOf(at.platform.database)('item_bank.exposure').orderBy('itemId'),
  takers: await knexOf(at.platform.database)('item_bank.takers').orderBy(['section', 'pool']),
});

test('a demo visitor gets only demo items, in whole sections and forms, in repeated sittings', async () => {
  const userId = await visitor();
  const before = await counted();
  const estimate = await measurement.estimate(within(), await sit(userId));
  expect(estimate.isDemo).toBe(true);
  expect(estimate.sections.map(({ answered }) => answered)).toEqual([12, 12, 12]);
  expect((await measurement.estimate(within(), await sit(userId))).isDemo).toBe(true);
  const { sittingId } = await measurement.openForm(within(), userId, form);
  expect(await measurement.form(within(), sittingId)).toHaveLength(18);
  expect((await measurement.estimateForm(within(), sittingId)).isDemo).toBe(true);
  expect(await poolsAsked(userId)).toEqual({ demo: 90 });
  expect(await counted()).toEqual(before);
});

test('a demo visitor gets demo items in place of assessment items, and practice items in practice', async () => {
  const userId = await visitor();
  for (const pool of ['assessment', 'practice'] as const) {
    const { sittingId } = await measurement.open(within(), userId, { ...plan, pool });
    await measurement.current(within(), sittingId, 'core_math');
  }
  expect(await poolsAsked(userId)).toEqual({ demo: 1, practice: 1 });
});

test('a demo address makes a demo visitor only in the demo institution', async () => {
  const learner = await at.person('learner');
  const elsewhere = await at.anotherInstitution();
  const other = await at.person('learner', elsewhere);
  for (const { user } of [learner, other]) {
    await knexOf(at.platform.database)('platform.users')
      .where({ id: user.id })
      .update({ email: `${user.id}@demo.invalid` });
  }
  const openedFor = async (institution: InstitutionRef, userId: string) => {
    const scope = { who: { institution } };
    const { sittingId } = await measurement.open(scope, userId, plan);
    return (await measurement.estimate(scope, sittingId)).isDemo;
  };
  expect(await openedFor(at.institution, learner.user.id)).toBe(true);
  expect(await openedFor(elsewhere, other.user.id)).toBe(false);
});

test('a learner gets assessment items, and their exposure is counted', async () => {
  const { user } = await at.person('learner');
  const before = await counted();
  const { sittingId } = await measurement.open(within(), user.id, plan);
  await measurement.current(within(), sittingId, 'core_math');
  expect(await poolsAsked(user.id)).toEqual({ assessment: 1 });
  expect(await counted()).not.toEqual(before);
  expect((await measurement.estimate(within(), sittingId)).isDemo).toBe(false);
});
