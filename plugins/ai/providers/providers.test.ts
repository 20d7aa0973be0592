import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BrokenProvider, MockProviders } from '../testing.ts';
import { accessAt, beginning, mockModels, openBrokenProvider, openMockProviders } from '../testing.ts';
import type { ExternalId } from './index.ts';
import { providerFactories } from './index.ts';
import type { Prompt, Provider, ToolCall } from './provider.ts';
import { ProviderError } from './provider.ts';
import { roomForThinking } from './thought-tokens.ts';

let world: MockProviders;
let broken: BrokenProvider;
let behave: Parameters<typeof openBrokenProvider>[0] = () => {};
beforeAll(async () => {
  world = await openMockProviders();
  broken = await openBrokenProvider((response, request) => behave(response, request));
});
afterAll(async () => {
  await world?.close();
  await broken?.close();
});
beforeEach(() => {
  world.mock.clearFixtures();
  world.mock.clearRequests();
});

const events = 'text/event-stream';

const given = {
  asker: { who: { institution: { id: 'i', slug: 'i', name: 'I' } }, userId: 'u' },
  ask: { plugin: 'tutor', purpose: 'chat', instructions: '', turns: [], isPersonal: true },
} as const;

const promptFor = (id: ExternalId, more: Partial<Prompt> = {}): Prompt => ({
  model: mockModels[id],
  system: 'You are a tutor.',
  turns: [{ role: 'user', text: 'How do I add fractions?' }],
  maxTokens: 200,
  ...more,
});

async function answerOf(provider: Provider, prompt: Prompt, signal = new AbortController().signal) {
  let text = '';
  let end: unknown;
  const calls: ToolCall[] = [];
  for await (const part of provider.answer(prompt, signal, given)) {
    if (part.kind === 'text') text += part.text;
    else if (part.kind === 'call') calls.push(part.call);
    else end = part;
  }
  return calls.length > 0 ? { text, end, calls } : { text, end };
}

const reasonOf = (answering: Promise<unknown>) =>
  answering.then(
    () => 'answered',
    (error: unknown) => (error instanceof ProviderError ? error.reason : `another error: ${String(error)}`),
  );

