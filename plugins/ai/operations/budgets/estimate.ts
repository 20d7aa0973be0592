import { longestResult, mostCallsAtOnce, mostRounds } from '../../calls/tools/limits.ts';
import type { AiConfiguration } from '../../configuration.ts';
import type { ExternalId } from '../../contract.ts';
import { roomForThinking } from '../../providers/thought-tokens.ts';
import type { Ask } from '../../services.ts';
import type { AiSettings } from '../../settings.ts';
import { costOf, priceOf } from '../prices.ts';

/** Tokens of an answer where a call sets no limit. */
const defaultAnswerTokens = 2000;

/** The model of each provider: the institution's choice, else the deployment's. */
export function modelsOf(
  settings: Pick<AiSettings, 'models'>,
  configuration: AiConfiguration,
): Record<ExternalId, string> {
  return {
    openai: settings.models.openai ?? configuration.openaiModel,
    anthropic: settings.models.anthropic ?? configuration.anthropicModel,
    google: settings.models.google ?? configuration.googleModel,
  };
}

/**
 * Maximum cost of a call in millionths of the currency: its text at four characters a token and an answer of full length
 * including thinking, at the most expensive provider; with tools, as many requests with results as tools may take. Models
 * without a known price count as free.
 */
export function estimateOf(ask: Ask, settings: AiSettings, configuration: AiConfiguration, at: Date): number {
  const words = [
    ask.instructions,
    ...ask.turns.map(({ text }) => text),
    ...(ask.material ?? []).map(({ text }) => text),
  ];
  const length = words.reduce((sum, text) => sum + text.length, 0);
  const requests = ask.tools ? mostRounds + 1 : 1;
  // Each request repeats the results of all rounds before it.
  const resultLength = ((requests * (requests - 1)) / 2) * mostCallsAtOnce * longestResult;
  const inputTokens = Math.ceil((length * requests + resultLength) / 4);
  const models = modelsOf(settings, configuration);
  const costs = settings.order.map((id) => {
    const outputTokens = requests * ((ask.maxTokens ?? defaultAnswerTokens) + roomForThinking(id, models[id]));
    return costOf(priceOf(configuration.prices, id, models[id], at), { inputTokens, outputTokens }) ?? 0;
  });
  return Math.max(0, ...costs);
}
