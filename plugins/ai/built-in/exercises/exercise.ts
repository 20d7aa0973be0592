import type { Fraction } from 'mathjs';
import type { MathLibrary } from '../maths/library.ts';
import type { Statement } from '../maths/statements.ts';

/** A learner's message as numbers and formulas. */
export interface Reading {
  /** As `plainMaths` makes it. */
  readonly plain: string;
  readonly statements: readonly Statement[];
  /** Every number said by itself or after a sign of equality, in order. */
  readonly numbers: readonly Fraction[];
}

/** What a learner's step is worth. */
export type Verdict =
  /** The task is done. */
  | { readonly kind: 'solved'; readonly text: string }
  /** Right, and there is more to do: the step that comes next. */
  | { readonly kind: 'step'; readonly text: string; readonly next: number }
  | { readonly kind: 'wrong'; readonly text: string; readonly next?: number };

/** A task that can be worked out exactly, and the way through it without telling the end. */
export interface Exercise {
  /** Tells one task from another. */
  readonly id: string;
  /** It was told in words: what is said of it as a task is an indirect question, "how many boxes it takes". */
  readonly isStory?: boolean;
  /** The task as a formula or in a few words. */
  readonly task: string;
  /** Names of lessons on the idea behind it. */
  readonly lesson: string;
  /** The idea behind a step of the ladder, where it is another one. */
  lessonAt?(position: number): string | undefined;
  /** Why a step is taken, where there is something to say. */
  whyAt?(position: number): string | undefined;
  /** What is asked, from the first step to the last; each is a question or leads to one, and none tells the result. */
  readonly ladder: readonly string[];
  /** A task of the same kind with other numbers, for afterwards. */
  readonly another: string;
  /** Undefined where the message says nothing about this task. */
  judge(reading: Reading): Verdict | undefined;
}

export type Recognise = (math: MathLibrary, reading: Reading) => Exercise | undefined;
