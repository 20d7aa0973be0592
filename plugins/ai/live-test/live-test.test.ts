import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { aiConfiguration } from '../configuration.ts';
import type { Tried } from '../contract.ts';
import { operationsBeside } from '../operations/testing.ts';
import type { ProviderPart } from '../providers/provider.ts';
import { createConnections } from '../providers/routing/connections.ts';
import { createDirectory } from '../providers/routing/directory.ts';
import type { AiSettings } from '../settings.ts';
import { aiSettings } from '../settings.ts';
import type { BrokenProvider, MockProviders } from '../testing.ts';
import { environmentFor, mockModels, openBrokenProvider, openMockProviders } from '../testing.ts';
import { createLiveTest } from './live-test.ts';

let world: MockProviders;
let broken: BrokenProvider;
let behave: Parameters<typeof openBrokenProvider>[0] = () => {};
let at: TestPlatform;
let administrator: TestPerson;
beforeAll(async () => {
  world = await openMockProviders();
  broken = await openBrokenProvider((response, request) => behave(response, request));
  const environment = { ...environmentFor(world.mock.url), EIQ_AI_GOOGLE_API_KEY: '' };
  at = await createTestPlatform({
    plugins: ['ai'],
    environment: {
      ...environment,
      EIQ_AI_ANTHROPIC_BASE_URL: broken.url,
      EIQ_AI_PRICES: JSON.stringify([{ provider: 'openai', model: mockModels.openai, input: 1, output: 10 }]),
    },
  });
  administrator = await at.person('administrator');
});
afterAll(async () => {
  await at?.close();
  await world?.close();
  await broken?.close();
});
beforeEach(() => {
  world.mock.clearFixtures();
  world.mock.clearRequests();
  world.mock.on(
    { model: mockModels.openai },
    { content: 'Find a common denominator first.', usage: { prompt_tokens: 40, completion_tokens: 6 } },
  );
});

const of = (providers: Tried[], id: string) => providers.find(({ provider }) => provider === id);

test('every provider with a key gets a real request; each result is reported and recorded in the ledger', async () => {
  behave = (response) => response.writeHead(401).end('{"error":{"message":"invalid x-api-key: key-of-anthropic"}}');
  const before = at.clock.now().toISOString();
  const { status, body } = await administrator.post('/api/test-ai', { message: 'How do I add 1/2 and 1/3?' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: false,
    results: { primaryResponse: 'Find a common denominator first.' },
    openai_status: 'working',
    openai_error: null,
    timestamp: before,
  });
  expect(of(body.providers, 'openai')).toMatchObject({ state: 'working', model: mockModels.openai, error: null });
  expect(of(body.providers, 'openai')?.milliseconds).toBeGreaterThanOrEqual(0);
  expect(of(body.providers, 'openai')?.firstToken).toBeGreaterThanOrEqual(0);
  expect(of(body.providers, 'anthropic')).toMatchObject({
    state: 'failed',
    response: null,
    error: 'Anthropic does not accept the key. Set another one, and check that the account has credit.',
  });
  expect(of(body.providers, 'google')).toMatchObject({ state: 'not-configured', milliseconds: null });
  expect(of(body.providers, 'built-in')).toMatchObject({ state: 'working' });
  expect(body.error).toContain('Anthropic does not accept the key');
  expect(JSON.stringify(body)).not.toContain('key-of-anthropic');

  const rows = await knexOf(at.platform.database)('ai.calls')
    .where({ userId: administrator.user.id })
    .orderBy('provider');
  expect(rows).toMatchObject([
    { purpose: 'test', provider: 'built-in', outcome: 'answered', cost: 0 },
    { purpose: 'test', provider: 'openai', outcome: 'answered', inputTokens: 40, outputTokens: 6, cost: 100 },
    { purpose: 'test', provider: null, outcome: 'refused', cause: 'anthropic: unauthorized' },
  ]);
});

test('a call without a body sends the default message', async () => {
  behave = (response) => response.writeHead(500).end();
  const { status, body } = await administrator.post('/api/test-ai');
  expect(status).toBe(200);
  expect(of(body.providers, 'anthropic')?.error).toContain('cannot be reached');
  const [sent] = world.mock.getRequests();
  expect(JSON.stringify(sent?.body)).toContain('1/2');
  expect(JSON.stringify(sent?.body)).not.toContain('sample of assessment data');
});

test('made-up assessment data is included on request', async () => {
  await administrator.post('/api/test-ai', { includeAssessment: true });
  const sent = JSON.stringify(world.mock.getRequests().map(({ body }) => body));
  expect(sent).toContain('sample of assessment data, of no real learner');
  expect(sent).not.toContain(administrator.user.id);
  expect(sent).not.toContain(administrator.user.lastName);
});

test('a stream that ends in the middle of an answer is a failure', async () => {
  behave = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end('event: message_start\ndata: {"type":"message_start","message":{"usage":{"input_tokens":3}}}\n\n');
  };
  const { body } = await administrator.post('/api/test-ai', {});
  expect(of(body.providers, 'anthropic')).toMatchObject({ state: 'failed', response: null });
});

test('a provider that hangs is aborted and reported as too slow', async () => {
  behave = () => {};
  const { platform, clock, institution } = at;
  const configuration = aiConfiguration.parse({ anthropicApiKey: 'a-key', anthropicBaseUrl: broken.url });
  const { keys, ledger } = operationsBeside(at);
  const connections = createConnections({ failures: 5, halfOpenAfter: 1000, concurrency: 5 });
  const liveTest = createLiveTest({
    clock,
    configuration,
    settings: async ({ id }) => (await platform.settings.read(id, 'ai', aiSettings)) as AiSettings,
    directory: createDirectory({ config: configuration, keys, connections }),
    ledger,
    builtIn: { id: 'built-in', isExternal: false, answer: neverEnding },
    patience: 300,
  });
  const hungUp = broken.nextHangUp();
  const { providers } = await liveTest.run(institution, administrator.user.id, { includeAssessment: false });
  await hungUp;
  expect(of(providers, 'anthropic')).toMatchObject({ state: 'failed', firstToken: null, response: null });
  expect(of(providers, 'anthropic')?.error).toBe('Anthropic did not answer within 20 seconds.');
  expect(of(providers, 'built-in')).toMatchObject({ state: 'failed' });
});

test('without any key the built-in tutor is tested', async () => {
  const bare = await createTestPlatform({ plugins: ['ai'] });
  const { body } = await (await bare.person('administrator')).post('/api/test-ai', { message: 'What is 1/2 + 1/3?' });
  await bare.close();
  expect(body).toMatchObject({ success: true, error: null, openai_status: 'not-configured', openai_error: null });
  expect(body.results.primaryResponse).not.toBe('');
});

test.each([
  [{ message: ' ' }],
  [{ message: 'x'.repeat(1001) }],
  [{ includeAssessment: 'yes' }],
  [[]],
])('rejects %j', async (body) => {
  expect((await administrator.post('/api/test-ai', body)).status).toBe(400);
});

/** Ignores its signal. */
async function* neverEnding(): AsyncIterable<ProviderPart> {
  yield { kind: 'text', text: '' };
  await new Promise(() => {});
}
