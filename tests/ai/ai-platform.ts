import type { TestPlatform, TestPlatformOptions } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import type { Ask, Asker, Completions, StreamPart } from '../../plugins/ai/services.ts';
import { completions } from '../../plugins/ai/services.ts';
import type { MockProviders } from '../../plugins/ai/testing.ts';
import { environmentFor, mockModels, openMockProviders } from '../../plugins/ai/testing.ts';
import { learnerRecord } from '../../plugins/learner/services.ts';

// A platform whose three providers are one mock on loopback. Tests use small numbers of calls, the bench large ones.

export interface World {
  readonly at: TestPlatform;
  readonly makers: MockProviders;
  readonly ai: Completions;
  /** A new person whose data may be sent to external providers. */
  grownUp(): Promise<Asker>;
  choose(settings: Record<string, unknown>): Promise<unknown>;
  close(): Promise<void>;
}

/** Rate limits do not apply, and circuit breakers stay closed unless `environment` changes that. */
const patient = {
  EIQ_AI_BREAKER_FAILURES: '1000000',
  EIQ_AI_CALLS_PER_MINUTE: JSON.stringify(
    Object.fromEntries(
      ['chat', 'tutoring', 'coaching', 'hint', 'grading', 'test'].map((purpose) => [purpose, 1_000_000]),
    ),
  ),
};

export async function openWorld({ environment, ...options }: TestPlatformOptions = {}): Promise<World> {
  const makers = await openMockProviders();
  const at = await createTestPlatform({
    plugins: ['ai', 'learner', 'item-bank'],
    environment: { ...environmentFor(makers.mock.url), ...patient, ...environment },
    ...options,
  });
  const { institution, platform } = at;
  const within = { who: { institution } };
  return {
    at,
    makers,
    ai: platform.host.service(completions),
    async grownUp() {
      const { user } = await at.person('learner');
      await platform.host.service(learnerRecord).setAgeBand(within, user.id, 'adult');
      return { ...within, userId: user.id };
    },
    choose: (settings) => platform.switchboard.saveSettings({ institution }, 'ai', settings),
    async close() {
      await at.close();
      await makers.close();
    },
  };
}

export type External = keyof typeof mockModels;
export const externals = Object.keys(mockModels) as External[];

export const ask = (text: string, more: Partial<Ask> = {}): Ask => ({
  plugin: 'tutor',
  purpose: 'chat',
  instructions: 'You are a patient tutor.',
  turns: [{ role: 'user', text }],
  isPersonal: true,
  ...more,
});

/** A reply as displayed, and how it ended. */
export interface Seen {
  /** Every text that was displayed at any moment. */
  readonly shown: readonly string[];
  readonly text: string;
  readonly done: Extract<StreamPart, { kind: 'done' }> | undefined;
  /** Milliseconds until the first words. */
  readonly firstWords: number;
}

export async function seenOf(parts: AsyncIterable<StreamPart>): Promise<Seen> {
  const began = performance.now();
  let firstWords = Number.NaN;
  let text = '';
  let done: Seen['done'];
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

/** Runs a number of tasks with limited concurrency. */
export async function inLanes(runs: number, lanes: number, run: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let number = next++; number < runs; number = next++) await run(number);
    }),
  );
}

/** The quantile of the values for a share from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
