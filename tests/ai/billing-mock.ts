import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seededRandom } from '../../core/random.ts';
import type { ExternalId } from '../../plugins/ai/providers/index.ts';

// Mocks of three providers that bill like real ones: the request's text, and every token generated until the connection
// closed, including thinking.

export interface BillingMock {
  readonly url: string;
  /** Totals over all requests so far. */
  readonly billed: { inputTokens: number; outputTokens: number; requests: number; cut: number };
  /** The share of streams that break off at a random token. */
  breaking: number;
  /** Resolves when no request is open. */
  untilIdle(): Promise<void>;
  close(): Promise<void>;
}

/** Tokens per millisecond. */
const speed = 1;
const chunkEvery = 4;
const charactersOfInputToken = 3.6;

export async function openBillingMock(seed = 'bills'): Promise<BillingMock> {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random() * most);
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
    breaking: 0,
    untilIdle: () => (open === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve))),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return mock;

  function answer(maker: ExternalId, path: string, body: string, response: ServerResponse): void {
    if (path.includes('moderations')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ id: 'm', model: 'm', results: [{ flagged: false, categories: {} }] }));
      return;
    }
    open += 1;
    const inputTokens = Math.round(lettersIn(JSON.parse(body)) / charactersOfInputToken);
    const thinking = upTo(120);
    const words = Array.from({ length: 80 + upTo(160) }, () => 'explanation'.slice(0, 2 + upTo(6)));
    const total = thinking + words.length;
    const breaksAt = random() < mock.breaking ? upTo(total) : Number.POSITIVE_INFINITY;
    const speaker = speakers[maker];
    const began = performance.now();
    const madeBy = (moment: number) => Math.min(total, breaksAt, Math.floor((moment - began) * speed));
    let sent = 0;
    const send = (events: string) => {
      if (events !== '') response.write(events);
    };
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    send(speaker.begin(inputTokens));
    const timer = setInterval(() => {
      const made = madeBy(performance.now());
      if (made > sent) {
        const thought = Math.min(made, thinking) - Math.min(sent, thinking);
        const said = words.slice(Math.max(0, sent - thinking), Math.max(0, made - thinking));
        send(
          speaker.go({
            thought,
            text: said.map((word) => `${word} `).join(''),
            inputTokens,
            made,
            thinking: Math.min(made, thinking),
          }),
        );
        sent = made;
      }
      if (made >= breaksAt) {
        clearInterval(timer);
        // Lets the written data arrive before the connection is destroyed.
        response.destroy();
      } else if (made === total) {
        clearInterval(timer);
        send(speaker.end({ inputTokens, outputTokens: total, thinking }));
        response.end();
      }
    }, chunkEvery);
    response.on('close', () => {
      clearInterval(timer);
      const outputTokens = response.writableFinished ? total : madeBy(performance.now());
      mock.billed.inputTokens += inputTokens;
      mock.billed.outputTokens += outputTokens;
      mock.billed.requests += 1;
      if (!response.writableFinished) mock.billed.cut += 1;
      open -= 1;
      if (open === 0) for (const tell of idle.splice(0)) tell();
    });
  }
}

interface Step {
  readonly thought: number;
  readonly text: string;
  readonly inputTokens: number;
  readonly made: number;
  readonly thinking: number;
}

/** The stream format of each provider. */
interface Speaker {
  begin(inputTokens: number): string;
  go(step: Step): string;
  end(whole: { inputTokens: number; outputTokens: number; thinking: number }): string;
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const event = (type: string, value: object) => `event: ${type}\n${data({ type, ...value })}`;

const speakers: Readonly<Record<ExternalId, Speaker>> = {
  // Thinking is silent; tokens are reported at the end.
  openai: {
    begin: () => '',
    go: ({ text }) =>
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
  // Input tokens are reported at the beginning; thinking is sent as text.
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
    go: ({ thought, text }) =>
      (thought === 0
        ? ''
        : event('content_block_delta', {
            index: 0,
            delta: { type: 'thinking_delta', thinking: 'hmm so '.slice(0, 5).repeat(thought) },
          })) + (text === '' ? '' : event('content_block_delta', { index: 1, delta: { type: 'text_delta', text } })),
    end: ({ inputTokens, outputTokens }) =>
      event('message_delta', {
        delta: { stop_reason: 'end_turn' },
        usage: { input_tokens: inputTokens, output_tokens: outputTokens },
      }) + event('message_stop', {}),
  },
  // Tokens are reported with every chunk; thinking is silent.
  google: {
    begin: () => '',
    go: ({ text, inputTokens, made, thinking }) =>
      text === ''
        ? ''
        : data({
            candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }],
            usageMetadata: {
              promptTokenCount: inputTokens,
              candidatesTokenCount: made - thinking,
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
function lettersIn(value: unknown, key = ''): number {
  if (typeof value === 'string') return key === 'model' || key === 'role' || key === 'type' ? 0 : value.length;
  if (value === null || typeof value !== 'object') return 0;
  return Object.entries(value).reduce((sum, [name, each]) => sum + lettersIn(each, name), 0);
}
