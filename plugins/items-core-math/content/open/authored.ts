import { OpenItem, rungOf } from '../../../item-bank/items/services.ts';
import type { ContentArea } from '../drafts.ts';
import { verdicts } from './verdicts.ts';
import { wrongConclusions } from './wrong-conclusions.ts';

type Draft = Omit<OpenItem, 'id' | 'section' | 'contentArea' | 'rung' | 'format' | 'source' | 'stimulus'> & {
  id: string;
  contentArea: ContentArea;
  stimulus?: unknown[];
};

/** A hand-written open item: one threshold for each point of its rubric; its rung is that of their mean. */
export function authored({ id, ...draft }: Draft): OpenItem {
  const { b } = draft.parameters;
  const points = draft.rubric.criteria.reduce((sum, criterion) => sum + criterion.points, 0);
  if (b.length !== points) throw new Error(`${id}: ${b.length} thresholds for ${points} points`);
  return OpenItem.parse({
    ...draft,
    rubric: { ...draft.rubric, wrongConclusions: wrongConclusions[id], verdicts: verdicts[id] },
    id: `core_math.open.${id}`,
    section: 'core_math',
    rung: rungOf(b.reduce((sum, threshold) => sum + threshold, 0) / b.length),
    format: 'open_ended',
    source: { kind: 'provisional', itemModel: 'authored' },
  });
}

/** The phrases of one group of evidence, written with bars between them. */
export function anyOf(phrases: string): string[] {
  return phrases
    .split('|')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}
