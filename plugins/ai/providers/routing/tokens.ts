import type { AnswerReport, Counted, Prompt } from '../provider.ts';

/** What is known of a request, whole or cut. */
export interface Seen {
  readonly prompt: Prompt;
  /** Text of the answer. */
  readonly received: string;
  /** What the provider said of tokens and thinking on the way. */
  readonly report: AnswerReport;
  /** Milliseconds until the first words; until the end where there were none. */
  readonly silence: number;
}

/**
 * What a request that was cut is billed, as far as can be told: most providers count tokens only at the end of a whole
 * answer. Characters a token, and tokens of thinking for each millisecond of silence, are learnt for each model from its
 * whole answers. Until there is one, a token has four characters and silence is taken for waiting.
 */
export interface TokenEstimates {
  of(model: string, seen: Seen): Counted;
  /** A whole answer, and the tokens that the provider counted for it. */
  learn(model: string, seen: Seen, counted: Counted): void;
}

const usual = 4;

/** The last answers count: each new one has this share of what is known. */
const share = 0.05;

/** Characters a token that a text can have: what a provider counts otherwise is no measure for other answers. */
const [least, most] = [1, 12];

/** Sums over the last answers, each newer one with more weight: a ratio of sums leans to no side. */
interface Known {
  readonly input: { characters: number; tokens: number };
  readonly output: { characters: number; tokens: number };
  readonly thinking: { tokens: number; milliseconds: number };
}

export function createTokenEstimates(): TokenEstimates {
  const known = new Map<string, Known>();
  return {
    of(model, { prompt, received, report, silence }) {
      const { input, output, thinking } = known.get(model) ?? unknown();
      const visible = received.length / perToken(output);
      // Where thinking can be seen it counts as words do; else it goes on while nothing comes.
      const thought =
        report.thoughtCharacters > 0
          ? report.thoughtCharacters / perToken(output)
          : thinking.milliseconds > 0
            ? (silence * thinking.tokens) / thinking.milliseconds
            : 0;
      const outputTokens = Math.ceil(visible + thought);
      return {
        inputTokens: report.inputTokens ?? Math.ceil(lengthOf(prompt) / perToken(input)),
        // What was told last came before the words after it.
        outputTokens: Math.max(report.outputTokens ?? 0, outputTokens),
      };
    },
    learn(model, { prompt, received, report, silence }, { inputTokens, outputTokens }) {
      // Models of people's own choice are few; names are not made up by callers.
      const before = known.get(model) ?? unknown();
      const thought = report.thoughtTokens ?? 0;
      const written = received.length + report.thoughtCharacters;
      const visible = Math.max(0, outputTokens - (report.thoughtCharacters > 0 ? 0 : thought));
      known.set(model, {
        input: withRatio(before.input, lengthOf(prompt), inputTokens),
        output: withRatio(before.output, written, visible),
        thinking: {
          tokens: moved(before.thinking.tokens, thought),
          milliseconds: moved(before.thinking.milliseconds, silence),
        },
      });
    },
  };
}

const unknown = (): Known => ({
  input: { characters: 0, tokens: 0 },
  output: { characters: 0, tokens: 0 },
  thinking: { tokens: 0, milliseconds: 0 },
});

const perToken = ({ characters, tokens }: { characters: number; tokens: number }) =>
  tokens > 0 ? characters / tokens : usual;

const moved = (before: number, now: number) => before * (1 - share) + now * share;

function withRatio(before: Known['input'], characters: number, tokens: number): Known['input'] {
  const now = characters / tokens;
  if (characters === 0 || tokens === 0 || now < least || now > most) return before;
  return { characters: moved(before.characters, characters), tokens: moved(before.tokens, tokens) };
}

function lengthOf({ system, turns, shape }: Prompt): number {
  const said = turns.reduce((length, { text }) => length + text.length, 0);
  return system.length + said + (shape ? JSON.stringify(shape.schema).length : 0);
}
