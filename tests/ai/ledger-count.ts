import { knexOf } from '../../core/db/index.ts';
import { seededRandom } from '../../core/random.ts';
import { aiOperations } from '../../plugins/ai/services.ts';
import { mockModels } from '../../plugins/ai/testing.ts';
import type { External, World } from './ai-platform.ts';
import { ask, externals, inLanes, seenOf } from './ai-platform.ts';

export interface LedgerCount {
  readonly calls: number;
  /** Calls whose entry differs from the providers' reports, or that have no or several entries. */
  readonly wrongCalls: number;
  /** Differences of the sums: tokens in the ledger, the administrators' totals, and the spending counted against budgets. */
  readonly wrongSums: number;
}

/** Compares the ledger with the mock's reports: each call's tokens, the sums, and the administrators' totals. */
export async function countLedger(
  { at, makers: { mock }, ai, grownUp, choose }: World,
  runs: number,
): Promise<LedgerCount> {
  const random = seededRandom('ledger');
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  mock.clearFixtures();
  mock.onModerate(/./, { flagged: false, categories: {} });
  await choose({ order: externals });
  const told = new Map<number, { input: number; output: number }>();
  for (const id of externals) {
    mock.on(
      { model: mockModels[id], userMessage: new RegExp(`${id}:fails `) },
      { error: { message: 'no' }, status: 500 },
    );
    mock.on({ model: mockModels[id] }, (request) => {
      const number = Number(/Call (\d+)/.exec(JSON.stringify(request.messages))?.[1]);
      const tokens = { input: upTo(2000), output: upTo(700) };
      // The mock uses each provider's format, and takes token counts under that provider's names.
      const usage = {
        ...{
          prompt_tokens: tokens.input,
          completion_tokens: tokens.output,
          total_tokens: tokens.input + tokens.output,
        },
        ...{ input_tokens: tokens.input, output_tokens: tokens.output },
        ...{ promptTokenCount: tokens.input, candidatesTokenCount: tokens.output },
        totalTokenCount: tokens.input + tokens.output,
      };
      told.set(number, tokens);
      return { content: 'A mean is a sum shared out evenly.', usage };
    });
  }
  const askers = await Promise.all(Array.from({ length: runs }, () => grownUp()));
  const before = await totals();
  await inLanes(runs, 12, async (run) => {
    const failing = externals.filter((_, position) => position < 2 && random() < 0.3);
    const asker = askers[run] as (typeof askers)[number];
    await seenOf(
      ai.stream(asker, ask(`Call ${run}, ${failing.map((id: External) => `${id}:fails `).join('')}: what is a mean?`)),
    );
  });
  let wrongCalls = 0;
  const sums = { input: 0, output: 0 };
  for (const [run, asker] of askers.entries()) {
    const entries = await knexOf(at.platform.database)('ai.calls').where({ user_id: asker.userId }).select();
    const { input, output } = told.get(run) ?? { input: -1, output: -1 };
    sums.input += input;
    sums.output += output;
    const [entry] = entries;
    if (entries.length !== 1 || entry?.inputTokens !== input || entry?.outputTokens !== output) wrongCalls += 1;
  }
  const after = await totals();
  const differences = [
    after.entries.input - before.entries.input - sums.input,
    after.entries.output - before.entries.output - sums.output,
    after.attempts - before.attempts - sums.input - sums.output,
    after.shown - before.shown - sums.input - sums.output,
    // At one millionth per token, spending equals the number of tokens.
    after.spent - before.spent - sums.input - sums.output,
  ];
  return { calls: runs, wrongCalls, wrongSums: differences.filter((difference) => difference !== 0).length };

  async function totals() {
    const knex = knexOf(at.platform.database);
    const sumOf = async (table: string, what: string) =>
      Number(
        (
          await knex(table)
            .select(knex.raw(`coalesce(sum(${what}), 0) as total`))
            .first()
        )?.total,
      );
    const { totals: shown } = await at.platform.host
      .service(aiOperations)
      .usage({ who: { institution: at.institution } }, {});
    return {
      entries: { input: await sumOf('ai.calls', 'input_tokens'), output: await sumOf('ai.calls', 'output_tokens') },
      attempts: await sumOf('ai.attempts', 'input_tokens + output_tokens'),
      shown: shown.inputTokens + shown.outputTokens,
      spent: await sumOf('ai.spending', 'cost'),
    };
  }
}

/** One millionth of the currency per token for every model. */
export const pricePerToken = {
  EIQ_AI_PRICES: JSON.stringify(externals.map((id) => ({ provider: id, model: mockModels[id], input: 1, output: 1 }))),
};
