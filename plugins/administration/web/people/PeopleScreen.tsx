import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { useManifest } from '../../../../web/session/manifest.ts';
import { Button, PageHeader, Tabs } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import { useFilters } from '../parts/use-filters.ts';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { PeopleList } from './PeopleList.tsx';

/** Everybody of the institution, and those who are invited. */
export function PeopleScreen() {
  const [inviting, setInviting] = useState(false);
  const [{ tab }, narrow] = useFilters(['tab']);
  const { institution, registration } = useManifest();
  const invitations = useRoute(administration.routes.invitations, undefined, { freshFor: 10_000 });
  const open = invitations.data?.length ?? 0;
  return (
    <>
      <PageHeader
        title="People"
        says={`Everybody at ${institution.name}, and what they are here as.`}
        actions={
          <Button primary icon="plus" onClick={() => setInviting(true)}>
            {registration === 'closed' ? 'Make an account' : 'Invite'}
          </Button>
        }
      />
      <Tabs
        label="People and invitations"
        chosen={tab || 'people'}
        onChoose={(key) => narrow({ tab: key === 'people' ? '' : key })}
        tabs={[
          { key: 'people', title: 'People', content: () => <PeopleList /> },
          {
            key: 'invitations',
            title: open > 0 ? `Open invitations (${open})` : 'Open invitations',
            content: () => <Invitations invitations={invitations} onInvite={() => setInviting(true)} />,
          },
        ]}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
