import type { Provider, ProviderPart } from '../providers/provider.ts';
import { ProviderError } from '../providers/provider.ts';
import type { BuiltInDependencies } from './dependencies.ts';
import { composeReply } from './reply.ts';

export type { BuiltInDependencies } from './dependencies.ts';

/** The built-in tutor's version, as the model's name in the ledger. */
export const builtInModel = 'built-in-1';

/**
 * The tutor that needs no key and no network. Its answers are deterministic; they use the lessons, the item bank's
 * practice questions, exact arithmetic and the learner's own record. It gives no structured output.
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

/** Streams a few words at a time, as models do: whole paragraphs would make the screen jump. */
async function* streamed(text: string, signal: AbortSignal): AsyncIterable<ProviderPart> {
  for (const piece of text.match(/(?:\S+\s*){1,6}/g) ?? []) {
    if (signal.aborted) throw new ProviderError('cut-off', 'Stopped', { cause: signal.reason });
    yield { kind: 'text', text: piece };
  }
}

/** Counts four characters as a token, for the ledger only: the built-in tutor is free of charge. */
const tokensOf = (text: string) => Math.ceil(text.length / 4);
