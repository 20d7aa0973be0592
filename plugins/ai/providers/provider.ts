import type { JsonSchema } from '../calls/json-schema.ts';
import type { Ask, Asker, Turn } from '../services.ts';

/** The text sent to a provider: instructions with fenced material, and the turns. */
export interface Prompt {
  readonly model: string;
  readonly system: string;
  readonly turns: readonly Turn[];
  /** Maximum tokens of the answer. */
  readonly maxTokens: number;
  /** The tools that the model may call, and its calls so far in this answer. */
  readonly tools?: OfferedTools;
  /** The answer must be JSON that fits this schema. */
  readonly shape?: { readonly name: string; readonly schema: JsonSchema };
}

export interface OfferedTools {
  /** When to call them. */
  readonly rules: string;
  readonly declared: readonly ToolDeclaration[];
  /** Earlier requests of the same answer, oldest first. */
  readonly rounds: readonly ToolRound[];
  /** False for the last request of an answer, which has to be words. */
  readonly mayCall: boolean;
}

export interface ToolDeclaration {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** A call as the model wrote it. */
export interface ToolCall {
  readonly name: string;
  /** Meant to be JSON; models also write broken JSON. */
  readonly arguments: string;
  /** What this provider wants back together with the call, such as signed thoughts. */
  readonly carried?: { readonly provider: Provider['id']; readonly value: unknown };
}

/** One request of an answer that ended with calls: the words before them, the calls, and their results in order. */
export interface ToolRound {
  readonly said: string;
  readonly calls: readonly ToolCall[];
  readonly results: readonly string[];
}

/** Tokens as a provider counts them. */
export interface Counted {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What a provider reports while it streams an answer. If the stream is cut, this is all that is known of its cost. */
export interface AnswerReport {
  /** The provider accepted the request and bills it, whether or not the answer completes. */
  isTaken: boolean;
  inputTokens?: number;
  /** So far, including thinking. */
  outputTokens?: number;
  /** Tokens of thinking, where the provider counts them separately. */
  thoughtTokens?: number;
  /** Characters of thinking that were sent. */
  thoughtCharacters: number;
}

/** Why a request ended. `complete` is a whole answer; after `calls` the model waits for results of tools. */
export type Finish = 'complete' | 'length' | 'filtered' | 'calls';

export type ProviderPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly call: ToolCall }
  /** The last part of an answer. A stream without it was cut off, even if the library reports success. */
  | { readonly kind: 'end'; readonly finish: Finish; readonly inputTokens: number; readonly outputTokens: number };

/** A provider's failure, classified by what can be done about it. */
export class ProviderError extends Error {
  readonly reason:
    | 'unavailable'
    | 'rate-limited'
    | 'unauthorized'
    | 'no-such-model'
    | 'refused'
    | 'garbage'
    /** The model takes no tools. The provider remembers it, so that the same request without them may succeed. */
    | 'no-tools'
    | 'timeout'
    | 'cut-off';
  /** Milliseconds after which to retry, where the provider sent them. */
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

/** The interface to one provider's models. Sends one request per call; the router does the retries. */
export interface Provider {
  readonly id: 'openai' | 'anthropic' | 'google' | 'built-in';
  /** Whether prompts leave the platform. */
  readonly isExternal: boolean;
  /**
   * `given` is the call behind the prompt, used by the built-in tutor alone. Token counts are written to `report` as they
   * arrive. @throws ProviderError
   */
  answer(
    prompt: Prompt,
    signal: AbortSignal,
    given: { asker: Asker; ask: Ask },
    report?: AnswerReport,
  ): AsyncIterable<ProviderPart>;
  /** The provider's own moderation, where it has one. @throws ProviderError */
  moderate?(
    text: string,
    signal: AbortSignal,
  ): Promise<{ readonly isFlagged: boolean; readonly categories: readonly string[] }>;
}
