import { randomUUID } from 'node:crypto';
import { defineContract } from '../../core/contract/index.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import type { Ask, Asker, Completions, Moderation, StreamPart } from '../ai/services.ts';
import { completions } from '../ai/services.ts';
import type { ReplyEvent } from './contract.ts';

// A model whose every word a test decides, in place of the plugin `ai`; everything else is real.

/** An answer that a test writes while it is streamed. */
export interface Answering {
  readonly asker: Asker;
  readonly ask: Ask;
  readonly signal: AbortSignal;
  say(text: string): void;
  restart(): void;
  /** Ends it whole. */
  finish(told?: { notice?: string; provider?: string; text?: string }): void;
  /** Ends it without an end, as a cut connection does. */
  cut(): void;
  fail(error: Error): void;
}

export interface Voice {
  /** Every question asked so far. */
  readonly asked: { asker: Asker; ask: Ask }[];
  /** Resolves with the next question that nobody has taken yet. */
  next(): Promise<Answering>;
  /** From now on every question is answered at once with this. */
  always(text: string | undefined): void;
  moderate(verdict: (text: string) => Partial<Moderation>): void;
}

export interface TutorPlatform {
  readonly at: TestPlatform;
  readonly voice: Voice;
}

type Options = NonNullable<Parameters<typeof createTestPlatform>[0]>;

/** What a test platform is opened with so that the voice answers in place of the plugin `ai`. */
export function withVoice(options: Options = {}): { voice: Voice; options: Options } {
  const { voice, service } = createVoice();
  const plugin = definePlugin({
    contract: defineContract({ id: 'ai', title: 'A voice', summary: 'Says what a test tells it' }),
    provides: { completions },
    start: async () => ({ services: { completions: service } }),
  });
  return {
    voice,
    options: {
      plugins: ['tutor'],
      extra: [{ id: 'ai', folder: import.meta.dirname.replace(/tutor$/, 'no-such-folder'), plugin }],
      ...options,
      environment: { EIQ_EXCLUDE: 'ai', ...options.environment },
    },
  };
}

export async function openTutor(given: Options = {}): Promise<TutorPlatform> {
  const { voice, options } = withVoice(given);
  return { at: await createTestPlatform(options), voice };
}

export const chat = (person: TestPerson, message: string, more: object = {}) =>
  person.post('/api/ai/chat', { message, ...more });

export const tutorChat = (person: TestPerson, message: string, more: object = {}) =>
  person.post('/api/ai/tutor-chat', { message, ...more });

export const newKey = () => randomUUID();

/** An answer as events, read one by one as a browser does. Leaving it hangs up. */
export interface Listening {
  readonly status: number;
  next(): Promise<ReplyEvent | undefined>;
  /** Everything until its end. */
  rest(): Promise<ReplyEvent[]>;
  hangUp(): void;
}

export async function listen(
  at: TestPlatform,
  person: TestPerson,
  method: 'GET' | 'POST',
  address: string,
  body?: unknown,
): Promise<Listening> {
  const abort = new AbortController();
  const response = await fetch(`http://127.0.0.1:${at.server.port}${address}`, {
    method,
    signal: abort.signal,
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${person.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const next = async (): Promise<ReplyEvent | undefined> => {
    while (!rest.includes('\n\n')) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return undefined;
      rest += value;
    }
    const end = rest.indexOf('\n\n');
    const told = rest
      .slice(0, end)
      .split('\n')
      .find((line) => line.startsWith('data:'));
    rest = rest.slice(end + 2);
    // A sign of life is no event.
    return told ? (JSON.parse(told.slice(5)) as ReplyEvent) : next();
  };
  return {
    status: response.status,
    next,
    async rest() {
      const all: ReplyEvent[] = [];
      for (let event = await next(); event; event = await next()) all.push(event);
      return all;
    },
    hangUp: () => abort.abort(),
  };
}

/** The text a screen shows after these events. */
export const shownAfter = (events: readonly ReplyEvent[]) =>
  events.reduce((text, event) => {
    if (event.kind === 'text') return text + event.text;
    return event.kind === 'restart' ? '' : text;
  }, '');

function createVoice() {
  const asked: Voice['asked'] = [];
  const untaken: Answering[] = [];
  const takers: ((answering: Answering) => void)[] = [];
  let standing: string | undefined;
  let verdict: (text: string) => Partial<Moderation> = () => ({});

  const service: Completions = {
    async *stream(asker, ask, signal = new AbortController().signal) {
      asked.push({ asker, ask });
      if (standing !== undefined) {
        yield { kind: 'text', text: standing };
        yield { kind: 'done', answered: answeredWith(standing) };
        return;
      }
      const dependencies = createDependencies();
      let text = '';
      const answering: Answering = {
        asker,
        ask,
        signal,
        say(more) {
          text += more;
          dependencies.push({ kind: 'text', text: more });
        },
        restart() {
          text = '';
          dependencies.push({ kind: 'restart' });
        },
        finish(told = {}) {
          dependencies.push({ kind: 'done', answered: { ...answeredWith(text), ...told } });
          dependencies.end();
        },
        cut: () => dependencies.end(),
        fail: (error) => dependencies.fail(error),
      };
      const taker = takers.shift();
      if (taker) taker(answering);
      else untaken.push(answering);
      yield* dependencies.all();
    },
    text: async () => answeredWith(standing ?? ''),
    structured: async () => undefined,
    moderateOutside: async () => undefined,
    moderate: async (_, text) => ({ isFlagged: false, categories: [], isUrgent: false, ...verdict(text) }),
  };
  const voice: Voice = {
    asked,
    next: () => {
      const answering = untaken.shift();
      return answering ? Promise.resolve(answering) : new Promise((resolve) => takers.push(resolve));
    },
    always(text) {
      standing = text;
    },
    moderate(next) {
      verdict = next;
    },
  };
  return { voice, service };
}

const answeredWith = (text: string) => ({
  provider: 'built-in',
  model: 'built-in',
  text,
  inputTokens: 1,
  outputTokens: 1,
});

/** Parts that are pushed by one side and read by the other. */
function createDependencies() {
  const waiting: StreamPart[] = [];
  let ended = false;
  let failure: Error | undefined;
  let wake = () => {};
  const change = (then: () => void) => () => {
    then();
    wake();
  };
  return {
    push: (part: StreamPart) => change(() => waiting.push(part))(),
    end: change(() => {
      ended = true;
    }),
    fail: (error: Error) =>
      change(() => {
        failure = error;
      })(),
    async *all(): AsyncGenerator<StreamPart> {
      for (;;) {
        const part = waiting.shift();
        if (part) yield part;
        else if (failure) throw failure;
        else if (ended) return;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    },
  };
}