describe.each(['openai', 'anthropic', 'google'] as const)('%s', (id) => {
  const atMock = () => providerFactories[id](world.accessTo(id));
  const atBroken = () => providerFactories[id](accessAt(broken.url, id));

  test('streams an answer to its end, with its token counts', async () => {
    const content = 'First find a number that both denominators divide. Then add.';
    world.mock.on(
      { model: mockModels[id] },
      {
        content,
        usage: {
          ...{ prompt_tokens: 12, completion_tokens: 15 },
          ...{ input_tokens: 12, output_tokens: 15 },
          ...{ promptTokenCount: 12, candidatesTokenCount: 15 },
        },
      },
    );
    expect(await answerOf(atMock(), promptFor(id))).toEqual({
      text: content,
      end: { kind: 'end', finish: 'complete', inputTokens: 12, outputTokens: 15 },
    });
    const [sent] = world.mock.getRequests();
    expect(JSON.stringify(sent?.body)).toContain('You are a tutor.');
    expect(JSON.stringify(sent?.body)).toContain('How do I add fractions?');
  });

  test('gives structured answers', async () => {
    const value = { feedback: 'Good start', points: 2 };
    world.mock.on(
      { model: mockModels[id] },
      id === 'anthropic'
        ? { toolCalls: [{ name: 'answer', arguments: JSON.stringify(value) }] }
        : { content: JSON.stringify(value) },
    );
    const schema = {
      type: 'object',
      properties: { feedback: { type: 'string' }, points: { type: 'integer' } },
      required: ['feedback', 'points'],
      additionalProperties: false,
    };
    const answer = await answerOf(atMock(), promptFor(id, { shape: { name: 'answer', schema } }));
    expect(JSON.parse(answer.text)).toEqual(value);
    expect(answer.end).toMatchObject({ finish: 'complete' });
  });

  test('calls tools in its own format, and gets their results', async () => {
    const declared = [
      {
        name: 'check_step',
        description: 'Checks a step.',
        schema: {
          type: 'object',
          properties: { step: { type: 'string' } },
          required: ['step'],
          additionalProperties: false,
        },
      },
    ];
    const tools = { rules: 'Check every step.', declared, rounds: [], mayCall: true };
    const written = { name: 'check_step', arguments: '{"step":"1 + 1 = 2"}' };
    world.mock.on({ model: mockModels[id] }, { toolCalls: [written, { ...written, arguments: '{"step":"2 = 3"}' }] });
    const { calls = [], end } = await answerOf(atMock(), promptFor(id, { tools }));
    expect(end).toMatchObject({ finish: 'calls' });
    expect(calls.map(({ name, arguments: own }) => [name, JSON.parse(own)])).toEqual([
      ['check_step', { step: '1 + 1 = 2' }],
      ['check_step', { step: '2 = 3' }],
    ]);
    world.mock.clearFixtures();
    world.mock.clearRequests();
    world.mock.on({ model: mockModels[id] }, { content: 'The first is right.' });
    const rounds = [{ said: 'Let me see.', calls, results: ['it holds', 'it fails'] }];
    const answer = await answerOf(atMock(), promptFor(id, { tools: { ...tools, rounds, mayCall: false } }));
    expect(answer).toMatchObject({ text: 'The first is right.', end: { finish: 'complete' } });
    // The mock reads each provider's format, and keeps it as OpenAI's.
    const sent = JSON.stringify(world.mock.getRequests()[0]?.body);
    for (const part of [
      'Check every step.',
      'check_step',
      'Let me see.',
      'it holds',
      'it fails',
      'How do I add fractions?',
    ])
      expect(sent).toContain(part);
  });

  test('adds tokens for thinking, except on the operator’s own server', async () => {
    world.mock.on({ model: mockModels[id] }, { content: 'Begin with the denominators.' });
    await answerOf(atMock(), promptFor(id, { maxTokens: 200 }));
    const [sent] = world.mock.getRequests();
    expect(JSON.stringify(sent?.body)).toContain(
      `:${id === 'openai' ? 200 : 200 + roomForThinking(id, mockModels[id])}`,
    );
  });

  test.each([
    ['a wrong key', 401, 'unauthorized'],
    ['a model that does not exist', 404, 'no-such-model'],
    ['too many requests', 429, 'rate-limited'],
    ['an error of its own', 500, 'unavailable'],
    ['an overload', 503, 'unavailable'],
    ['a rejected request', 400, 'refused'],
  ])('classifies %s', async (_, status, reason) => {
    world.mock.on({ model: mockModels[id] }, { error: { message: 'no' }, status });
    expect(await reasonOf(answerOf(atMock(), promptFor(id)))).toBe(reason);
    expect(world.mock.getRequests()).toHaveLength(1);
  });

  test('an answer that reached its limit reports it', async () => {
    world.mock.on({ model: mockModels[id] }, { content: 'First find', finishReason: 'length' });
    expect((await answerOf(atMock(), promptFor(id))).end).toMatchObject({ finish: 'length' });
  });

  test('a stream that is cut is a failure', async () => {
    world.mock.on(
      { model: mockModels[id] },
      { content: 'First find a number that both denominators divide. Then add.' },
      { truncateAfterChunks: 3 },
    );
    // If the cut comes before the library has read anything, the answer has not begun.
    expect(['cut-off', 'unavailable']).toContain(await reasonOf(answerOf(atMock(), promptFor(id))));
  });

  test.each([
    ['that is closed properly in the middle', events, beginning[id], ['cut-off']],
    ['of a page', 'text/html', '<html><body>Sign in to the network</body></html>', ['garbage']],
    ['of a page that is declared as events', events, '<html><body>Sign in</body></html>\n\n', ['garbage', 'cut-off']],
    ['of half JSON', events, 'data: {"choices": [{"delta": {"con\n\n', ['garbage', 'cut-off']],
    ['of nothing', events, '', ['garbage', 'cut-off']],
    ['of plain JSON', 'application/json', '{"ok":true}', ['garbage']],
  ])('an answer %s is an error', async (_, type, body, reasons) => {
    behave = (response) => response.writeHead(200, { 'content-type': type }).end(body);
    expect(reasons).toContain(await reasonOf(answerOf(atBroken(), promptFor(id))));
  });

  test('an unreachable address is an error', async () => {
    const provider = providerFactories[id](accessAt('http://127.0.0.1:9', id));
    expect(await reasonOf(answerOf(provider, promptFor(id)))).toBe('unavailable');
  });

  test('the request is aborted when the caller stops', async () => {
    behave = (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).write(beginning[id]);
    const gone = new AbortController();
    const hungUp = broken.nextHangUp();
    const answering = (async () => {
      for await (const part of atBroken().answer(promptFor(id), gone.signal, given)) {
        if (part.kind === 'text') gone.abort();
      }
    })();
    expect(await reasonOf(answering)).not.toBe('answered');
    await hungUp;
  });

  test('the client library logs nothing, even for invalid output', async () => {
    const logged: unknown[] = [];
    const { error, warn, log } = console;
    const push = logged.push.bind(logged);
    Object.assign(console, { error: push, warn: push, log: push });
    try {
      behave = (response) =>
        response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"secret words\n\n');
      await reasonOf(answerOf(atBroken(), promptFor(id)));
    } finally {
      Object.assign(console, { error, warn, log });
    }
    expect(logged).toEqual([]);
  });
});

afterEach(() => {
  behave = () => {};
});

test('OpenAI’s moderation reports its categories', async () => {
  world.mock.onModerate(/hurt/, { flagged: true, categories: { violence: true, 'self-harm': false } });
  const provider = providerFactories.openai(world.accessTo('openai'));
  const { signal } = new AbortController();
  expect(await provider.moderate?.('I will hurt them', signal)).toEqual({ isFlagged: true, categories: ['violence'] });
  expect(await provider.moderate?.('I like fractions', signal)).toEqual({ isFlagged: false, categories: [] });
});
