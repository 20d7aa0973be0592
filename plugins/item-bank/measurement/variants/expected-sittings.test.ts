import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../../core/db/index.ts';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { Plan } from '../../services.ts';
import { measurement as measurementName } from '../../services.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
});
afterAll(() => at?.close());

const plan: Plan = {
  purpose: 'test',
  sections: [{ section: 'core_math', minimum: 1, maximum: 1, targetStandardError: 0.1, certainty: 1, openEnded: 0 }],
  cuts: [-0.5, 0.75],
  hintsCount: false,
  freshVariants: true,
};

test('the texts of most first questions are written before a class begins', async () => {
  const measurement = at.platform.host.service(measurementName);
  const within = { who: { institution: at.institution } };
  const table = (name: string) => knexOf(at.platform.database)(`item_bank.${name}`);
  const written = () => table('variants').where({ asked: 0 }).pluck<string[]>('digest');
  await measurement.expectSittings(plan);
  await expect.poll(async () => (await written()).length, { timeout: 50_000 }).toBeGreaterThan(150);
  const ahead = new Set(await written());
  let writtenAhead = 0;
  for (let learner = 0; learner < 12; learner++) {
    const { user } = await at.person();
    const { sittingId } = await measurement.open(within, user.id, plan);
    const { question } = await measurement.current(within, sittingId, 'core_math');
    const asked = await table('responses').where({ id: question?.id }).first('variant');
    if (ahead.has(asked.variant)) writtenAhead++;
  }
  expect(writtenAhead).toBeGreaterThan(6);
});
