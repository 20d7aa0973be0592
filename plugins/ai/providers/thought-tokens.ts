import type { ExternalId } from './index.ts';

/**
 * Models that are known not to think unless they are told to, which they never are here: their answer has its whole
 * limit. Servers of the operator's own get the bare limit, too (see `openai.ts`).
 */
const thinksOnlyWhenTold: Readonly<Record<ExternalId, RegExp>> = {
  openai: /^gpt-(?:3\.5|4|4o|4\.1)(?:-|$)|^chatgpt-4o/,
  anthropic: /^claude-(?:3|haiku-4|sonnet-4|opus-4)/,
  google: /^(?:models\/)?gemini-(?:1\.5|2\.0|2\.5-flash-lite)/,
};

/** Of models that think before they answer: thinking counts towards the limit they are given. */
const reserve = 4000;

/** Tokens that a model needs beside its answer's own limit, to think before it answers. */
export function roomForThinking(provider: ExternalId, model: string): number {
  return thinksOnlyWhenTold[provider].test(model) ? 0 : reserve;
}
