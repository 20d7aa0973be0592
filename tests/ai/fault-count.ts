import { seededRandom } from '../../core/random.ts';
import { mockModels } from '../../plugins/ai/testing.ts';
import type { AiPlatform, ExternalProvider } from './ai-platform.ts';
import { ask, externalProviders, readReply, runConcurrently } from './ai-platform.ts';

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

const wholeAnswer = (id: ExternalProvider) =>
  `This is the whole answer of ${id}. It has three sentences and takes several chunks. The last one ends here.`;

export interface FaultCount {
  readonly runs: number;
  /** Runs whose `done` part is not the whole answer of the provider that it names. */
  readonly truncated: number;
  /** Runs that ended without `done`, or with an error. */
  readonly lost: number;
  /** Pairs of provider and fault that occurred. */
  readonly kinds: number;
}

/** Makes calls in which providers fail in every way, through the gateway and all three client libraries. */
export async function countTruncated(
  { providers: { mock }, completions, adultAsker, saveSettings }: AiPlatform,
  runs: number,
): Promise<FaultCount> {
  const random = seededRandom('faulted runs');
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  mock.clearFixtures();
  mock.onModerate(/./, { flagged: false, categories: {} });
  for (const id of externalProviders) {
    const model = mockModels[id];
    for (const [fault, settings] of Object.entries(faults)) {
      const match = { model, userMessage: new RegExp(`${id}:${fault} `) };
      if ('status' in settings) mock.on(match, { error: { message: 'no' }, status: settings.status });
      else mock.on(match, { content: wholeAnswer(id) }, settings.options);
    }
    mock.on({ model }, { content: wholeAnswer(id) });
  }
  await saveSettings({ order: externalProviders });
  const asker = await adultAsker();
  const kinds = new Set<string>();
  let [truncated, lost] = [0, 0];
  await runConcurrently(runs, 16, async (run) => {
    // The first provider always fails, the second often, the third sometimes. If all fail, the built-in tutor answers.
    const failing = externalProviders.filter((_, position) => random() < (failureProbabilities[position] ?? 0));
    const planned = failing.map((id) => `${id}:${pick(Object.keys(faults) as Fault[])} `);
    for (const plan of planned) kinds.add(plan);
    try {
      const { text, done } = await readReply(
        completions.stream(asker, ask(`Run ${run}, ${planned.join('')}: what is a mean?`)),
      );
      if (!done) lost += 1;
      else {
        const { provider, text: answered } = done.answered;
        const isWhole = provider === 'built-in' || answered === wholeAnswer(provider as ExternalProvider);
        const isFromFailingProvider = failing.some((id) => id === provider);
        if (!isWhole || isFromFailingProvider || answered !== text) truncated += 1;
      }
    } catch {
      lost += 1;
    }
  });
  return { runs, truncated, lost, kinds: kinds.size };
}

const failureProbabilities = [1, 0.6, 0.3];
