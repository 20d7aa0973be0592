import { knexOf } from '../../core/db/index.ts';
import { seededRandom } from '../../core/random.ts';
import { environmentFor } from '../../plugins/ai/testing.ts';
import type { World } from './ai-platform.ts';
import { ask, externals, inLanes, openWorld, seenOf } from './ai-platform.ts';
import type { BillingMock } from './billing-mock.ts';
import { openBillingMock } from './billing-mock.ts';
import { pricePerToken } from './ledger-count.ts';

export interface Bills {
  /** Number of billed requests, and of those that were cut. */
  readonly requests: number;
  readonly cut: number;
  /** The ledger's excess over the bills as a share of them; negative where it is less. */
  readonly tokens: number;
  readonly cost: number;
}

/**
 * Compares the ledger with the providers' bills for streams cut at random places, by the provider or because the learner
 * leaves. The estimates learn from a few complete answers first, as in a running server.
 */
export async function compareBills(cuts: number, { learnFrom = 30 } = {}): Promise<Bills> {
  const mock = await openBillingMock();
  const world = await openWorld({ environment: { ...environmentFor(mock.url), ...pricePerToken } });
  try {
    const random = seededRandom('leaving');
    await takeAnswers(world, mock, learnFrom, () => undefined);
    const before = { ...mock.billed, booked: await booked(world) };
    mock.breaking = 0.5;
    while (mock.billed.cut - before.cut < cuts) {
      await takeAnswers(world, mock, 90, () => (random() < 0.5 ? random() * 300 : undefined));
    }
    const after = { ...mock.billed, booked: await booked(world) };
    const billed = after.inputTokens + after.outputTokens - before.inputTokens - before.outputTokens;
    return {
      requests: after.requests - before.requests,
      cut: after.cut - before.cut,
      tokens: (after.booked.tokens - before.booked.tokens) / billed - 1,
      // At one millionth per token, the number of billed tokens is the cost.
      cost: (after.booked.cost - before.booked.cost) / billed - 1,
    };
  } finally {
    await world.close();
    await mock.close();
  }
}

/** @param leavesAfter milliseconds after which the learner leaves; undefined where they stay */
async function takeAnswers(
  { ai, grownUp, choose, at }: World,
  mock: BillingMock,
  runs: number,
  leavesAfter: () => number | undefined,
): Promise<void> {
  const askers = await Promise.all(externals.map(() => grownUp()));
  const calls = () => knexOf(at.platform.database)('ai.calls').count('* as count').first();
  const begun = Number((await calls())?.count);
  for (const [turn, id] of externals.entries()) {
    await choose({ order: [id, ...externals.filter((other) => other !== id)] });
    const share = Math.ceil(runs / externals.length);
    await inLanes(share, 24, async (run) => {
      const leaving = new AbortController();
      const after = leavesAfter();
      if (after !== undefined) setTimeout(() => leaving.abort(), after);
      const asker = askers[turn];
      if (!asker) throw new Error('There are no askers');
      const text = `Question ${run}: ${'what is a mean and why do we divide? '.repeat(1 + (run % 7))}`;
      await seenOf(ai.stream(asker, ask(text), leaving.signal)).catch((error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      });
    });
  }
  await mock.untilIdle();
  const expected = begun + Math.ceil(runs / externals.length) * externals.length;
  while (Number((await calls())?.count) < expected) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function booked({ at }: World): Promise<{ tokens: number; cost: number }> {
  const row = await knexOf(at.platform.database)('ai.attempts')
    .select(
      knexOf(at.platform.database).raw(
        'coalesce(sum(input_tokens + output_tokens), 0) as tokens, coalesce(sum(cost), 0) as cost',
      ),
    )
    .first();
  return { tokens: Number(row?.tokens), cost: Number(row?.cost) };
}
