import { Card, Stack, Tag } from '../../../../../web/ui/index.ts';
import type { DeskDetails } from '../../../contract.ts';
import { recommendationStatusTitles } from '../../../contract.ts';
import { RequirementList } from '../application/RequirementList.tsx';
import { recommendationTones, shareText } from '../parts/titles.ts';

/** The recommendation by the rule, with what it rests on. It decides nothing. */
export function AnalysisPanel({ details: { analysis, rubricShare, evidence } }: { details: DeskDetails }) {
  if (!analysis)
    return evidence ? (
      <Card tone="quiet" title="AI analysis summary">
        <p className="soft">Available once the reviews are complete. It is computed from the rubric and the record.</p>
      </Card>
    ) : null;
  const { recommendationStatus, rule, basis, summary, wordedBy } = analysis;
  return (
    <Card
      title="AI analysis summary"
      actions={
        <Tag tone={recommendationTones[recommendationStatus]}>{recommendationStatusTitles[recommendationStatus]}</Tag>
      }
    >
      <Stack gap={12}>
        <p dir="auto">{summary}</p>
        <p>
          <strong>Rule:</strong> {rule}
        </p>
        <RequirementList
          requirements={basis.map(({ title, text, isMet, part }) => ({
            title: part === 'lowest-criterion' ? `Lowest criterion: ${title}` : title,
            state: isMet ? 'met' : 'missed',
            text,
          }))}
        />
        <p className="soft">
          This is the result of a fixed rule{rubricShare !== null && ` (rubric ${shareText(rubricShare)})`}, not a
          decision.{' '}
          {wordedBy === 'model'
            ? 'A language model worded the summary. It did not choose the recommendation.'
            : 'The platform worded the summary; no language model took part.'}
        </p>
      </Stack>
    </Card>
  );
}
