import type { BlockDraft } from '../../../core/contract/blocks.ts';
import type { Criterion, HintLadder, ReasoningStyle } from '../../item-bank/items/services.ts';

/** An open question as its author writes it. */
export interface OpenQuestion {
  slug: string;
  contentArea: string;
  stem: string;
  stimulus?: BlockDraft[];
  criteria: Criterion[];
  modelAnswer: string;
  weakAnswer: string;
  explanation: string;
  steps: string[];
  hints: HintLadder;
  concepts: string[];
  reasoning: ReasoningStyle[];
  /** Thresholds of one point, two points and so on, in logits. */
  thresholds: number[];
  discrimination: number;
}

/** Phrases of which any one will do, as one list: "take out, taken out, remov*". */
export function anyOf(phrases: string): string[] {
  return phrases.split(', ');
}
