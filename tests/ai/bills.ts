import { knexOf } from '../../core/db/index.ts';
import { seededRandom } from '../../core/random.ts';
import { environmentFor } from '../../plugins/ai/testing.ts';
import type { AiPlatform } from './ai-platform.ts';
import { ask, externalProviders, openAiPlatform, readReply, runConcurrently } from './ai-platform.ts';
import type { BillingMock } from './billing-mock.ts';
import { openBillingMock } from './billing-mock.ts';
import { pricePerToken } from './ledger-count.ts';

export interface Bills {
  /** Number of billed requests, and of those that were interrupted. */
  readonly requests: number;
  readonly cut: number;
  /** The ledger's excess over the bills as a share of the bills; negative if the ledger is lower. */
  readonly tokens: number;
  readonly cost: number;
}

/**
 * Compares the ledger with the providers' bills for streams that end at random places, because the provider fails or the
 * learner leaves. A few complete answers come first, because estimates are based on earlier answers.
 */
export async function compareBills(cuts: number, { learnFrom = 30 } = {}): Promise<Bills> {
  const mock = await openBillingMock();
  const ai = await openAiPlatform({ environment: { ...environmentFor(mock.url), ...pricePerToken } });
  try {
    const random = seededRandom('leaving');
    await takeAnswers(ai, mock, learnFrom, () => undefined);
    const before = { ...mock.billed, booked: await booked(ai) };
    mock.breakShare = 0.5;
    while (mock.billed.cut - before.cut < cuts) {
      await takeAnswers(ai, mock, 90, () => (random() < 0.5 ? random() * 300 : undefined));
    }
    const after = { ...mock.billed, booked: await booked(ai) };
    const billed = after.inputTokens + after.outputTokens - before.inputTokens - before.outputTokens;
    return {
      requests: after.requests - before.requests,
      cut: after.cut - before.cut,
      tokens: (after.booked.tokens - before.booked.tokens) / billed - 1,
      // At one millionth per token, the cost equals the number of billed tokens.
      cost: (after.booked.cost - before.booked.cost) / billed - 1,
    };
  } finally {
    await ai.close();
    await mock.close();
  }
}

/** @param leavesAfter milliseconds after which the learner leaves; undefined if they stay */
async function takeAnswers(
  { completions, adultAsker, saveSettings, at }: AiPlatform,
  mock: BillingMock,
  runs: number,
  leavesAfter: () => number | undefined,
): Promise<void> {
  const askers = await Promise.all(externalProviders.map(() => adultAsker()));
  const calls = () => knexOf(at.platform.database)('ai.calls').count('* as count').first();
  const before = Number((await calls())?.count);
  for (const [turn, id] of externalProviders.entries()) {
    await saveSettings({ order: [id, ...externalProviders.filter((other) => other !== id)] });
    const share = Math.ceil(runs / externalProviders.length);
    await runConcurrently(share, 24, async (run) => {
      const leaving = new AbortController();
      const after = leavesAfter();
      if (after !== undefined) setTimeout(() => leaving.abort(), after);
      const asker = askers[turn];
      if (!asker) throw new Error('No asker for this provider');
      const text = `Question ${run}: ${'what is a mean and why do we divide? '.repeat(1 + (run % 7))}`;
      await readReply(completions.stream(asker, ask(text), leaving.signal)).catch((error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      });
    });
  }
  await mock.untilIdle();
  const expected = before + Math.ceil(runs / externalProviders.length) * externalProviders.length;
  while (Number((await calls())?.count) < expected) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function booked({ at }: AiPlatform): Promise<{ tokens: number; cost: number }> {
  const row = await knexOf(at.platform.database)('ai.attempts')
    .select(
      knexOf(at.platform.database).raw(
        'coalesce(sum(input_tokens + output_tokens), 0) as tokens, coalesce(sum(cost), 0) as cost',
      ),
    )
    .first();
  return { tokens: Number(row?.tokens), cost: Number(row?.cost) };
}
