import type { OpenItem } from '../../item-bank/items/services.ts';
import { rungOf } from '../../item-bank/items/services.ts';
import { openOnData } from './open-on-data.ts';
import { openOnUse } from './open-on-use.ts';
import { operationalOnData } from './open-operational-on-data.ts';
import { operationalOnUse } from './open-operational-on-use.ts';
import type { OpenQuestion } from './open-question.ts';
import { verdicts } from './verdicts.ts';
import { wrongConclusions } from './wrong-conclusions.ts';

/** The questions of this section that are answered in the learner's own words. */
export const aiConceptualOpenItems: OpenItem[] = [
  ...[...openOnData, ...openOnUse].map(toItem),
  ...[...operationalOnData, ...operationalOnUse].map((question) => ({
    ...toItem(question),
    pool: 'assessment' as const,
  })),
];

function toItem(question: OpenQuestion): OpenItem {
  const mean = question.thresholds.reduce((sum, threshold) => sum + threshold, 0) / question.thresholds.length;
  return {
    id: `ai_conceptual.open.${question.slug}`,
    section: 'ai_conceptual',
    contentArea: question.contentArea,
    rung: rungOf(mean),
    format: 'open_ended',
    concepts: question.concepts,
    reasoning: question.reasoning,
    stem: question.stem,
    stimulus: [],
    explanation: question.modelAnswer,
    steps: question.steps,
    hints: question.hints,
    source: { kind: 'provisional', itemModel: 'authored' },
    rubric: {
      criteria: question.criteria.map((criterion) => ({ points: 1, ...criterion })),
      modelAnswer: question.modelAnswer,
      weakAnswer: question.weakAnswer,
      wrongConclusions: wrongConclusions[question.slug],
      verdicts: verdicts[question.slug],
    },
    parameters: { a: question.discrimination ?? 1.3, b: question.thresholds },
  };
}
