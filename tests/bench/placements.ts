import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '../../core/db/testing.ts';
import { seededRandom } from '../../core/random.ts';
import type { StageState } from '../../plugins/immersion/contract.ts';
import { answerTo } from '../../plugins/immersion/testing.ts';
import { quantile } from '../ai/world.ts';
import type { Figure } from './bench.ts';
import { send, startSubject } from './load.ts';
import { createSchool } from './school.ts';

const learners = 300;
/** Seconds within which all of them begin. */
const beginWithin = 2;
/** Questions that each answers, and seconds that each thinks about one. */
const answers = 4;
const thinking = { least: 4, most: 12 };

const stage = 'core_math';
const firstQuestion = `/api/assessment/ai-immersion/${stage}`;

/** A year group that begins its placement when the bell rings: how long one of them waits. Every plugin is on. */
export async function measurePlacements(): Promise<Figure[]> {
  const database = await createTestDatabase({ empty: true });
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-bench-'));
  const platform = await startSubject(path.join(import.meta.dirname, 'platform-server.ts'), {
    DATABASE_URL: database.url,
    EIQ_VAR: folder,
    EIQ_CONFIG: 'config/none.json',
    PORT: '0',
    HOST: '127.0.0.1',
    EIQ_DEMO: 'false',
    REQUESTS_PER_MINUTE: '100000000',
    SIGN_INS_PER_QUARTER_HOUR: '100000',
  });
  const plugins = readdirSync(path.join(import.meta.dirname, '../../plugins'));
  const agent = new Agent({ keepAlive: true });
  try {
    const [warm = '', ...tokens] = await createSchool(
      { port: platform.port, databaseUrl: database.url },
      { plugins, learners: learners + 1 },
    );
    // The server has run for a while: one placement is begun before anything counts.
    const alone = await timed(() => send(platform.port, { method: 'GET', path: firstQuestion, token: warm }, agent));
    const random = seededRandom('placements');
    const before = await platform.cpu();
    const all = await Promise.all(
      tokens.map((token) => sit({ port: platform.port, token, agent, random, delay: random() * beginWithin })),
    );
    const processor = ((await platform.cpu()) - before) / 1e6;
    const p95 = (values: readonly number[]) => quantile(values, 0.95);
    const waits = all.flatMap((each) => each.answers);
    return [
      {
        what: `first question, ${learners} learners begin within ${beginWithin} s, p95`,
        value: p95(all.map((each) => each.first)),
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
          what: `half of them ${quantile(waits, 0.5).toFixed(0)} ms; processor time for each learner’s ${answers} answers`,
          value: (processor / learners) * 1000,
          unit: 'ms',
        },
      },
    ];
  } finally {
    agent.destroy();
    await platform.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Sitting {
  readonly port: number;
  readonly token: string;
  readonly agent: Agent;
  readonly random: () => number;
  /** Seconds until this learner begins. */
  readonly delay: number;
}

/** One learner: begins, thinks, answers. Milliseconds until the first question and after each answer. */
async function sit({ port, token, agent, random, delay }: Sitting): Promise<{ first: number; answers: number[] }> {
  const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  await pause(delay);
  const begun = await timed(() => send(port, { method: 'GET', path: firstQuestion, token }, agent));
  let state = JSON.parse(begun.result) as StageState;
  const waits: number[] = [];
  for (let number = 0; number < answers; number++) {
    await pause(thinking.least + random() * (thinking.most - thinking.least));
    const body = JSON.stringify(answerTo(state, (options) => Math.floor(random() * options)));
    const answered = await timed(() =>
      send(port, { method: 'POST', path: '/api/assessment/analyze-response', body, token }, agent),
    );
    waits.push(answered.milliseconds);
    state = (JSON.parse(answered.result) as { next: StageState }).next;
  }
  return { first: begun.milliseconds, answers: waits };
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const began = performance.now();
  return { result: await work(), milliseconds: performance.now() - began };
}
