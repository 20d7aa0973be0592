import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCommandsBeside } from '../../../cli/commands.testing.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { entryOf, operationsBeside } from '../operations/testing.ts';
import { aiOperations } from '../services.ts';
import type { BrokenProvider, MockProviders } from '../testing.ts';
import { environmentFor, mockModels, openBrokenProvider, openMockProviders } from '../testing.ts';

let at: TestPlatform;
let commands: ReturnType<typeof createCommandsBeside>;
let world: MockProviders;
let broken: BrokenProvider;
beforeAll(async () => {
  world = await openMockProviders();
  world.mock.on({ model: mockModels.openai }, { content: 'One step at a time.' });
  broken = await openBrokenProvider((response) => response.writeHead(401).end());
  world.mock.on({ model: mockModels.google }, { content: 'ready' });
  const environment = { EIQ_AI_ANTHROPIC_BASE_URL: broken.url, EIQ_AI_GOOGLE_BASE_URL: world.mock.url };
  at = await createTestPlatform({ plugins: ['ai'], environment });
  commands = createCommandsBeside(at.platform);
  const learner = await at.person();
  const asker = { who: { institution: at.institution }, userId: learner.user.id };
  await operationsBeside(at).ledger.record(entryOf(asker, new Date('2026-03-01T10:00:00Z')));
});
afterAll(async () => {
  commands?.close();
  await at?.close();
  await world?.close();
  await broken?.close();
});

const key = 'key-of-openai';

test('`status` shows providers, metadata of keys and budgets, but no key', async () => {
  const { code, out, error } = await eiq(['status'], openAi());
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toMatch(
    /^PROVIDER +ASKED +MODEL +KEY +A MILLION TOKENS\nOpenAI +first +gpt-mock +key set by the operator/,
  );
  expect(out).toMatch(/Google +third +[\w.-]+ +no key/);
  expect(out).toMatch(/This month +USD \d/);
  const json = await eiq(['status', '--json'], openAi());
  expect(JSON.parse(json.out).providers).toHaveLength(3);
  expect(out + json.out).not.toContain(key);
});

test('`test` exits with 0 if every configured provider answers, else with 1, and prints or logs no key', async () => {
  const fine = await eiq(['test', '--message', 'Hello'], openAi());
  expect(fine.code).toBe(0);
  expect(fine.out).toMatch(/OpenAI +works, \d+ ms, first words after \d+ ms \(gpt-mock\)/);
  expect(fine.out).toMatch(/Anthropic +no key/);
  const failing = { ...openAi(), EIQ_AI_ANTHROPIC_API_KEY: 'sk-wrong-key', EIQ_AI_ANTHROPIC_BASE_URL: broken.url };
  const failed = await eiq(['test', '--json'], { ...failing, LOG_LEVEL: 'trace' });
  expect(failed.code).toBe(1);
  expect(failed.out).toContain('"openai_status": "working"');
  expect(failed.out).toContain('Anthropic does not accept the key');
  const everything = fine.out + fine.error + failed.out + failed.error;
  expect(everything).not.toContain('sk-wrong-key');
  expect(everything).not.toContain(key);
});

test('`usage` prints text or JSON, and exits with 2 for an invalid day', async () => {
  const text = await eiq(['usage', '--from', '2026-03-01', '--to', '2026-03-02']);
  expect(text).toMatchObject({ code: 0, error: '' });
  expect(text.out).toMatch(/CALLS +TOKENS IN +TOKENS OUT +COST\nAll +1 +100 +90 +USD 0\.001000/);
  expect(text.out).toMatch(/openai gpt-mock +1/);
  const json = await eiq(['usage', '--from', '2026-03-01', '--to', '2026-03-02', '--json']);
  expect(JSON.parse(json.out)).toMatchObject({ totals: { calls: 1, cost: 0.001 }, currency: 'USD' });
  expect(await eiq(['usage', '--from', 'monday'])).toMatchObject({ code: 2, out: '' });
  expect((await eiq(['usage', '--from', '2026-03-02', '--to', '2026-03-01'])).code).toBe(2);
});

test('`evaluate` measures the built-in tutor without a key and meets its goals', async () => {
  const { out, error } = await eiq(['evaluate', '--missed']);
  expect(error).toBe('');
  // The time of the first words depends on the machine and is no part of a test.
  expect(out.split('\n').filter((line) => line.includes(' missed') && !line.startsWith('First words'))).toEqual([]);
  expect(out).toMatch(/Right verdicts on steps that are judged +(\d+) of \1 +100\.0 %/);
  expect(out).toMatch(/Messages answered as asked, or with an honest no +\d+ of \d+ +9\d\.\d % +9\d\.\d % to/);
  expect(out).toMatch(/\nLeft out: \d+ that ask for practice questions, because the item bank is off here\.\n/);
  expect(out).toMatch(/held-out phrasings +\d+ of 96 +8\d\.\d %/);
});

test('`evaluate` compares two versions of the prompts at a provider', async () => {
  const compared = await eiq(
    ['evaluate', '--provider', 'openai', '--prompts', '1,2', '--messages', '3', '--yes'],
    openAi(),
  );
  expect(compared).toMatchObject({ code: 0, error: '' });
  expect(compared.out).toMatch(/^gpt-mock on messages of the shipped evaluations/);
  expect(compared.out).toMatch(/Answered well +\d of 3 +\d of 3\n/);
  expect(compared.out).toMatch(/with version 1 alone: 0; with version 2 alone: 0\. Exact sign test: p = 1\.000/);
  const without = await eiq(['evaluate', '--provider', 'anthropic', '--yes'], openAi());
  expect(without.error).toContain('eiq ai connect anthropic');
  expect(await eiq(['evaluate', '--provider', 'openai', '--prompts', '1,99', '--yes'], openAi())).toMatchObject({
    code: 2,
  });
  expect(await eiq(['evaluate', '--provider', 'somebody', '--yes'])).toMatchObject({ code: 2 });
});

test('`connect` stores a key only if the provider answers with it', async () => {
  expect(await eiq(['connect', 'somebody'])).toMatchObject({ code: 2, out: '' });
  const without = await eiq(['connect', 'openai'], openAi());
  expect(without).toMatchObject({ code: 2, out: '' });
  expect(without.error).toContain('eiq ai connect openai < key.txt');
  const who = unprivilegedActor(await at.anotherInstitution());
  const service = at.platform.host.service(aiOperations);
  const sources = async () => (await service.status({ who })).providers.map(({ key: { source } }) => source);
  await expect(
    service.connect({ who }, { provider: 'anthropic', key: 'sk-wrong-key', model: mockModels.anthropic }),
  ).rejects.toThrow(/does not accept the key.*No key was stored/);
  expect(await sources()).toEqual(['none', 'none', 'none']);
  const connected = await service.connect({ who }, { provider: 'google', key: 'sk-good', model: mockModels.google });
  expect(connected).toMatchObject({ title: 'Google', asked: mockModels.google });
  expect(await sources()).toEqual(['none', 'none', 'institution']);
});

/** OpenAI alone, at the mock. */
function openAi(): Record<string, string> {
  return Object.fromEntries(Object.entries(environmentFor(world.mock.url)).filter(([name]) => name.includes('OPENAI')));
}

const eiq = (words: readonly string[], environment?: Record<string, string>) =>
  commands.eiq(['ai', ...words], environment);
