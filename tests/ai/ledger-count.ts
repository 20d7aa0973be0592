import { knexOf } from '../../core/db/index.ts';
import { seededRandom } from '../../core/random.ts';
import { aiOperations } from '../../plugins/ai/services.ts';
import { mockModels } from '../../plugins/ai/testing.ts';
import type { AiPlatform, ExternalProvider } from './ai-platform.ts';
import { ask, externalProviders, readReply, runConcurrently } from './ai-platform.ts';

export interface LedgerCount {
  readonly calls: number;
  /** Calls without exactly one entry, or whose entry differs from the providers' reports. */
  readonly wrongCalls: number;
  /** Sums that differ: tokens in the ledger, the administrators' totals, and the spending counted against budgets. */
  readonly wrongSums: number;
}

/** Compares the ledger with the usage that the mock reports. */
export async function countLedger(
  { at, providers: { mock }, completions, adultAsker, saveSettings }: AiPlatform,
  runs: number,
): Promise<LedgerCount> {
  const random = seededRandom('ledger');
  const upTo = (limit: number) => 1 + Math.floor(random() * limit);
  mock.clearFixtures();
  mock.onModerate(/./, { flagged: false, categories: {} });
  await saveSettings({ order: externalProviders });
  const reported = new Map<number, { input: number; output: number }>();
  for (const id of externalProviders) {
    mock.on(
      { model: mockModels[id], userMessage: new RegExp(`${id}:fails `) },
      { error: { message: 'no' }, status: 500 },
    );
    mock.on({ model: mockModels[id] }, (request) => {
      const number = Number(/Call (\d+)/.exec(JSON.stringify(request.messages))?.[1]);
      const tokens = { input: upTo(2000), output: upTo(700) };
      // The mock reports the counts under the names of each provider's format.
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
      reported.set(number, tokens);
      return { content: 'A mean is a sum shared out evenly.', usage };
    });
  }
  const askers = await Promise.all(Array.from({ length: runs }, () => adultAsker()));
  const before = await totals();
  await runConcurrently(runs, 12, async (run) => {
    const failing = externalProviders.filter((_, position) => position < 2 && random() < 0.3);
    const asker = askers[run] as (typeof askers)[number];
    await readReply(
      completions.stream(
        asker,
        ask(`Call ${run}, ${failing.map((id: ExternalProvider) => `${id}:fails `).join('')}: what is a mean?`),
      ),
    );
  });
  let wrongCalls = 0;
  const sums = { input: 0, output: 0 };
  for (const [run, asker] of askers.entries()) {
    const entries = await knexOf(at.platform.database)('ai.calls').where({ user_id: asker.userId }).select();
    const { input, output } = reported.get(run) ?? { input: -1, output: -1 };
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
  EIQ_AI_PRICES: JSON.stringify(
    externalProviders.map((id) => ({ provider: id, model: mockModels[id], input: 1, output: 1 })),
  ),
};
