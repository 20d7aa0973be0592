import type { AnswerReport, Counted, Prompt } from '../provider.ts';
import { lengthOfTools } from '../tool-calls.ts';

/** What is known of a request, complete or cut off. */
export interface Seen {
  readonly prompt: Prompt;
  /** The answer's text so far. */
  readonly received: string;
  /** What the provider reported about tokens and thinking. */
  readonly report: AnswerReport;
  /** Milliseconds until the first words, or until the end where there were none. */
  readonly silence: number;
}

/**
 * Estimates what a provider bills for a request that was cut off, because most report token counts only at the end of a
 * whole answer. Characters per token, and tokens of thinking per millisecond of silence, are learnt for each model from
 * its complete answers. Before the first one, a token has four characters and silence counts as waiting.
 */
export interface TokenEstimates {
  of(model: string, seen: Seen): Counted;
  /** Learns from a complete answer and the provider's token counts. */
  learn(model: string, seen: Seen, counted: Counted): void;
}

const defaultCharactersPerToken = 4;

/** The weight of each new answer in the moving averages. */
const share = 0.05;

/** Plausible characters per token. Counts outside this range are ignored. */
const [minPerToken, maxPerToken] = [1, 12];

/** Exponentially weighted sums over past answers. A ratio of sums is unbiased, unlike a mean of ratios. */
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
      // Visible thinking counts like text; hidden thinking is assumed to last as long as the silence.
      const thought =
        report.thoughtCharacters > 0
          ? report.thoughtCharacters / perToken(output)
          : thinking.milliseconds > 0
            ? (silence * thinking.tokens) / thinking.milliseconds
            : 0;
      const outputTokens = Math.ceil(visible + thought);
      return {
        inputTokens: report.inputTokens ?? Math.ceil(lengthOf(prompt) / perToken(input)),
        // The reported count may be older than the last words.
        outputTokens: Math.max(report.outputTokens ?? 0, outputTokens),
      };
    },
    learn(model, { prompt, received, report, silence }, { inputTokens, outputTokens }) {
      // The map stays small: administrators choose models, callers cannot invent names.
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
  tokens > 0 ? characters / tokens : defaultCharactersPerToken;

const moved = (before: number, now: number) => before * (1 - share) + now * share;

function withRatio(before: Known['input'], characters: number, tokens: number): Known['input'] {
  const now = characters / tokens;
  if (characters === 0 || tokens === 0 || now < minPerToken || now > maxPerToken) return before;
  return { characters: moved(before.characters, characters), tokens: moved(before.tokens, tokens) };
}

function lengthOf({ system, turns, shape, tools }: Prompt): number {
  const ofTurns = turns.reduce((length, { text }) => length + text.length, 0);
  const ofTools = tools ? lengthOfTools(tools) : 0;
  return system.length + ofTurns + (shape ? JSON.stringify(shape.schema).length : 0) + ofTools;
}
