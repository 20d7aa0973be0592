import type { z } from 'zod';
import type { Actor, UserRef } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { Section } from '../item-bank/contract.ts';
import type { StandingQuestion } from '../item-bank/services.ts';
import type { Status, TestResult, Usage } from './contract.ts';

/** On whose behalf. `userId` is whoever's words or record the prompt carries: their age and consent decide who may see it. */
export interface Asker {
  readonly who: Pick<Actor, 'institution'> & { readonly user?: Pick<UserRef, 'id' | 'role'> | undefined };
  readonly userId: string;
}

/** What a call is for; limits, the ledger and the built-in tutor tell calls apart by it. */
export type Purpose = 'chat' | 'tutoring' | 'coaching' | 'hint' | 'grading' | 'test';

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** A text that a learner, a document or a profile supplied: data, fenced in the prompt, never an instruction. */
export interface Material {
  readonly title: string;
  readonly text: string;
}

export interface Ask {
  /** The plugin that asks. */
  readonly plugin: string;
  readonly purpose: Purpose;
  /** What the assistant is and does: written by us, never by a learner. */
  readonly instructions: string;
  /** The conversation so far, ending with what is to be answered. */
  readonly turns: readonly Turn[];
  readonly material?: readonly Material[];
  /** True where the prompt says anything about a person: its answer is never given to another. */
  readonly isPersonal: boolean;
  /** Tokens of the answer at most. */
  readonly maxTokens?: number;
  /** Strings that must not appear in the answer: keys of questions that stand before this learner. Never sent anywhere. */
  readonly secrets?: readonly string[];
  /** Questions that stand before the asker, where whoever asks has looked already: no answer tells theirs. */
  readonly standing?: readonly Pick<StandingQuestion, 'givesAway'>[];
  /**
   * Words of the platform that are shown before the answer, such as a sentence of comfort. The answer continues them and
   * repeats nothing of them.
   */
  readonly opening?: string;
  /** The section and the learner's goal, in their own words, that a coaching conversation keeps to. */
  readonly focus?: { readonly section: Section; readonly goal: string };
  /** What `moderate` says of the message to be answered, where whoever asks had it looked at: nobody is asked twice. */
  readonly moderation?: Promise<Moderation | undefined>;
}

/** Who answered, and what it took. */
export interface Answered {
  /** `openai`, `anthropic`, `google`, `built-in`. */
  readonly provider: string;
  readonly model: string;
  readonly text: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Why the built-in tutor answered in place of others, in plain words for the learner; absent where nothing is to be said. */
  readonly notice?: string;
}

export type StreamPart =
  | { readonly kind: 'text'; readonly text: string }
  /** What came so far is void: another provider begins anew. */
  | { readonly kind: 'restart' }
  /** Always the last; a stream without it was cut off. */
  | { readonly kind: 'done'; readonly answered: Answered };

export interface Moderation {
  readonly isFlagged: boolean;
  /** `self-harm`, `violence`, `sexual`, `harassment`, `personal-data`, `injection` … */
  readonly categories: readonly string[];
  /** Somebody should be told: danger to the learner or to others. */
  readonly isUrgent: boolean;
}

/** Language models behind one door: limits, moderation, budgets, fail-over, and a ledger of all of it. */
export interface Completions {
  /** @throws Failure rate_limited, invalid (flagged, too long) – never because a provider failed: the built-in one answers */
  text(asker: Asker, ask: Ask, signal?: AbortSignal): Promise<Answered>;
  stream(asker: Asker, ask: Ask, signal?: AbortSignal): AsyncIterable<StreamPart>;
  /** An answer of a shape; undefined where no provider gave one that fits (the built-in one gives none). */
  structured<T>(
    asker: Asker,
    ask: Ask,
    shape: z.ZodType<T>,
    signal?: AbortSignal,
  ): Promise<{ value: T; answered: Answered } | undefined>;
  /** `purpose` says what the text was written for: providerFactories are asked only where they may be for that. */
  moderate(asker: Asker, text: string, purpose?: Purpose): Promise<Moderation>;
  /**
   * What a maker's moderation alone says; undefined where none is connected, none may be asked about this person, or it
   * did not answer.
   */
  moderateOutside(asker: Asker, text: string, purpose: Purpose): Promise<Moderation | undefined>;
}
export const completions = defineService<Completions>('ai.completions');

/** What administrators see of AI, for the command line. */
export interface AiOperations {
  status(context: { who: Pick<Actor, 'institution'> }): Promise<Status>;
  /** Asks every provider that is configured, really; each call is in the ledger. */
  test(
    context: { who: Pick<Actor, 'institution'> },
    request: { message?: string | undefined; includeAssessment: boolean },
  ): Promise<TestResult>;
  /** Days of the institution's calendar, both included; the last 30 when not given. @throws Failure invalid */
  usage(context: { who: Pick<Actor, 'institution'> }, period: { from?: string; to?: string }): Promise<Usage>;
}
export const aiOperations = defineService<AiOperations>('ai.operations');
