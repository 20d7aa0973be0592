import type { Fraction } from 'mathjs';
import type { MathLibrary } from '../maths/library.ts';
import type { Statement } from '../maths/statements.ts';

/** A learner's message as numbers and formulas. */
export interface Reading {
  /** As `plainMaths` makes it. */
  readonly plain: string;
  readonly statements: readonly Statement[];
  /** Every number that stands alone or on one side of an equation, in order. */
  readonly numbers: readonly Fraction[];
}

/** The verdict on a learner's step. */
export type Verdict =
  /** The task is done. */
  | { readonly kind: 'solved'; readonly text: string }
  /** Right, but not the result; `next` is the position of the next step in the ladder. */
  | { readonly kind: 'step'; readonly text: string; readonly next: number }
  | { readonly kind: 'wrong'; readonly text: string; readonly next?: number };

/** A task that can be worked out exactly, with guiding questions that do not reveal the result. */
export interface Exercise {
  /** Identifies the task by its kind and numbers. */
  readonly id: string;
  /** The task as a formula or in a few words. */
  readonly task: string;
  /** The id of the lesson on the idea behind it. */
  readonly lesson: string;
  /** The lesson on a step of the ladder, if it differs from `lesson`. */
  lessonAt?(position: number): string | undefined;
  /** The reason for a step, if there is a text for it. */
  whyAt?(position: number): string | undefined;
  /** The guiding questions from the first step to the last. None states the result. */
  readonly ladder: readonly string[];
  /** A task of the same kind with other numbers, offered afterwards. */
  readonly another: string;
  /** Undefined if the message contains no step of this task. */
  judge(reading: Reading): Verdict | undefined;
}

export type Recognise = (math: MathLibrary, reading: Reading) => Exercise | undefined;
