import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import { Block } from '../../../../core/contract/blocks.ts';
import type { Criterion, HintLadder, OpenItem, ReasoningStyle } from '../../items/item.ts';
import { rungOf } from '../../items/item.ts';
import { sum } from './drafting.ts';
import { openQuestionsOnEvidence } from './open-on-evidence.ts';
import { openQuestionsOnPlans } from './open-on-plans.ts';

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

export const appliedReasoningOpenItems: OpenItem[] = [...openQuestionsOnPlans, ...openQuestionsOnEvidence].map(toItem);

function toItem(question: OpenQuestion): OpenItem {
  const { slug, stimulus, criteria, modelAnswer, weakAnswer, thresholds, discrimination, ...rest } = question;
  return {
    ...rest,
    id: `applied_reasoning.open.${slug}`,
    section: 'applied_reasoning',
    // an open question lies where the average of its thresholds lies
    rung: rungOf(sum(thresholds) / thresholds.length),
    format: 'open_ended',
    stimulus: (stimulus ?? []).map((block) => Block.parse(block)),
    rubric: { criteria, modelAnswer, weakAnswer },
    parameters: { a: discrimination, b: thresholds },
    source: { kind: 'provisional', itemModel: 'authored' },
  };
}
