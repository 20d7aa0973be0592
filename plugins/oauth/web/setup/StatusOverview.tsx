import { Card, LineList, LineSubject, Tag } from '../../../../web/ui/index.ts';
import type { ProviderState, ProviderStatus } from '../../contract.ts';
import { providerTitle } from '../../contract.ts';

const statusTitles: Readonly<Record<ProviderStatus, string>> = {
  missing: 'Missing',
  partial: 'Partial',
  configured: 'Configured',
};
const statusTones = { missing: 'plain', partial: 'attention', configured: 'good' } as const;

/** The state of every provider at a glance. */
export function StatusOverview({ providers }: { providers: readonly ProviderState[] }) {
  return (
    <Card title="Status">
      <LineList>
        {providers.map(({ provider, status, problem, values }) => (
          <li key={provider}>
            <LineSubject title={titleOf(provider, values)} description={descriptionOf(status, problem)} />
            <Tag tone={statusTones[status]}>{statusTitles[status]}</Tag>
          </li>
        ))}
      </LineList>
    </Card>
  );
}

/** Own providers with their name on the button, if it is known. */
const titleOf = (provider: ProviderState['provider'], values: ProviderState['values']) =>
  typeof values?.title === 'string' ? `${providerTitle(provider)}: ${values.title}` : providerTitle(provider);

function descriptionOf(status: ProviderStatus, problem: string | null): string {
  if (problem) return problem;
  if (status === 'missing') return 'Not set up';
  return status === 'partial' ? 'Saved, and not in use until a test succeeds' : 'On the sign-in page';
}
