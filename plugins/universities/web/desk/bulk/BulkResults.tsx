import { counted, fullName, LineList, LineSubject, Stack, Tag } from '../../../../../web/ui/index.ts';
import type { DeskApplication } from '../../../contract.ts';
import { offerText } from '../parts/titles.ts';

export interface BulkResult {
  readonly applicationId: string;
  readonly outcome: 'recorded' | 'released' | 'unchanged' | 'refused';
  readonly message: string | null;
}

const titles: Readonly<Record<BulkResult['outcome'], string>> = {
  recorded: 'Recorded',
  released: 'Released',
  unchanged: 'Unchanged',
  refused: 'Refused',
};

/** What became of each application, the refused ones first. */
export function BulkResults({
  applications,
  results,
}: {
  applications: readonly DeskApplication[];
  results: readonly BulkResult[];
}) {
  const count = (outcome: BulkResult['outcome']) => results.filter((each) => each.outcome === outcome).length;
  const parts = (['recorded', 'released', 'unchanged', 'refused'] as const)
    .filter((outcome) => count(outcome) > 0)
    .map((outcome) => `${count(outcome)} ${outcome}`);
  const rows = results.toSorted((one, other) => rank(one) - rank(other));
  return (
    <Stack>
      <p role="status">
        {counted(results.length, 'application')}: {parts.join(', ')}.
        {count('refused') > 0 && ' The refused ones are still selected.'}
      </p>
      <LineList>
        {rows.map(({ applicationId, outcome, message }) => {
          const application = applications.find(({ id }) => id === applicationId);
          return (
            <li key={applicationId}>
              <LineSubject
                title={application ? fullName(application.applicant) : 'Application'}
                description={message ?? (application ? offerText(application) : '')}
              />
              <Tag tone={outcome === 'refused' ? 'attention' : outcome === 'unchanged' ? 'plain' : 'good'}>
                {titles[outcome]}
              </Tag>
            </li>
          );
        })}
      </LineList>
    </Stack>
  );
}

const rank = ({ outcome }: BulkResult) => (outcome === 'refused' ? 0 : outcome === 'unchanged' ? 1 : 2);
