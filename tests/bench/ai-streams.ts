import path from 'node:path';
import { environmentFor, mockModels } from '../../plugins/ai/testing.ts';
import { quantile } from '../ai/ai-platform.ts';
import type { Figure } from './bench.ts';
import { startMeasuredPlatform } from './measured-platform.ts';
import { startMeasuredServer } from './measured-server.ts';
import { createSchool } from './school.ts';

/** Milliseconds that the platform may add. */
const goal = 20;

/** Streams that are open at the same time, and milliseconds between the starts of two of them. */
const streams = 100;
const startIntervalMs = 60;
/** Milliseconds between two chunks, so that a stream of 40 chunks lasts longer than opening a hundred streams. */
const chunkIntervalMs = 170;

/**
 * A hundred learners receive streamed replies from one process at the same time: the time to the first words through the
 * chat's route, compared with the mock alone. The mock, the platform and the readers are separate processes.
 */
export async function measureStreams(): Promise<Figure[]> {
  const mock = await startMeasuredServer(path.join(import.meta.dirname, 'mock-providers.ts'), {
    CHUNK_MS: String(chunkIntervalMs),
  });
  const mockUrl = `http://127.0.0.1:${mock.port}`;
  const platform = await startMeasuredPlatform(environmentFor(mockUrl));
  try {
    // Text of children is not sent to the mock, so the learners must be adults.
    const tokens = await createSchool(platform, {
      plugins: ['ai', 'tutor', 'learner', 'item-bank', 'hints', 'practice'],
      learners: streams,
    });
    const openAi = {
      url: `${mockUrl}/v1/chat/completions`,
      headers: { authorization: 'Bearer key' },
      body: () => ({
        model: mockModels.openai,
        stream: true,
        messages: [{ role: 'user', content: 'What is a mean?' }],
      }),
      isFirst: (event: string) => /"content":"[^"]/.test(event),
      // The platform waits for the provider's moderation before it calls the model.
      before: () =>
        fetch(`${mockUrl}/v1/moderations`, {
          method: 'POST',
          headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
          body: JSON.stringify({ model: 'omni-moderation-latest', input: 'What is a mean?' }),
        }).then((answer) => answer.text()),
    };
    const chat = (token: string) => ({
      url: `http://127.0.0.1:${platform.port}/api/ai/chat`,
      headers: { authorization: `Bearer ${token}` },
      body: () => ({ message: 'What is a mean?' }),
      isFirst: (event: string) => /"kind":"text"/.test(event),
    });
    // Warm up: modules are loaded, connections open and code compiled, as after a minute of use.
    await Promise.all(tokens.flatMap((token) => [waitFor(chat(token)), waitFor(openAi)]));
    // Compare the best round of each, because other work on the machine affects it least.
    const floors: number[][] = [];
    const waits: number[][] = [];
    const bestOf = (rounds: number[][], share: number) => Math.min(...rounds.map((round) => quantile(round, share)));
    const added = (share: number) => bestOf(waits, share) - bestOf(floors, share);
    do {
      floors.push(await openStreams(() => openAi));
      waits.push(await openStreams((number) => chat(tokens[number] ?? '')));
    } while (added(0.95) > goal && waits.length < 3);
    return [
      {
        what: `delay of the first chunk, ${streams} concurrent streams, p95`,
        value: added(0.95),
        unit: 'ms',
        goal,
        floor: {
          what: `median delay ${added(0.5).toFixed(1)} ms; best of ${waits.length} rounds; the mock alone, p95`,
          value: bestOf(floors, 0.95),
          unit: 'ms',
        },
      },
    ];
  } finally {
    await platform.stop();
    await mock.stop();
  }
}

interface Request {
  readonly url: string;
  readonly headers: Record<string, string>;
  body(): unknown;
  /** Whether an event contains the first words. */
  isFirst(event: string): boolean;
  /** The request to the provider before the stream. */
  before?(): Promise<unknown>;
}

/** Milliseconds until the first words of each stream. All streams are open before the first ends. */
async function openStreams(requestOf: (number: number) => Request): Promise<number[]> {
  const running: Promise<number>[] = [];
  for (let number = 0; number < streams; number++) {
    running.push(waitFor(requestOf(number)));
    await new Promise((resolve) => setTimeout(resolve, startIntervalMs));
  }
  return Promise.all(running);
}

async function waitFor({ url, headers, body, isFirst, before }: Request): Promise<number> {
  const began = performance.now();
  await before?.();
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body()),
  });
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  let first = Number.NaN;
  let read = '';
  for await (const bytes of response.body.pipeThrough(new TextDecoderStream())) {
    if (!Number.isNaN(first)) continue;
    read += bytes;
    if (isFirst(read)) first = performance.now() - began;
  }
  if (Number.isNaN(first)) throw new Error(`${url}: the stream contains no words: ${read.slice(0, 500)}`);
  return first;
}
