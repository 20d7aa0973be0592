import type { Provider, ProviderPart } from '../providers/provider.ts';
import { ProviderError } from '../providers/provider.ts';
import type { BuiltInDependencies } from './dependencies.ts';
import { composeReply } from './reply.ts';

export type { BuiltInDependencies } from './dependencies.ts';

/** The built-in tutor's version, as the model's name in the ledger. */
export const builtInModel = 'built-in-1';

/**
 * The tutor that needs no key and no network: deterministic, from the item bank's practice questions, explanations and
 * named misconceptions, exact arithmetic, and the learner's own record. Gives no structured output.
 */
export function createBuiltIn(dependencies: BuiltInDependencies): Provider {
  return {
    id: 'built-in',
    isExternal: false,
    async *answer(prompt, signal, { asker, ask }) {
      if (prompt.shape) throw new ProviderError('refused', 'The built-in tutor gives no structured output');
      const text = await composeReply(dependencies, asker, ask);
      yield* streamed(text, signal);
      yield {
        kind: 'end',
        finish: 'complete',
        inputTokens: tokensOf(ask.turns.map((turn) => turn.text).join(' ')),
        outputTokens: tokensOf(text),
      };
    },
  };
}

/** A few words at a time, as a model writes: whole paragraphs would make the text jump. */
async function* streamed(text: string, signal: AbortSignal): AsyncIterable<ProviderPart> {
  for (const piece of text.match(/(?:\S+\s*){1,6}/g) ?? []) {
    if (signal.aborted) throw new ProviderError('cut-off', 'Stopped', { cause: signal.reason });
    yield { kind: 'text', text: piece };
  }
}

/** The ledger counts four characters as a token; nothing is paid for these. */
const tokensOf = (text: string) => Math.ceil(text.length / 4);
