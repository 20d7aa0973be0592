import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seededRandom } from '../../core/random.ts';
import type { ExternalId } from '../../plugins/ai/providers/index.ts';

// Mocks of three providers that bill as real ones do: for the request's text, and for every token that was generated until
// the connection closed, including reasoning.

export interface BillingMock {
  readonly url: string;
  /** Totals of all requests so far. */
  readonly billed: { inputTokens: number; outputTokens: number; requests: number; cut: number };
  /** The share of streams that end at a random token. */
  breakShare: number;
  /** Resolves when no request is open. */
  untilIdle(): Promise<void>;
  close(): Promise<void>;
}

const tokensPerMs = 1;
const chunkIntervalMs = 4;
const charactersPerInputToken = 3.6;

export async function openBillingMock(seed = 'bills'): Promise<BillingMock> {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const idle: (() => void)[] = [];
  let open = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes) => (body += bytes));
    request.on('end', () => answer(providerOf(request.url ?? ''), request.url ?? '', body, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mock: BillingMock = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    billed: { inputTokens: 0, outputTokens: 0, requests: 0, cut: 0 },
    breakShare: 0,
    untilIdle: () => (open === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve))),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return mock;

  function answer(provider: ExternalId, path: string, body: string, response: ServerResponse): void {
    if (path.includes('moderations')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ id: 'm', model: 'm', results: [{ flagged: false, categories: {} }] }));
      return;
    }
    open += 1;
    const inputTokens = Math.round(charactersIn(JSON.parse(body)) / charactersPerInputToken);
    const thinking = below(120);
    const words = Array.from({ length: 80 + below(160) }, () => 'explanation'.slice(0, 2 + below(6)));
    const total = thinking + words.length;
    const breaksAt = random() < mock.breakShare ? below(total) : Number.POSITIVE_INFINITY;
    const format = formats[provider];
    const began = performance.now();
    const generatedBy = (moment: number) => Math.min(total, breaksAt, Math.floor((moment - began) * tokensPerMs));
    let sent = 0;
    const send = (events: string) => {
      if (events !== '') response.write(events);
    };
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    send(format.begin(inputTokens));
    const timer = setInterval(() => {
      const generated = generatedBy(performance.now());
      if (generated > sent) {
        const newThinking = Math.min(generated, thinking) - Math.min(sent, thinking);
        const newWords = words.slice(Math.max(0, sent - thinking), Math.max(0, generated - thinking));
        send(
          format.chunk({
            newThinking,
            text: newWords.map((word) => `${word} `).join(''),
            inputTokens,
            generated,
            thinking: Math.min(generated, thinking),
          }),
        );
        sent = generated;
      }
      if (generated >= breaksAt) {
        clearInterval(timer);
        // Lets the written data arrive before the connection is destroyed.
        response.destroy();
      } else if (generated === total) {
        clearInterval(timer);
        send(format.end({ inputTokens, outputTokens: total, thinking }));
        response.end();
      }
    }, chunkIntervalMs);
    response.on('close', () => {
      clearInterval(timer);
      const outputTokens = response.writableFinished ? total : generatedBy(performance.now());
      mock.billed.inputTokens += inputTokens;
      mock.billed.outputTokens += outputTokens;
      mock.billed.requests += 1;
      if (!response.writableFinished) mock.billed.cut += 1;
      open -= 1;
      if (open === 0) for (const resolve of idle.splice(0)) resolve();
    });
  }
}

interface Chunk {
  /** Reasoning tokens of this chunk. */
  readonly newThinking: number;
  readonly text: string;
  readonly inputTokens: number;
  /** Output tokens so far, and the reasoning tokens among them. */
  readonly generated: number;
  readonly thinking: number;
}

/** The stream format of each provider. */
interface StreamFormat {
  begin(inputTokens: number): string;
  chunk(chunk: Chunk): string;
  end(whole: { inputTokens: number; outputTokens: number; thinking: number }): string;
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const event = (type: string, value: object) => `event: ${type}\n${data({ type, ...value })}`;

const formats: Readonly<Record<ExternalId, StreamFormat>> = {
  // Reasoning is not sent; tokens are reported at the end.
  openai: {
    begin: () => '',
    chunk: ({ text }) =>
      text === '' ? '' : data({ choices: [{ index: 0, delta: { content: text }, finish_reason: null }] }),
    end: ({ inputTokens, outputTokens, thinking }) =>
      data({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }) +
      data({
        choices: [],
        usage: {
          ...{ prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: inputTokens + outputTokens },
          completion_tokens_details: { reasoning_tokens: thinking },
        },
      }) +
      'data: [DONE]\n\n',
  },
  // Input tokens are reported at the beginning; reasoning is sent as text.
  anthropic: {
    begin: (inputTokens) =>
      event('message_start', {
        message: {
          id: 'm',
          type: 'message',
          role: 'assistant',
          content: [],
          usage: { input_tokens: inputTokens, output_tokens: 1 },
        },
      }),
    chunk: ({ newThinking, text }) =>
      (newThinking === 0
        ? ''
        : event('content_block_delta', {
            index: 0,
            delta: { type: 'thinking_delta', thinking: 'hmm so '.slice(0, 5).repeat(newThinking) },
          })) + (text === '' ? '' : event('content_block_delta', { index: 1, delta: { type: 'text_delta', text } })),
    end: ({ inputTokens, outputTokens }) =>
      event('message_delta', {
        delta: { stop_reason: 'end_turn' },
        usage: { input_tokens: inputTokens, output_tokens: outputTokens },
      }) + event('message_stop', {}),
  },
  // Tokens are reported with every chunk; reasoning is not sent.
  google: {
    begin: () => '',
    chunk: ({ text, inputTokens, generated, thinking }) =>
      text === ''
        ? ''
        : data({
            candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }],
            usageMetadata: {
              promptTokenCount: inputTokens,
              candidatesTokenCount: generated - thinking,
              thoughtsTokenCount: thinking,
            },
          }),
    end: ({ inputTokens, outputTokens, thinking }) =>
      data({
        candidates: [{ index: 0, content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP' }],
        usageMetadata: {
          promptTokenCount: inputTokens,
          candidatesTokenCount: outputTokens - thinking,
          thoughtsTokenCount: thinking,
        },
      }),
  },
};

const providerOf = (path: string): ExternalId =>
  path.includes('chat/completions') || path.includes('moderations')
    ? 'openai'
    : path.includes('messages')
      ? 'anthropic'
      : 'google';

/** Number of characters of all texts in a request. */
function charactersIn(value: unknown, key = ''): number {
  if (typeof value === 'string') return key === 'model' || key === 'role' || key === 'type' ? 0 : value.length;
  if (value === null || typeof value !== 'object') return 0;
  return Object.entries(value).reduce((sum, [name, each]) => sum + charactersIn(each, name), 0);
}
