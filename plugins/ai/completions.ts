import type { Provider } from './providers/provider.ts';
import type { Answered, Completions } from './services.ts';

/** Language models behind one door; for now the built-in one alone. */
export function createCompletions(builtIn: Provider): Completions {
  const stream: Completions['stream'] = async function* (asker, ask, signal = new AbortController().signal) {
    const prompt = { model: builtIn.id, system: ask.instructions, turns: ask.turns, maxTokens: ask.maxTokens ?? 1000 };
    let text = '';
    for await (const part of builtIn.answer(prompt, signal, { asker, ask })) {
      if (part.kind === 'text') {
        text += part.text;
        yield part;
        continue;
      }
      const { inputTokens, outputTokens } = part;
      const answered = { provider: builtIn.id, model: builtIn.id, text, inputTokens, outputTokens };
      yield { kind: 'done', answered };
    }
  };
  return {
    stream,
    async text(asker, ask, signal) {
      let answered: Answered | undefined;
      for await (const part of stream(asker, ask, signal)) if (part.kind === 'done') answered = part.answered;
      if (!answered) throw new Error('The built-in tutor ended without an end');
      return answered;
    },
    structured: async () => undefined,
    moderate: async () => ({ isFlagged: false, categories: [], isUrgent: false }),
  };
}
