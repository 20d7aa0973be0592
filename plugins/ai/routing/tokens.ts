import type { Prompt } from '../providers/provider.ts';

interface Tokens {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/**
 * What a request that was cut is billed, as far as can be told: the provider counts tokens only at the end of a whole
 * answer. Characters a token are learnt for each model from its whole answers, and are four until there is one.
 */
export interface TokenEstimates {
  of(model: string, prompt: Prompt, received: string): Tokens;
  /** A whole answer, and the tokens that the provider counted for it. */
  learn(model: string, prompt: Prompt, received: string, counted: Tokens): void;
}

const usual = 4;

/** The last answers count: each new one has this share of what is known. */
const share = 0.1;

/** Characters a token that a text can have: what a provider counts otherwise is no measure for other answers. */
const [least, most] = [1, 12];

export function createTokenEstimates(): TokenEstimates {
  const known = new Map<string, { input: number; output: number }>();
  const perToken = (model: string) => known.get(model) ?? { input: usual, output: usual };
  const learnt = (before: number, length: number, tokens: number, isFirst: boolean) => {
    const now = length / tokens;
    if (length === 0 || tokens === 0 || now < least || now > most) return before;
    return isFirst ? now : before + share * (now - before);
  };
  return {
    of(model, prompt, received) {
      const { input, output } = perToken(model);
      return {
        inputTokens: Math.ceil(lengthOf(prompt) / input),
        outputTokens: Math.ceil(received.length / output),
      };
    },
    learn(model, prompt, received, { inputTokens, outputTokens }) {
      const before = perToken(model);
      const isFirst = !known.has(model);
      // Models of people's own choice are few; names are not made up by callers.
      known.set(model, {
        input: learnt(before.input, lengthOf(prompt), inputTokens, isFirst),
        output: learnt(before.output, received.length, outputTokens, isFirst),
      });
    },
  };
}

function lengthOf({ system, turns, shape }: Prompt): number {
  const said = turns.reduce((length, { text }) => length + text.length, 0);
  return system.length + said + (shape ? JSON.stringify(shape.schema).length : 0);
}
