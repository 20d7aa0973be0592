import { Tag } from '../../../../web/ui/index.ts';
import type { ConfidenceLabel } from '../../contract.ts';

/** How probable a statement is, with its label. */
export function Confidence({ confidence, confidenceLabel }: { confidence: number; confidenceLabel: ConfidenceLabel }) {
  const percent = confidence >= 99 ? 'over 99%' : `${Math.round(confidence)}%`;
  return (
    <Tag tone={confidenceLabel === 'High' ? 'good' : 'plain'}>
      {confidenceLabel} confidence: {percent}
    </Tag>
  );
}
