import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InstitutionRef } from '../../../../core/contract/index.ts';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { Asker } from '../../services.ts';
import type { FullOperations } from '../create-operations.ts';
import type { LedgerEntry } from '../operations.ts';
import { entryOf, operationsBeside } from '../testing.ts';

let at: TestPlatform;
let operations: FullOperations;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['ai'] });
  operations = operationsBeside(at);
});
afterAll(() => at?.close());

interface Place {
  readonly institution: InstitutionRef;
  readonly administrator: TestPerson;
  readonly asker: Asker;
  record(moment: string, more?: Partial<LedgerEntry>): Promise<void>;
}

async function place(timeZone = 'UTC'): Promise<Place> {
  const institution = await at.anotherInstitution();
  await at.platform.switchboard.saveSettings({ institution }, 'ai', { timeZone });
  const learner = await at.person('learner', institution);
  const asker = { who: { institution }, userId: learner.user.id };
  return {
    institution,
    asker,
    administrator: await at.person('administrator', institution),
    record: (moment, more) => operations.ledger.record(entryOf(asker, new Date(moment), more)),
  };
}

const usage = async ({ administrator }: Place, query: string) =>
  (await administrator.get(`/api/admin/ai/usage?${query}`)).body;

test('days begin in the institution’s time zone, and days without calls are included', async () => {
  const here = await place('Asia/Manila');
  await here.record('2026-03-01T15:59:59Z');
  await here.record('2026-03-01T16:00:00Z');
  await here.record('2026-03-03T02:00:00Z');
  const { days, totals, timeZone, currency } = await usage(here, 'from=2026-03-01&to=2026-03-04');
  expect(days.map(({ day, calls, cost }: { day: string; calls: number; cost: number }) => [day, calls, cost])).toEqual([
    ['2026-03-01', 1, 0.001],
    ['2026-03-02', 1, 0.001],
    ['2026-03-03', 1, 0.001],
    ['2026-03-04', 0, 0],
  ]);
  expect(totals).toMatchObject({ calls: 3, inputTokens: 300, outputTokens: 270, cost: 0.003, unpriced: 0 });
  expect({ timeZone, currency }).toEqual({ timeZone: 'Asia/Manila', currency: 'USD' });
});

test('every request to a provider is counted, and the call once', async () => {
  const here = await place();
  await here.record('2026-03-01T10:00:00Z', {
    outcome: 'failed-over',
    provider: 'anthropic',
    model: 'claude-mock',
    inputTokens: 150,
    outputTokens: 100,
    attempts: [
      {
        provider: 'openai',
        model: 'gpt-mock',
        result: 'cut-off',
        inputTokens: 50,
        outputTokens: 10,
        milliseconds: 700,
      },
      {
        provider: 'anthropic',
        model: 'claude-mock',
        result: 'answered',
        inputTokens: 100,
        outputTokens: 90,
        milliseconds: 300,
      },
    ],
  });
  await here.record('2026-03-01T11:00:00Z', {
    plugin: 'hints',
    purpose: 'hint',
    provider: 'built-in',
    model: 'built-in-1',
    attempts: [
      { provider: 'openai', model: 'gpt-mock', result: 'skipped', inputTokens: 0, outputTokens: 0, milliseconds: 0 },
      {
        provider: 'built-in',
        model: 'built-in-1',
        result: 'answered',
        inputTokens: 100,
        outputTokens: 90,
        milliseconds: 3,
      },
    ],
  });
  const found = await usage(here, 'from=2026-03-01&to=2026-03-01');
  expect(found.totals).toMatchObject({ calls: 2, builtIn: 1, cost: 0.00115 });
  expect(found.providers).toEqual([
    expect.objectContaining({
      provider: 'anthropic',
      model: 'claude-mock',
      calls: 1,
      failed: 0,
      cost: 0.001,
      average: 300,
    }),
    expect.objectContaining({
      provider: 'openai',
      model: 'gpt-mock',
      calls: 1,
      failed: 1,
      cost: 0.00015,
      average: null,
    }),
    expect.objectContaining({ provider: 'built-in', calls: 1, cost: 0 }),
  ]);
  expect(found.plugins.map(({ plugin }: { plugin: string }) => plugin)).toEqual(['tutor', 'hints']);
  expect(found.outcomes.map(({ outcome }: { outcome: string }) => outcome).sort()).toEqual(['answered', 'failed-over']);
});

