import type { Provider, ProviderPart } from '../providers/provider.ts';
import { ProviderError } from '../providers/provider.ts';
import type { BuiltInParts } from './parts.ts';
import { composeReply } from './reply.ts';

export type { BuiltInParts } from './parts.ts';

/** The model's name in the ledger: which state of the built-in tutor answered. */
export const builtInModel = 'built-in-1';

/**
 * The tutor that needs no key and no network: deterministic, from the item bank's practice questions, explanations and
 * named misconceptions, exact arithmetic, and the learner's own record. Gives no structured output.
 */
export function createBuiltIn(parts: BuiltInParts): Provider {
  return {
    id: 'built-in',
    isExternal: false,
    async *answer(prompt, signal, { asker, ask }) {
      if (prompt.shape) throw new ProviderError('refused', 'The built-in tutor gives no structured output');
      const text = await composeReply(parts, asker, ask);
      yield* told(text, signal);
      yield {
        kind: 'end',
        finish: 'complete',
        inputTokens: tokensOf(ask.turns.map((turn) => turn.text).join(' ')),
        outputTokens: tokensOf(text),
      };
    },
  };
}

/** A paragraph at a time would jump; a few words at a time reads as it is written. */
async function* told(text: string, signal: AbortSignal): AsyncIterable<ProviderPart> {
  for (const piece of text.match(/(?:\S+\s*){1,6}/g) ?? []) {
    if (signal.aborted) throw new ProviderError('cut-off', 'Stopped', { cause: signal.reason });
    yield { kind: 'text', text: piece };
  }
}

/** Nothing is paid for these; the ledger counts four characters as a token. */
const tokensOf = (text: string) => Math.ceil(text.length / 4);
