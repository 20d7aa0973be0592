import type { Block } from '../../../core/contract/index.ts';
import type { Criterion } from '../items/item.ts';
import type { FigureBlock } from './write-figure.ts';

/** A question as read from QTI, before it is completed for the bank. */
export interface Question {
  readonly identifier: string;
  readonly title: string | undefined;
  readonly stem: string;
  readonly stimulus: readonly Block[];
  readonly answer: ChoiceAnswer | OpenAnswer;
  /** Undefined where the file has none. */
  readonly explanation: string | undefined;
  readonly steps: readonly string[];
  /** From the gentlest; items from EiQ have four, others none. */
  readonly hints: readonly string[];
  /** Remarks for the author about parts that were dropped. */
  readonly notes: readonly string[];
}

export interface ChoiceAnswer {
  readonly kind: 'choice';
  readonly options: readonly {
    readonly identifier: string;
    readonly text: string;
    readonly figure: FigureBlock | undefined;
    /** Keeps its place when the others are shuffled. */
    readonly isFixed: boolean;
  }[];
  /** Index of the right option. */
  readonly key: number;
  /** Feedback on each option; undefined where there is none. */
  readonly feedback: readonly (string | undefined)[];
}

export interface OpenAnswer {
  readonly kind: 'open';
  readonly criteria: readonly Criterion[];
  readonly modelAnswer: string | undefined;
  /** No partial credit: a gap with one right value. */
  readonly isAllOrNothing: boolean;
  /** As in an item's rubric. */
  readonly form: 'sentences' | 'words';
}
