import type { Block } from '../../../../core/contract/index.ts';
import { defineService } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import type { ItemSection, Section } from '../../contract.ts';

// What hints are made from, and what tutors teach from.

/** What hints are made from. Never the key. */
export interface HintMaterial {
  readonly questionId: string;
  readonly section: ItemSection;
  readonly contentArea: string;
  readonly concepts: readonly string[];
  readonly stem: string;
  readonly stimulus: readonly Block[];
  readonly conceptual: string;
  readonly procedural: string;
  readonly strategic: string;
  readonly encouragement: string;
  /** Ideas behind wrong options that earlier answers in this assessment showed, the latest first. */
  readonly misconceptions: readonly { id: string; says: string }[];
}

export interface HintSource {
  /** @throws Failure not_found unless this question stands before this user now */
  material(context: CallContext, userId: string, questionId: string): Promise<HintMaterial>;
  /** Hints were given out. They count at once where the assessment's score counts hints: nobody has to say they looked. */
  handedOut(context: CallContext, userId: string, questionId: string, hintIds: readonly string[]): Promise<void>;
  /** Counts a hint that was looked at. Repeating one changes nothing. @throws Failure not_found, conflict (too many) */
  note(context: CallContext, userId: string, questionId: string, hintId: string): Promise<void>;
}
export const hintSource = defineService<HintSource>('item-bank.hints');

/** A solved question of practice: what may be shown to anybody. */
export interface WorkedExample {
  readonly section: Section;
  readonly contentArea: string;
  readonly concepts: readonly string[];
  /** The visible difficulty, 1 to 5. */
  readonly difficulty: number;
  readonly stem: string;
  readonly stimulus: readonly Block[];
  readonly options: readonly string[];
  readonly answer: string;
  readonly explanation: string;
  readonly steps: readonly string[];
  readonly hints: { readonly conceptual: string; readonly procedural: string; readonly strategic: string };
  /** Wrong ideas behind its other options. */
  readonly misconceptions: readonly { readonly id: string; readonly says: string }[];
}

/** A question that stands unanswered before a learner, without its key. */
export interface StandingQuestion extends HintMaterial {
  /** The plugin that asks. */
  readonly purpose: string;
  /** False in practice. */
  readonly counts: boolean;
  readonly options: readonly string[];
  /**
   * Whether a text says what the answer is: calls an option the answer, by its words or its place, or says an open question's
   * model answer. Right and wrong options are treated alike, so that what is held back tells nothing about the key.
   */
  givesAway(text: string): boolean;
}

/** What tutors teach from. */
export interface Knowledge {
  /** Worked examples of practice nearest to the words, the nearest first. */
  examples(
    context: CallContext,
    words: string,
    options?: { section?: Section; concepts?: readonly string[]; most?: number },
  ): Promise<readonly WorkedExample[]>;
  /** Every concept the bank has questions of, with where it belongs and what is wrongly thought of it. */
  concepts(context: CallContext): Promise<
    readonly {
      id: string;
      section: Section;
      contentArea: string;
      misconceptions: readonly { id: string; says: string }[];
    }[]
  >;
  /** Whether a question of a scored assessment was shown to this learner and is neither answered nor withdrawn. */
  hasScoredQuestion(context: CallContext, userId: string): Promise<boolean>;
  /** Questions that stand before this learner now, in whatever assessment, the latest first: none may be solved for them. */
  standing(context: CallContext, userId: string): Promise<readonly StandingQuestion[]>;
}
export const knowledge = defineService<Knowledge>('item-bank.knowledge');
