import { randomUUID } from 'node:crypto';
import { defineContract } from '../../core/contract/index.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import type { StepChecker } from '../ai/built-in/services.ts';
import { stepChecker } from '../ai/built-in/services.ts';
import type { Ask, Asker, Completions, Moderation, StreamPart } from '../ai/services.ts';
import { completions } from '../ai/services.ts';
import type { ReplyEvent } from './contract.ts';

// Replaces the plugin `ai` with a model whose answers the test writes. Everything else is real.

/** An answer that a test writes while it is streamed. */
export interface Answering {
  readonly asker: Asker;
  readonly ask: Ask;
  readonly signal: AbortSignal;
  say(text: string): void;
  restart(): void;
  /** Ends the answer as complete. */
  finish(details?: { notice?: string; provider?: string; text?: string }): void;
  /** Ends the stream without completing the answer, like a lost connection. */
  cut(): void;
  fail(error: Error): void;
}

export interface Voice {
  /** Every question asked so far. */
  readonly asked: { asker: Asker; ask: Ask }[];
  /** Resolves with the next question that has not been taken yet. */
  next(): Promise<Answering>;
  /** Answers every later question at once with this text; undefined ends this. */
  always(text: string | undefined): void;
  moderate(verdict: (text: string) => Partial<Moderation>): void;
  /** Ends every question that nobody took, and every wait for one. */
  forget(): void;
}

export interface TutorPlatform {
  readonly at: TestPlatform;
  readonly voice: Voice;
}

type Options = NonNullable<Parameters<typeof createTestPlatform>[0]>;

/** The options of a test platform in which the voice answers in place of the plugin `ai`. */
export function withVoice(options: Options = {}): { voice: Voice; options: Options } {
  const { voice, service } = createVoice();
  const plugin = definePlugin({
    contract: defineContract({ id: 'ai', title: 'A voice', summary: 'Gives the answers that a test writes' }),
    provides: { completions, steps: stepChecker },
    start: async () => ({ services: { completions: service, steps: nothingRead } }),
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

/** The voice judges no steps. */
const nothingRead: StepChecker = {
  check: async () => ({ kind: 'unread', step: undefined }),
  calculate: async () => undefined,
  checkAnswer: async () => 'unread',
};

export async function openTutor(given: Options = {}): Promise<TutorPlatform> {
  const { voice, options } = withVoice(given);
  return { at: await createTestPlatform(options), voice };
}

export const chat = (person: TestPerson, message: string, more: object = {}) =>
  person.post('/api/ai/chat', { message, ...more });

export const tutorChat = (person: TestPerson, message: string, more: object = {}) =>
  person.post('/api/ai/tutor-chat', { message, ...more });

export const newKey = () => randomUUID();

/** An answer as a stream of events, read one by one as in a browser. */
export interface Listening {
  readonly status: number;
  next(): Promise<ReplyEvent | undefined>;
  /** Resolves with all further events once the stream has ended. */
  rest(): Promise<ReplyEvent[]>;
  /** Closes the connection. */
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
    const data = rest
      .slice(0, end)
      .split('\n')
      .find((line) => line.startsWith('data:'));
    rest = rest.slice(end + 2);
    // A heartbeat has no data; it is skipped.
    return data ? (JSON.parse(data.slice(5)) as ReplyEvent) : next();
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
  let fixedAnswer: string | undefined;
  let verdict: (text: string) => Partial<Moderation> = () => ({});

  const service: Completions = {
    async *stream(asker, ask, signal = new AbortController().signal) {
      asked.push({ asker, ask });
      if (fixedAnswer !== undefined) {
        yield { kind: 'text', text: fixedAnswer };
        yield { kind: 'done', answered: answeredWith(fixedAnswer) };
        return;
      }
      const parts = createParts();
      let text = '';
      const answering: Answering = {
        asker,
        ask,
        signal,
        say(more) {
          text += more;
          parts.push({ kind: 'text', text: more });
        },
        restart() {
          text = '';
          parts.push({ kind: 'restart' });
        },
        finish(details = {}) {
          parts.push({ kind: 'done', answered: { ...answeredWith(text), ...details } });
          parts.end();
        },
        cut: () => parts.end(),
        fail: (error) => parts.fail(error),
      };
      const taker = takers.shift();
      if (taker) taker(answering);
      else untaken.push(answering);
      yield* parts.all();
    },
    text: async () => answeredWith(fixedAnswer ?? ''),
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
      fixedAnswer = text;
    },
    moderate(next) {
      verdict = next;
    },
    forget() {
      for (const answering of untaken.splice(0)) answering.cut();
      takers.length = 0;
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
  called: [],
});

/** A queue of parts, written by the test and read as a stream. */
function createParts() {
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
