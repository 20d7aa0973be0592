import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { seededRandom } from '../../core/random.ts';
import type { StageState } from '../../plugins/immersion/contract.ts';
import { answerTo } from '../../plugins/immersion/testing.ts';
import { quantile } from '../ai/ai-platform.ts';
import type { Figure } from './bench.ts';
import { startMeasuredPlatform } from './measured-platform.ts';
import type { MeasuredServer } from './measured-server.ts';
import { send } from './measured-server.ts';
import { onQuietMachine } from './quiet-machine.ts';
import { createSchool } from './school.ts';
import type { Trace } from './trace.ts';

const learners = 300;
/** Seconds within which all learners start. */
const startSeconds = 2;
/** Number of questions that each learner answers, and the range of seconds before each answer. */
const answers = 4;
const thinkingSeconds = { min: 4, max: 12 };

const stage = 'core_math';
const firstQuestion = `/api/assessment/ai-immersion/${stage}`;

/** For the cost of one learner: the average of 24, four at a time. */
const sample = { learners: 24, concurrency: 4 };

/** The cost of a placement, and the waiting times of a year group that starts at the same time. Every plugin is on. */
export async function measurePlacements(): Promise<Figure[]> {
  const costs = await onQuietMachine(() =>
    withSchool({ learners: 3 * sample.learners, traced: true }, async (platform, tokens, agent) => {
      const group = (number: number) => tokens.slice(number * sample.learners, (number + 1) * sample.learners);
      // The first group warms the server up. Processor time is measured without tracing, which has a cost itself.
      await costsOfOne(platform, group(0), agent, false);
      const { begin, answer } = await costsOfOne(platform, group(1), agent, false);
      const traced = await costsOfOne(platform, group(2), agent, true);
      return [
        costFigure('start of a placement', begin, traced.begin, 20),
        costFigure('an answer and the next question', answer, traced.answer, 16),
      ];
    }),
  );
  const waits = await onQuietMachine(() => withSchool({ learners: learners + 1, traced: false }, measureYearGroup));
  return [costs, waits].flatMap(({ value, note }) =>
    value.map((figure) => ({ ...figure, notes: [...(figure.notes ?? []), note] })),
  );
}

type Work = (platform: MeasuredServer, tokens: readonly string[], agent: Agent) => Promise<Figure[]>;

async function withSchool({ learners, traced }: { learners: number; traced: boolean }, work: Work): Promise<Figure[]> {
  const platform = await startMeasuredPlatform(traced ? { EIQ_BENCH_TRACE: '1' } : {});
  const plugins = readdirSync(path.join(import.meta.dirname, '../../plugins'));
  const agent = new Agent({ keepAlive: true });
  try {
    return await work(platform, await createSchool(platform, { plugins, learners }), agent);
  } finally {
    agent.destroy();
    await platform.stop();
  }
}

async function measureYearGroup(
  platform: MeasuredServer,
  [warm = '', ...tokens]: readonly string[],
  agent: Agent,
): Promise<Figure[]> {
  // Warm up with one placement, and start when the server is idle.
  const alone = await timed(() => send(platform.port, { method: 'GET', path: firstQuestion, token: warm }, agent));
  await waitUntilQuiet(platform);
  const random = seededRandom('placements');
  const before = await platform.cpu();
  const sittings = await Promise.all(
    tokens.map((token) => sit({ port: platform.port, token, agent, random, delay: random() * startSeconds })),
  );
  const processor = ((await platform.cpu()) - before) / 1e6;
  const p95 = (values: readonly number[]) => quantile(values, 0.95);
  const waits = sittings.flatMap((each) => each.answers);
  return [
    {
      what: `first question, ${learners} learners start within ${startSeconds} s, p95`,
      value: p95(sittings.map((each) => each.first)),
      unit: 'ms',
      goal: 2000,
      floor: { what: 'one learner alone', value: alone.milliseconds, unit: 'ms' },
    },
    {
      what: 'an answer and the next question, p95',
      value: p95(waits),
      unit: 'ms',
      goal: 500,
      floor: {
        what: `median ${quantile(waits, 0.5).toFixed(0)} ms; processor time for a learner’s ${answers} answers`,
        value: (processor / learners) * 1000,
        unit: 'ms',
      },
    },
  ];
}

interface Cost {
  /** Processor time of the server for one call and the background work that follows. */
  readonly processorMs: number;
  readonly trace: Trace | undefined;
  readonly calls: number;
}

