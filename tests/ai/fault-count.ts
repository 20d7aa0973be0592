import { seededRandom } from '../../core/random.ts';
import { mockModels } from '../../plugins/ai/testing.ts';
import type { External, World } from './ai-platform.ts';
import { ask, externals, inLanes, seenOf } from './ai-platform.ts';

/** Faults of a provider, with the mock's settings for each. */
const faults = {
  'status-401': { status: 401 },
  'status-404': { status: 404 },
  'status-429': { status: 429 },
  'status-500': { status: 500 },
  cut: { options: { truncateAfterChunks: 4 } },
  'hung-up': { options: { latency: 5, disconnectAfterMs: 20 } },
  stalled: { options: { latency: 5000 } },
  malformed: { options: { chaos: { malformedRate: 1 } } },
  dropped: { options: { chaos: { dropRate: 1 } } },
} as const;
type Fault = keyof typeof faults;

const wholeAnswer = (id: External) =>
  `This is the whole answer of ${id}. It has three sentences, which takes some chunks. The last one ends here.`;

export interface FaultCount {
  readonly runs: number;
  /** Runs whose `done` part is not a whole answer of the named provider. */
  readonly truncated: number;
  /** Runs that ended without `done`, or with an error. */
  readonly lost: number;
  /** Pairs of provider and fault that occurred. */
  readonly kinds: number;
}

/** Runs calls in which providers fail in every way, through all three client libraries and the whole gateway. */
export async function countTruncated(
  { makers: { mock }, ai, grownUp, choose }: World,
  runs: number,
): Promise<FaultCount> {
  const random = seededRandom('faulted runs');
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  mock.clearFixtures();
  mock.onModerate(/./, { flagged: false, categories: {} });
  for (const id of externals) {
    const model = mockModels[id];
    for (const [fault, told] of Object.entries(faults)) {
      const match = { model, userMessage: new RegExp(`${id}:${fault} `) };
      if ('status' in told) mock.on(match, { error: { message: 'no' }, status: told.status });
      else mock.on(match, { content: wholeAnswer(id) }, told.options);
    }
    mock.on({ model }, { content: wholeAnswer(id) });
  }
  await choose({ order: externals });
  const asker = await grownUp();
  const kinds = new Set<string>();
  let [truncated, lost] = [0, 0];
  await inLanes(runs, 16, async (run) => {
    // The first provider always fails, the second often, the third sometimes; then the built-in tutor answers.
    const failing = externals.filter((_, position) => random() < (oddsOfFailing[position] ?? 0));
    const planned = failing.map((id) => `${id}:${pick(Object.keys(faults) as Fault[])} `);
    for (const plan of planned) kinds.add(plan);
    try {
      const { text, done } = await seenOf(ai.stream(asker, ask(`Run ${run}, ${planned.join('')}: what is a mean?`)));
      if (!done) lost += 1;
      else {
        const { provider, text: answered } = done.answered;
        const isWhole = provider === 'built-in' || answered === wholeAnswer(provider as External);
        const isOfWhoFailed = failing.some((id) => id === provider);
        if (!isWhole || isOfWhoFailed || answered !== text) truncated += 1;
      }
    } catch {
      lost += 1;
    }
  });
  return { runs, truncated, lost, kinds: kinds.size };
}

const oddsOfFailing = [1, 0.6, 0.3];
