import type { BlockDraft } from '../../../core/contract/blocks.ts';
import type { Draft, ReasoningStyle } from '../../item-bank/items/services.ts';
import type { Wrong } from './drafts.ts';
import { caseOf, wordChoices } from './drafts.ts';

/** A question about the meaning of a text, where an author and not a calculation decides which answer is right. */
export interface WrittenQuestion {
  stem: string;
  stimulus?: BlockDraft[];
  answer: string;
  wrong: readonly [Wrong<string>, Wrong<string>, Wrong<string>];
  /** The answers in a fixed order, where they have one of their own. */
  order?: string[];
  explanation: string;
  /** Why the right answer is right and each of the others is not. */
  steps: string[];
  hints: [conceptual: string, procedural: string, strategic: string, encouragement: string];
  concepts: string[];
  reasoning: ReasoningStyle[];
  /** Difficulty, with the features it comes from said beside the list. */
  b: number;
  discrimination?: number;
}

/** The written question of a variant as a draft. */
export function draftOf(questions: readonly WrittenQuestion[], variant: number): Draft {
  const { answer, wrong, hints, b, stimulus, discrimination, ...rest } = caseOf(questions, variant);
  const choices = wordChoices(answer, wrong);
  if (!choices) throw new Error(`“${answer}” needs three answers that differ from it and from one another`);
  const [conceptual, procedural, strategic, encouragement] = hints;
  return {
    ...rest,
    ...choices,
    ...(rest.order ? { fixed: rest.order } : {}),
    ...(stimulus ? { stimulus } : {}),
    hints: { conceptual, procedural, strategic, encouragement },
    difficulty: b,
    discrimination: discrimination ?? 1,
  };
}