/** The server's cost of a start and of an answer. */
async function costsOfOne(
  platform: MeasuredServer,
  tokens: readonly string[],
  agent: Agent,
  isTraced: boolean,
): Promise<{ begin: Cost; answer: Cost }> {
  const random = seededRandom('costs');
  const states = new Map<string, StageState>();
  const begin = async (token: string) => {
    states.set(token, JSON.parse(await send(platform.port, { method: 'GET', path: firstQuestion, token }, agent)));
  };
  const answer = async (token: string) => {
    const state = states.get(token);
    if (!state) throw new Error('This learner has no placement');
    states.set(token, (await sendAnswer({ port: platform.port, token, agent, random }, state)).next);
  };
  const measured = async (calls: readonly (readonly [string, (token: string) => Promise<void>])[]): Promise<Cost> => {
    const before = await platform.cpu();
    const work = async () => {
      const left = [...calls];
      const worker = async () => {
        for (let call = left.shift(); call; call = left.shift()) await call[1](call[0]);
      };
      await Promise.all(Array.from({ length: sample.concurrency }, worker));
      await waitUntilQuiet(platform);
    };
    const trace = isTraced ? await platform.traced(work) : void (await work());
    return { processorMs: ((await platform.cpu()) - before) / 1000 / calls.length, trace, calls: calls.length };
  };
  const begun = await measured(tokens.map((token) => [token, begin]));
  const rounds = Array.from({ length: answers }, () => tokens.map((token) => [token, answer] as const));
  return { begin: begun, answer: await measured(rounds.flat()) };
}

/** Waits until the background work is done and the processor is idle. */
async function waitUntilQuiet(platform: MeasuredServer): Promise<void> {
  for (let last = await platform.cpu(), tries = 0; tries < 50; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const now = await platform.cpu();
    if (now - last < 10_000) return;
    last = now;
  }
}

function costFigure(what: string, { processorMs }: Cost, { trace, calls }: Cost, goal: number): Figure {
  if (!trace) throw new Error('This cost was measured without a trace');
  const { statements, batches, milliseconds } = trace;
  const each = (value: number) => (value / calls).toFixed(1);
  const busy = Object.values(milliseconds).reduce((sum, value) => sum + value, 0);
  const parts = Object.entries(milliseconds)
    .toSorted(([, one], [, other]) => other - one)
    .map(([layer, value]) => `${layer} ${((100 * value) / busy).toFixed(0)} %`);
  return {
    what: `statements, ${what}`,
    value: statements.calls / calls,
    unit: '',
    goal,
    notes: [
      `in ${each(batches.calls)} batches; in the background ${each(statements.background)} in ${each(batches.background)}`,
      `processor time including background work: ${processorMs.toFixed(1)} ms`,
      parts.join(', '),
    ],
  };
}

interface Sitting {
  readonly port: number;
  readonly token: string;
  readonly agent: Agent;
  readonly random: () => number;
  /** Seconds until this learner starts. */
  readonly delay: number;
}

/** Simulates one learner. Returns the milliseconds until the first question and after each answer. */
async function sit({ port, token, agent, random, delay }: Sitting): Promise<{ first: number; answers: number[] }> {
  const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  await pause(delay);
  const begun = await timed(() => send(port, { method: 'GET', path: firstQuestion, token }, agent));
  let state = JSON.parse(begun.result) as StageState;
  const waits: number[] = [];
  for (let number = 0; number < answers; number++) {
    await pause(thinkingSeconds.min + random() * (thinkingSeconds.max - thinkingSeconds.min));
    const { milliseconds, next } = await sendAnswer({ port, token, agent, random }, state);
    waits.push(milliseconds);
    state = next;
  }
  return { first: begun.milliseconds, answers: waits };
}

/** Sends one answer. Returns its duration and the new state of the section. */
async function sendAnswer(
  { port, token, agent, random }: Omit<Sitting, 'delay'>,
  state: StageState,
): Promise<{ milliseconds: number; next: StageState }> {
  const body = JSON.stringify(answerTo(state, (options) => Math.floor(random() * options)));
  const path = '/api/assessment/analyze-response';
  const { milliseconds, result } = await timed(() => send(port, { method: 'POST', path, body, token }, agent));
  return { milliseconds, next: (JSON.parse(result) as { next: StageState }).next };
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const began = performance.now();
  return { result: await work(), milliseconds: performance.now() - began };
}
