import { useState } from 'react';
import { platform } from '../../../../core/contract/platform.ts';
import { useRoute } from '../../../../web/api/index.ts';
import { useManifest } from '../../../../web/session/manifest.ts';
import { useFilters } from '../../../../web/shell/use-filters.ts';
import { Button, PageHeader, Tabs } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { PendingDeletions } from './PendingDeletions.tsx';
import { PeopleList } from './PeopleList.tsx';

/** The people of the institution, open invitations and pending deletions. */
export function PeopleScreen() {
  const [inviting, setInviting] = useState(false);
  const [{ tab }, setFilters] = useFilters(['tab']);
  const { institution, registration } = useManifest();
  const invitations = useRoute(administration.routes.invitations, undefined, { freshFor: 10_000 });
  const open = invitations.data?.length ?? 0;
  const pending = useRoute(platform.routes.pendingErasures, undefined, { freshFor: 10_000 });
  const deletions = pending.data?.length ?? 0;
  return (
    <>
      <PageHeader
        title="People"
        description={`Everyone at ${institution.name} and their roles.`}
        actions={
          <Button primary icon="plus" onClick={() => setInviting(true)}>
            {registration === 'closed' ? 'Create an account' : 'Invite'}
          </Button>
        }
      />
      <Tabs
        label="People and invitations"
        chosen={tab || 'people'}
        onChoose={(key) => setFilters({ tab: key === 'people' ? '' : key })}
        tabs={[
          { key: 'people', title: 'People', content: () => <PeopleList /> },
          {
            key: 'invitations',
            title: open > 0 ? `Open invitations (${open})` : 'Open invitations',
            content: () => <Invitations invitations={invitations} onInvite={() => setInviting(true)} />,
          },
          // The tab is shown only when there are some.
          ...(deletions > 0 || tab === 'leaving'
            ? [
                {
                  key: 'leaving',
                  title: `Pending deletions (${deletions})`,
                  content: () => <PendingDeletions pending={pending} />,
                },
              ]
            : []),
        ]}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
