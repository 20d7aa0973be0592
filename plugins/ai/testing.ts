import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LLMock } from '@copilotkit/aimock';
import type { FakeModel } from './calls/tools/fake-model.testing.ts';
import { openFakeModel } from './calls/tools/fake-model.testing.ts';
import type { Access, ExternalId } from './providers/index.ts';
import type { Timers } from './providers/routing/timers.ts';

export type { FakeModel };
export { openFakeModel };

/** Model names by which the mock distinguishes providers. */
export const mockModels = { openai: 'gpt-mock', anthropic: 'claude-mock', google: 'gemini-mock' } as const;

export interface MockProviders {
  readonly mock: LLMock;
  /** The mock's address and key for a provider's client library. */
  accessTo(provider: ExternalId): Access;
  close(): Promise<void>;
}

/** Mocks all three providers on loopback. Set answers with `mock.on({ model: … }, …)`. */
export async function openMockProviders(): Promise<MockProviders> {
  const mock = new LLMock({ port: 0, chunkSize: 8 });
  await mock.start();
  return {
    mock,
    accessTo: (provider) => accessAt(mock.url, provider),
    close: () => mock.stop(),
  };
}

/** OpenAI's address ends with the version, the others' do not. */
export const accessAt = (url: string, provider: ExternalId): Access => ({
  key: `key-of-${provider}`,
  baseUrl: provider === 'openai' ? `${url}/v1` : url,
});

/** Environment variables that direct all three providers to this address. */
export const environmentFor = (url: string): Record<string, string> =>
  Object.fromEntries(
    (['openai', 'anthropic', 'google'] as const).flatMap((id) => {
      const { key, baseUrl } = accessAt(url, id);
      const name = `EIQ_AI_${id.toUpperCase()}`;
      return [
        [`${name}_API_KEY`, key ?? ''],
        [`${name}_BASE_URL`, baseUrl ?? ''],
        [`${name}_MODEL`, mockModels[id]],
      ];
    }),
  );

export interface BrokenProvider {
  readonly url: string;
  /** Responses that are open, and the number of calls whose client disconnected. */
  readonly open: Set<ServerResponse>;
  hangUps: number;
  /** Number of calls received. */
  calls: number;
  /** Resolves with the next call that arrives. */
  next(): Promise<ServerResponse>;
  /** Resolves when the next caller hangs up. */
  nextHangUp(): Promise<void>;
  close(): Promise<void>;
}

/** A server that misbehaves: stalls, error pages, incomplete answers. */
export async function openBrokenProvider(
  behave: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<BrokenProvider> {
  const waiting: ((response: ServerResponse) => void)[] = [];
  const hangUpWaiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    broken.open.add(response);
    broken.calls += 1;
    response.on('close', () => {
      broken.open.delete(response);
      if (response.writableFinished) return;
      broken.hangUps += 1;
      for (const tell of hangUpWaiting.splice(0)) tell();
    });
    request.resume();
    request.on('end', () => {
      behave(response, request);
      for (const tell of waiting.splice(0)) tell(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const broken: BrokenProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: new Set(),
    hangUps: 0,
    calls: 0,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    nextHangUp: () => new Promise((resolve) => hangUpWaiting.push(resolve)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return broken;
}

/** The beginning of an answer in each provider's format, without an end. */
export const beginning: Readonly<Record<ExternalId, string>> = {
  openai: `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'The first step. ' }, finish_reason: null }] })}\n\n`,
  anthropic: [
    ['message_start', { message: { id: 'm', content: [], usage: { input_tokens: 3, output_tokens: 0 } } }],
    ['content_block_start', { index: 0, content_block: { type: 'text', text: '' } }],
    ['content_block_delta', { index: 0, delta: { type: 'text_delta', text: 'The first step. ' } }],
  ]
    .map(([type, event]) => `event: ${type}\ndata: ${JSON.stringify({ type, ...(event as object) })}\n\n`)
    .join(''),
  google: `data: ${JSON.stringify({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text: 'The first step. ' }] } }] })}\r\n\r\n`,
};

export interface ManualTimers extends Timers {
  /** Every requested delay in milliseconds. */
  readonly waits: number[];
  pending(): number;
  /** Fires the next timer with this delay, as soon as there is one. */
  fire(milliseconds: number): Promise<void>;
}

/**
 * Timers that a test controls. `pausesEnd`: pauses before a retry end at once. `endsSoon`: every timer fires after 20 ms.
 */
export function manualTimers(options: { pausesEnd?: boolean; endsSoon?: boolean } = {}): ManualTimers {
  const set = new Map<symbol, { milliseconds: number; then: () => void }>();
  const waits: number[] = [];
  const isPause = (milliseconds: number) => milliseconds % 500 !== 0;
  const later = (then: () => void) => setTimeout(then, 20);
  return {
    waits,
    pending: () => set.size,
    after(milliseconds, then) {
      waits.push(milliseconds);
      if (options.pausesEnd && isPause(milliseconds)) {
        const timer = setImmediate(then);
        return () => clearImmediate(timer);
      }
      if (options.endsSoon) {
        const timer = later(then);
        return () => clearTimeout(timer);
      }
      const name = Symbol(String(milliseconds));
      set.set(name, { milliseconds, then });
      return () => set.delete(name);
    },
    async fire(milliseconds) {
      for (;;) {
        // Lets pending work reach its next wait.
        for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
        for (const [name, timer] of set) {
          if (timer.milliseconds !== milliseconds) continue;
          set.delete(name);
          return timer.then();
        }
      }
    },
  };
}
