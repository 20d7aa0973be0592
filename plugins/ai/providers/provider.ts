import type { JsonSchema } from '../calls/json-schema.ts';
import type { Ask, Asker, Turn } from '../services.ts';

/** What a provider is asked, in the words that leave the platform: instructions with fenced material, and the turns. */
export interface Prompt {
  readonly model: string;
  readonly system: string;
  readonly turns: readonly Turn[];
  /** Tokens of the answer at most. */
  readonly maxTokens: number;
  /** The answer is to be JSON of this shape. */
  readonly shape?: { readonly name: string; readonly schema: JsonSchema };
}

/** Tokens as a provider counts them. */
export interface Counted {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What a provider says on the way to the end of an answer: all that is known of its bill where the stream is cut. */
export interface AnswerReport {
  /** The provider took the request: it bills it, whatever becomes of the answer. */
  isTaken: boolean;
  inputTokens?: number;
  /** Up to now, thinking included. */
  outputTokens?: number;
  /** Tokens of thinking, where they are counted apart. */
  thoughtTokens?: number;
  /** Characters of thinking that were sent. */
  thoughtCharacters: number;
}

/** Why an answer ended: only `complete` is a whole one. */
export type Finish = 'complete' | 'length' | 'filtered';

export type ProviderPart =
  | { readonly kind: 'text'; readonly text: string }
  /** The last part of an answer. A stream that ends without it was cut off, whatever the library says. */
  | { readonly kind: 'end'; readonly finish: Finish; readonly inputTokens: number; readonly outputTokens: number };

/** What went wrong at a provider, told apart by what can be done about it. */
export class ProviderError extends Error {
  readonly reason:
    | 'unavailable'
    | 'rate-limited'
    | 'unauthorized'
    | 'no-such-model'
    | 'refused'
    | 'garbage'
    | 'timeout'
    | 'cut-off';
  /** Milliseconds after which it may be tried again, where the provider said so. */
  readonly retryAfter: number | undefined;

  constructor(
    reason: ProviderError['reason'],
    message: string,
    options: { cause?: unknown; retryAfter?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.retryAfter = options.retryAfter;
  }
}

/** One maker's models behind the one interface. Makes one request for each call: retries are the router's. */
export interface Provider {
  readonly id: 'openai' | 'anthropic' | 'google' | 'built-in';
  /** True where what is sent leaves the platform. */
  readonly isExternal: boolean;
  /**
   * `given` is the call behind the prompt; only the built-in one looks at it. What is known of tokens is written to `told`
   * as it comes. @throws ProviderError
   */
  answer(
    prompt: Prompt,
    signal: AbortSignal,
    given: { asker: Asker; ask: Ask },
    report?: AnswerReport,
  ): AsyncIterable<ProviderPart>;
  /** What the maker says of a text, where it offers to. @throws ProviderError */
  moderate?(
    text: string,
    signal: AbortSignal,
  ): Promise<{ readonly isFlagged: boolean; readonly categories: readonly string[] }>;
}
