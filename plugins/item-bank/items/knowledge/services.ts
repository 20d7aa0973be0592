import type { Block } from '../../../../core/contract/index.ts';
import { defineService } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import type { ItemSection, Section } from '../../contract.ts';

// Services for hints and tutors.

/** The material for hints, without the key. */
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
  /** Misconceptions that earlier answers in this assessment showed, newest first. */
  readonly misconceptions: readonly { id: string; says: string }[];
}

export interface HintSource {
  /** @throws Failure not_found unless this question is open for this user */
  material(context: CallContext, userId: string, questionId: string): Promise<HintMaterial>;
  /** Records that hints were sent. Where hints affect the score, they count at once, whether or not they are opened. */
  handedOut(context: CallContext, userId: string, questionId: string, hintIds: readonly string[]): Promise<void>;
  /** Records that a hint was opened. Idempotent. @throws Failure not_found, conflict (too many) */
  note(context: CallContext, userId: string, questionId: string, hintId: string): Promise<void>;
}
export const hintSource = defineService<HintSource>('item-bank.hints');

/** A solved practice question, which may be shown to anyone. */
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
  /** Misconceptions behind its other options. */
  readonly misconceptions: readonly { readonly id: string; readonly says: string }[];
}

/** A learner's open question, without its key. */
export interface OpenLearnerQuestion extends HintMaterial {
  /** The plugin that asks. */
  readonly purpose: string;
  /** False in practice. */
  readonly counts: boolean;
  readonly options: readonly string[];
  /**
   * Whether a text states the answer: calls an option the answer, by words or place, or repeats an open question's model
   * answer. Right and wrong options are treated alike, so that the result reveals nothing about the key.
   */
  givesAway(text: string): boolean;
}

/** Questions and concepts for tutors. */
export interface Knowledge {
  /** Worked practice examples that match the words best, best first. */
  examples(
    context: CallContext,
    words: string,
    options?: { section?: Section; concepts?: readonly string[]; most?: number },
  ): Promise<readonly WorkedExample[]>;
  /** All concepts with their section and area, and the common misconceptions. */
  concepts(context: CallContext): Promise<
    readonly {
      id: string;
      section: Section;
      contentArea: string;
      misconceptions: readonly { id: string; says: string }[];
    }[]
  >;
  /** Whether this learner has an open question in a scored assessment: shown, not answered and not withdrawn. */
  hasScoredQuestion(context: CallContext, userId: string): Promise<boolean>;
  /** This learner's open questions in all assessments, newest first. None of them may be solved for the learner. */
  openQuestions(context: CallContext, userId: string): Promise<readonly OpenLearnerQuestion[]>;
}
export const knowledge = defineService<Knowledge>('item-bank.knowledge');
