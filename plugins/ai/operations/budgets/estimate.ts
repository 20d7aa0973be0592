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
 * including thinking, at the most expensive provider. Models without a known price count as free.
 */
export function estimateOf(ask: Ask, settings: AiSettings, configuration: AiConfiguration, at: Date): number {
  const words = [
    ask.instructions,
    ...ask.turns.map(({ text }) => text),
    ...(ask.material ?? []).map(({ text }) => text),
  ];
  const inputTokens = Math.ceil(words.reduce((length, text) => length + text.length, 0) / 4);
  const models = modelsOf(settings, configuration);
  const costs = settings.order.map((id) => {
    const outputTokens = (ask.maxTokens ?? defaultAnswerTokens) + roomForThinking(id, models[id]);
    return costOf(priceOf(configuration.prices, id, models[id], at), { inputTokens, outputTokens }) ?? 0;
  });
  return Math.max(0, ...costs);
}
