import type { ExternalId } from './index.ts';

/**
 * Models that do not think unless requested, which the platform never does: the whole limit is left for the answer.
 * The operator's own servers get the bare limit, too (see `openai.ts`).
 */
const thinksOnRequest: Readonly<Record<ExternalId, RegExp>> = {
  openai: /^gpt-(?:3\.5|4|4o|4\.1)(?:-|$)|^chatgpt-4o/,
  anthropic: /^claude-(?:3|haiku-4|sonnet-4|opus-4)/,
  google: /^(?:models\/)?gemini-(?:1\.5|2\.0|2\.5-flash-lite)/,
};

/** Additional tokens for models that think first, because thinking counts towards the limit. */
const reserve = 4000;

/** Tokens to add to an answer's limit for the model's thinking. */
export function roomForThinking(provider: ExternalId, model: string): number {
  return thinksOnRequest[provider].test(model) ? 0 : reserve;
}
