import { Block } from '../../../core/contract/blocks.ts';
import type { OpenItem } from '../../item-bank/items/services.ts';
import { rungOf } from '../../item-bank/items/services.ts';
import { sum } from './drafts.ts';
import { openQuestionsOnEvidence } from './open-on-evidence.ts';
import { openQuestionsOnPlans } from './open-on-plans.ts';
import { operationalOnEvidence } from './open-operational-on-evidence.ts';
import { operationalOnPlans } from './open-operational-on-plans.ts';
import type { OpenQuestion } from './open-question.ts';
import { verdicts } from './verdicts.ts';
import { wrongConclusions } from './wrong-conclusions.ts';

export const appliedReasoningOpenItems: OpenItem[] = [
  ...[...openQuestionsOnPlans, ...openQuestionsOnEvidence].map(toItem),
  ...[...operationalOnEvidence, ...operationalOnPlans].map((question) => ({
    ...toItem(question),
    pool: 'assessment' as const,
  })),
];

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
    rubric: { criteria, modelAnswer, weakAnswer, wrongConclusions: wrongConclusions[slug], verdicts: verdicts[slug] },
    parameters: { a: discrimination, b: thresholds },
    source: { kind: 'provisional', itemModel: 'authored' },
  };
}