test('for a model without a price, tokens are counted and the cost is unknown', async () => {
  const here = await place();
  const tokens = { inputTokens: 1000, outputTokens: 500 };
  await here.record('2026-03-01T10:00:00Z', {
    ...tokens,
    model: 'llama3.2:3b',
    attempts: [{ provider: 'openai', model: 'llama3.2:3b', result: 'answered', ...tokens, milliseconds: 900 }],
  });
  await here.record('2026-03-01T10:00:00Z');
  expect((await usage(here, 'from=2026-03-01&to=2026-03-01')).totals).toEqual({
    calls: 2,
    inputTokens: 1100,
    outputTokens: 590,
    cost: 0.001,
    unpriced: 1,
    builtIn: 0,
    refused: 0,
  });
});

test('the file has a line for each day, plugin, purpose and model', async () => {
  const here = await place();
  await here.record('2026-03-01T10:00:00Z');
  await here.record('2026-03-01T11:00:00Z');
  await here.record('2026-03-02T11:00:00Z', { plugin: 'hints', purpose: 'hint' });
  const answer = await here.administrator.get('/api/admin/ai/usage.csv?from=2026-03-01&to=2026-03-02');
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect(answer.headers.get('content-disposition')).toContain('ai-usage-2026-03-01-to-2026-03-02.csv');
  expect(answer.body).toBe(
    [
      'day,plugin,purpose,provider,model,tries,input_tokens,output_tokens,cost_usd,unpriced_tries',
      '2026-03-01,tutor,chat,openai,gpt-mock,2,200,180,0.002000,0',
      '2026-03-02,hints,hint,openai,gpt-mock,1,100,90,0.001000,0',
      '',
    ].join('\r\n'),
  );
});

test('an institution’s figures contain only its own calls', async () => {
  const [one, other] = [await place(), await place()];
  await one.record('2026-03-01T10:00:00Z');
  const range = 'from=2026-03-01&to=2026-03-01';
  expect((await usage(one, range)).totals.calls).toBe(1);
  expect((await usage(other, range)).totals.calls).toBe(0);
  const { body } = await other.administrator.get(`/api/admin/ai/usage.csv?${range}`);
  expect(body.trim().split('\r\n')).toHaveLength(1);
});

test('a person’s calls are in their export; after erasure the figures are anonymous', async () => {
  const here = await place();
  await here.record('2026-03-01T10:00:00Z');
  const call = { who: { institution: here.institution, user: undefined, may: () => true } };
  const { holdings } = await at.platform.personalData.export(call, here.asker.userId);
  const calls = holdings.find(({ plugin, table }) => plugin === 'ai' && table === 'calls');
  expect(calls?.rows).toMatchObject([{ plugin: 'tutor', purpose: 'chat', inputTokens: 100 }]);
  const counts = await at.platform.personalData.erase(call, here.asker.userId);
  expect(counts).toMatchObject({ 'ai.calls': 1, 'ai.learner_spending': 1 });
  expect((await usage(here, 'from=2026-03-01&to=2026-03-01')).totals.calls).toBe(1);
});

test.each([
  ['from=2026-03-02&to=2026-03-01', 'query.from'],
  ['from=2024-01-01&to=2026-03-01', 'query.from'],
  ['to=2026-02-30', 'query.to'],
  ['from=yesterday', 'query.from'],
])('rejects %s and names the field', async (query, path) => {
  const administrator = await at.person('administrator');
  const { status, body } = await administrator.get(`/api/admin/ai/usage?${query}`);
  expect(status).toBe(400);
  expect(body.error.issues.map((issue: { path: string }) => issue.path)).toContain(path);
});

test('the default period is the last 30 days', async () => {
  const { body } = await (await at.person('administrator')).get('/api/admin/ai/usage');
  expect(body.days).toHaveLength(30);
  expect(body.to).toBe(at.clock.now().toISOString().slice(0, 10));
});
