import { z } from 'zod';

/**
 * The price of a model's tokens, in the deployment's currency per million tokens, which equals millionths of the
 * currency per token. `model` is a name, or its beginning up to a hyphen: `gpt-5.6-luna` includes
 * `gpt-5.6-luna-2026-07-09`.
 */
export const Price = z.object({
  provider: z.enum(['openai', 'anthropic', 'google']),
  model: z.string().min(1),
  input: z.number().min(0),
  output: z.number().min(0),
  /** The first day of this price (`YYYY-MM-DD`, UTC); without one it applies from the beginning. */
  from: z.iso.date().optional(),
});
export type Price = z.output<typeof Price>;

/**
 * In US dollars, for prompts of up to 100,000 tokens (longer ones, for which some providers charge more, are refused
 * earlier), without discounts for cached or batched requests.
 *
 * Checked on 22 November 2026 against copies of the providers' pages from these days:
 * OpenAI: developers.openai.com/api/docs/pricing and the pages of its models, 22 September to 5 November 2026.
 * Anthropic: platform.claude.com/docs/en/about-claude/pricing and the overviews of its models, 24 October 2026.
 * Google: ai.google.dev/gemini-api/docs/pricing, 7 October 2026; output includes thinking.
 */
export const listedPrices: readonly Price[] = [
  { provider: 'openai', model: 'gpt-6-astra', input: 10, output: 50 },
  { provider: 'openai', model: 'gpt-6-sol', input: 2, output: 10 },
  { provider: 'openai', model: 'gpt-6-luna', input: 0.1, output: 0.5 },
  { provider: 'openai', model: 'gpt-5.6-sol', input: 4, output: 20 },
  { provider: 'openai', model: 'gpt-5.6-luna', input: 0.2, output: 1.2 },
  { provider: 'openai', model: 'gpt-5.6-terra', input: 2, output: 12 },
  { provider: 'openai', model: 'gpt-5.4', input: 2.5, output: 15 },
  { provider: 'openai', model: 'gpt-5.4-mini', input: 0.75, output: 4.5 },
  { provider: 'anthropic', model: 'claude-fable-5-1', input: 10, output: 50 },
  { provider: 'anthropic', model: 'claude-opus-5-5', input: 4, output: 20 },
  { provider: 'anthropic', model: 'claude-opus-5', input: 5, output: 25 },
  { provider: 'anthropic', model: 'claude-sonnet-5-5', input: 2, output: 10 },
  { provider: 'anthropic', model: 'claude-sonnet-5', input: 2, output: 10 },
  { provider: 'anthropic', model: 'claude-haiku-5-5', input: 0.1, output: 0.5 },
  { provider: 'anthropic', model: 'claude-haiku-4-5', input: 1, output: 5 },
  { provider: 'google', model: 'gemini-3.8-flash', input: 0.75, output: 3.75 },
  { provider: 'google', model: 'gemini-3.8-flash', input: 1.5, output: 7.5, from: '2027-01-01' },
  { provider: 'google', model: 'gemini-3.5-flash', input: 1.5, output: 9 },
  { provider: 'google', model: 'gemini-2.5-pro', input: 1.25, output: 10 },
  { provider: 'google', model: 'gemini-2.5-flash', input: 0.3, output: 2.5 },
  { provider: 'google', model: 'gemini-2.5-flash-lite', input: 0.1, output: 0.4 },
];

/** The price of a model on a day; undefined where it is unknown. The operator's prices take precedence. */
export function priceOf(
  own: readonly Price[],
  provider: string,
  model: string,
  at: Date,
): Pick<Price, 'input' | 'output'> | undefined {
  if (provider === 'built-in') return { input: 0, output: 0 };
  const day = at.toISOString().slice(0, 10);
  const named = model.replace(/^models\//, '');
  for (const list of [own, listedPrices]) {
    const fitting = list.filter(
      (price) => price.provider === provider && isOf(price.model, named) && (price.from ?? '') <= day,
    );
    // The longest name is the most specific; of the same name, the latest price applies.
    fitting.sort((a, b) => b.model.length - a.model.length || (b.from ?? '').localeCompare(a.from ?? ''));
    if (fitting[0]) return fitting[0];
  }
  return undefined;
}

/** A dated version has its model's price; `gpt-5.4-mini` is a different model than `gpt-5.4`. */
const isOf = (model: string, name: string) =>
  name === model ||
  (name.startsWith(`${model}-`) && /^\d{4,8}(-\d{2}-\d{2})?$|^latest$/.test(name.slice(model.length + 1)));

/** In whole millionths of the currency; undefined where the price is unknown. */
export function costOf(
  price: Pick<Price, 'input' | 'output'> | undefined,
  tokens: { readonly inputTokens: number; readonly outputTokens: number },
): number | undefined {
  return price && Math.max(0, Math.ceil(price.input * tokens.inputTokens + price.output * tokens.outputTokens - 1e-9));
}
