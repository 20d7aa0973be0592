import type { TestPlatform, TestPlatformOptions } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import type { Ask, Asker, Completions, StreamPart } from '../../plugins/ai/services.ts';
import { completions } from '../../plugins/ai/services.ts';
import type { MockProviders } from '../../plugins/ai/testing.ts';
import { environmentFor, mockModels, openMockProviders } from '../../plugins/ai/testing.ts';
import { learnerRecord } from '../../plugins/learner/services.ts';

// A platform whose three providers are one mock on loopback. Tests make a few calls, benchmarks many.

export interface AiPlatform {
  readonly at: TestPlatform;
  readonly providers: MockProviders;
  readonly completions: Completions;
  /** A new person whose data may be sent to external providers. */
  adultAsker(): Promise<Asker>;
  saveSettings(settings: Record<string, unknown>): Promise<unknown>;
  close(): Promise<void>;
}

/** Rate limits do not apply, and circuit breakers stay closed unless `environment` changes that. */
const unlimited = {
  EIQ_AI_BREAKER_FAILURES: '1000000',
  EIQ_AI_CALLS_PER_MINUTE: JSON.stringify(
    Object.fromEntries(
      ['chat', 'tutoring', 'coaching', 'hint', 'grading', 'summary', 'test'].map((purpose) => [purpose, 1_000_000]),
    ),
  ),
};

export async function openAiPlatform({ environment, ...options }: TestPlatformOptions = {}): Promise<AiPlatform> {
  const providers = await openMockProviders();
  const at = await createTestPlatform({
    plugins: ['ai', 'learner', 'item-bank'],
    environment: { ...environmentFor(providers.mock.url), ...unlimited, ...environment },
    ...options,
  });
  const { institution, platform } = at;
  const within = { who: { institution } };
  return {
    at,
    providers,
    completions: platform.host.service(completions),
    async adultAsker() {
      const { user } = await at.person('learner');
      await platform.host.service(learnerRecord).setAgeBand(within, user.id, 'adult');
      return { ...within, userId: user.id };
    },
    saveSettings: (settings) => platform.switchboard.saveSettings({ institution }, 'ai', settings),
    async close() {
      await at.close();
      await providers.close();
    },
  };
}

export type ExternalProvider = keyof typeof mockModels;
export const externalProviders = Object.keys(mockModels) as ExternalProvider[];

export const ask = (text: string, more: Partial<Ask> = {}): Ask => ({
  plugin: 'tutor',
  purpose: 'chat',
  instructions: 'You are a patient tutor.',
  turns: [{ role: 'user', text }],
  isPersonal: true,
  ...more,
});

/** A reply as the learner saw it. */
export interface DisplayedReply {
  /** The displayed text after each part. */
  readonly shown: readonly string[];
  readonly text: string;
  readonly done: Extract<StreamPart, { kind: 'done' }> | undefined;
  /** Milliseconds until the first words. */
  readonly firstWords: number;
}

export async function readReply(parts: AsyncIterable<StreamPart>): Promise<DisplayedReply> {
  const began = performance.now();
  let firstWords = Number.NaN;
  let text = '';
  let done: DisplayedReply['done'];
  const shown: string[] = [];
  for await (const part of parts) {
    if (part.kind === 'restart') text = '';
    else if (part.kind === 'done') done = part;
    else {
      if (Number.isNaN(firstWords)) firstWords = performance.now() - began;
      text += part.text;
      shown.push(text);
    }
  }
  return { shown, text, done, firstWords };
}

/** Runs a number of tasks, at most `concurrency` at the same time. */
export async function runConcurrently(
  runs: number,
  concurrency: number,
  run: (number: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let number = next++; number < runs; number = next++) await run(number);
    }),
  );
}

/** The quantile of the values for a share from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
