import type { AiConfiguration } from '../../configuration.ts';
import type { ExternalId } from '../../contract.ts';
import { roomForThinking } from '../../providers/thought-tokens.ts';
import type { Ask } from '../../services.ts';
import type { AiSettings } from '../../settings.ts';
import { costOf, priceOf } from '../prices.ts';

/** Tokens of an answer where a call names no limit. */
const usualAnswer = 2000;

/** The model each provider is asked with: the institution's choice, else the deployment's. */
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
 * What a call costs at most, in millionths of the currency: its words at four characters a token, an answer of full
 * length with what the model thinks before it, at the provider for which that is most. Models without a known price count
 * nothing.
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
    const outputTokens = (ask.maxTokens ?? usualAnswer) + roomForThinking(id, models[id]);
    return costOf(priceOf(configuration.prices, id, models[id], at), { inputTokens, outputTokens }) ?? 0;
  });
  return Math.max(0, ...costs);
}
