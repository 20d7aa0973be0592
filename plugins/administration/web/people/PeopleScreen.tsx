import { useState } from 'react';
import { platform } from '../../../../core/contract/platform.ts';
import { useRoute } from '../../../../web/api/index.ts';
import { useManifest } from '../../../../web/session/manifest.ts';
import { useFilters } from '../../../../web/shell/use-filters.ts';
import { Button, PageHeader, Tabs } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { Leaving } from './Leaving.tsx';
import { PeopleList } from './PeopleList.tsx';

/** Everybody of the institution, and those who are invited. */
export function PeopleScreen() {
  const [inviting, setInviting] = useState(false);
  const [{ tab }, narrow] = useFilters(['tab']);
  const { institution, registration } = useManifest();
  const invitations = useRoute(administration.routes.invitations, undefined, { freshFor: 10_000 });
  const open = invitations.data?.length ?? 0;
  const pending = useRoute(platform.routes.pendingErasures, undefined, { freshFor: 10_000 });
  const leaving = pending.data?.length ?? 0;
  return (
    <>
      <PageHeader
        title="People"
        description={`Everybody at ${institution.name}, and what they are here as.`}
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
          // A tab of its own only where somebody is.
          ...(leaving > 0 || tab === 'leaving'
            ? [{ key: 'leaving', title: `Leaving (${leaving})`, content: () => <Leaving pending={pending} /> }]
            : []),
        ]}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
