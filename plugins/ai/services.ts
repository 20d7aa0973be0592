import type { z } from 'zod';
import type { Actor, UserRef } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { Section } from '../item-bank/contract.ts';
import type { OpenLearnerQuestion } from '../item-bank/services.ts';
import type { ExternalId, Status, TestResult, Usage } from './contract.ts';
import type { Comparison } from './evaluations/comparison.ts';
import type { Evaluation } from './evaluations/evaluate.ts';

export type { Prompted, Prompts } from './prompts/prompts.ts';
export { createPrompts } from './prompts/prompts.ts';

/**
 * On whose behalf a call is made. `userId` is the person whose words or record the prompt contains: their age and
 * consent decide which providers may receive it.
 */
export interface Asker {
  readonly who: Pick<Actor, 'institution'> & { readonly user?: Pick<UserRef, 'id' | 'role'> | undefined };
  readonly userId: string;
}

/** What a call is for. Limits, the ledger and the built-in tutor distinguish calls by it. */
export type Purpose = 'chat' | 'tutoring' | 'coaching' | 'hint' | 'grading' | 'summary' | 'test';

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** Text from a learner, a document or a profile. It is fenced in the prompt as data, never as an instruction. */
export interface Material {
  readonly title: string;
  readonly text: string;
}

/**
 * A tool that a model may call while it answers. What it returns is sent to the provider as data, cut at 4,000 characters:
 * it must contain nothing that may not leave the platform for this asker.
 */
export interface Tool<Input = unknown> {
  /** Lower case with underscores: `check_step`. */
  readonly name: string;
  /** What it does and when to use it, written for the model. */
  readonly description: string;
  /** An object. Arguments that do not fit are explained to the model and reach no tool. */
  readonly input: z.ZodType<Input>;
  /** @throws anything; the model is told only that the tool failed */
  run(input: Input, signal: AbortSignal): Promise<unknown>;
}

export interface Ask {
  /** The calling plugin. */
  readonly plugin: string;
  readonly purpose: Purpose;
  /** What the assistant is and does. Written by the platform, never by a learner. */
  readonly instructions: string;
  /** The name and version of the prompt that the instructions come from, for the ledger. See `createPrompts`. */
  readonly prompt?: string;
  /** The conversation so far, ending with the message to be answered. */
  readonly turns: readonly Turn[];
  readonly material?: readonly Material[];
  /** Whether the prompt contains anything about a person. Its answer is then never given to another. */
  readonly isPersonal: boolean;
  /** Maximum tokens of the answer. */
  readonly maxTokens?: number;
  /** Strings that must not appear in the answer, such as keys of open questions. They are never sent to a provider. */
  readonly secrets?: readonly string[];
  /** The asker's open questions, where the caller has loaded them already. No answer may give theirs away. */
  readonly standing?: readonly Pick<OpenLearnerQuestion, 'givesAway'>[];
  /**
   * Words of the platform that are shown before the answer, such as a sentence of comfort. The answer continues them and
   * repeats nothing of them.
   */
  readonly opening?: string;
  /** The section and the learner's goal, in their own words, that a coaching conversation keeps to. */
  readonly focus?: { readonly section: Section; readonly goal: string };
  /** Tools that a provider's model may call, within limits, and when to call them. The built-in tutor calls none. */
  readonly tools?: { readonly rules: string; readonly all: readonly Tool[] };
  /** The result of `moderate` for the message to be answered, where the caller has requested it already. */
  readonly moderation?: Promise<Moderation | undefined>;
}

/** An answer with its provider and token counts. */
export interface Answered {
  /** `openai`, `anthropic`, `google`, `built-in`. */
  readonly provider: string;
  readonly model: string;
  readonly text: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** The tools that were called, in order. */
  readonly called: readonly string[];
  /** Why the built-in tutor answered instead of an external provider, as shown to the learner. */
  readonly notice?: string;
}

export type StreamPart =
  | { readonly kind: 'text'; readonly text: string }
  /** Discard the text so far: another provider starts again. */
  | { readonly kind: 'restart' }
  /** Always the last part; a stream without it was cut off. */
  | { readonly kind: 'done'; readonly answered: Answered };

export interface Moderation {
  readonly isFlagged: boolean;
  /** `self-harm`, `violence`, `sexual`, `harassment`, `personal-data`, `injection` … */
  readonly categories: readonly string[];
  /** Danger to the learner or to others: staff must be notified. */
  readonly isUrgent: boolean;
}

/** The gateway to language models, with limits, moderation, budgets, failover and a ledger. */
export interface Completions {
  /**
   * @throws Failure rate_limited, invalid (flagged, too long); never because a provider failed: the built-in tutor
   * answers then
   */
  text(asker: Asker, ask: Ask, signal?: AbortSignal): Promise<Answered>;
  stream(asker: Asker, ask: Ask, signal?: AbortSignal): AsyncIterable<StreamPart>;
  /** An answer that fits a schema; undefined where no provider gave one. The built-in tutor gives none. */
  structured<T>(
    asker: Asker,
    ask: Ask,
    shape: z.ZodType<T>,
    signal?: AbortSignal,
  ): Promise<{ value: T; answered: Answered } | undefined>;
  /**
   * `purpose` is what the text was written for: external providers are asked only where the institution allows them for
   * it.
   */
  moderate(asker: Asker, text: string, purpose?: Purpose): Promise<Moderation>;
  /**
   * The verdict of a provider's moderation alone; undefined where none is configured, none may be asked about this
   * person, or it did not answer.
   */
  moderateOutside(asker: Asker, text: string, purpose: Purpose): Promise<Moderation | undefined>;
}
export const completions = defineService<Completions>('ai.completions');

/** The administrators' view of AI, for the command line. */
export interface AiOperations {
  status(context: { who: Pick<Actor, 'institution'> }): Promise<Status>;
  /** Sends a real request to every configured provider; each call is in the ledger. */
  test(
    context: { who: Pick<Actor, 'institution'> },
    request: { message?: string | undefined; includeAssessment: boolean },
  ): Promise<TestResult>;
  /**
   * Stores a provider's key for the institution, after the provider has answered with it.
   * @param request `model`: the one to ask; the institution's when not given
   * @throws Failure conflict that says what to do
   */
  connect(
    context: { who: Actor },
    request: { provider: ExternalId; key: string; model?: string | undefined },
  ): Promise<{ title: string; asked: string; milliseconds: number }>;
  /** Runs the shipped evaluations on the built-in tutor. It asks no provider and stores nothing. */
  evaluate(context: { who: Pick<Actor, 'institution'> }): Promise<Evaluation>;
  /**
   * Has a provider's model answer shipped messages with two versions of the tutor's prompts. It costs what a conversation
   * costs, and every call is in the ledger. @throws Failure conflict (no such provider), invalid (no such version)
   */
  compare(
    context: { who: Pick<Actor, 'institution'> },
    request: { provider: ExternalId; versions: readonly [number, number]; messages: number },
  ): Promise<Comparison>;
  /** Days of the institution's calendar, both included; the last 30 when not given. @throws Failure invalid */
  usage(context: { who: Pick<Actor, 'institution'> }, period: { from?: string; to?: string }): Promise<Usage>;
}
export const aiOperations = defineService<AiOperations>('ai.operations');
