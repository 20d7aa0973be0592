import type { Block } from '../../../core/contract/index.ts';
import type { Criterion } from '../items/item.ts';
import type { FigureBlock } from './figure-writing.ts';

/** What QTI itself says of a question, before anything is added to it. */
export interface Question {
  readonly identifier: string;
  readonly title: string | undefined;
  readonly stem: string;
  readonly stimulus: readonly Block[];
  readonly answer: ChoiceAnswer | OpenAnswer;
  /** Why the answer is right; undefined where it does not say. */
  readonly explanation: string | undefined;
  readonly steps: readonly string[];
  /** From the gentlest; ours has four, others none. */
  readonly hints: readonly string[];
  /** What was left out without harm, for the author to know. */
  readonly notes: readonly string[];
}

export interface ChoiceAnswer {
  readonly kind: 'choice';
  readonly options: readonly {
    readonly identifier: string;
    readonly text: string;
    readonly figure: FigureBlock | undefined;
    /** It keeps its place when the others are shuffled. */
    readonly isFixed: boolean;
  }[];
  /** Index of the right option. */
  readonly key: number;
  /** What is said to who chose an option; undefined where nothing is. */
  readonly feedback: readonly (string | undefined)[];
}

export interface OpenAnswer {
  readonly kind: 'open';
  readonly criteria: readonly Criterion[];
  readonly modelAnswer: string | undefined;
  /** Either every point or none: a gap with one right filling. */
  readonly isAllOrNothing: boolean;
  /** As in an item's rubric. */
  readonly form: 'sentences' | 'words';
}
