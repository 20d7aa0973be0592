import type { Criterion, HintLadder, ReasoningStyle } from '../../item-bank/items/services.ts';

/** An open question as it is written down; a criterion earns one point unless it says otherwise. */
export interface OpenQuestion {
  slug: string;
  contentArea: string;
  stem: string;
  concepts: string[];
  reasoning: ReasoningStyle[];
  criteria: (Omit<Criterion, 'points'> & { points?: number })[];
  modelAnswer: string;
  weakAnswer: string;
  steps: string[];
  hints: HintLadder;
  /** Difficulty of the first point, the second, and so on; their mean sets the rung. */
  thresholds: number[];
  /** Provisional discrimination; open answers with clear criteria tell learners apart a little better than choices. */
  discrimination?: number;
}
