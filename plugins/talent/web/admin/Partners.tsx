import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { useFilters } from '../../../../web/shell/use-filters.ts';
import {
  Button,
  counted,
  EmptyState,
  ErrorState,
  LineList,
  LineSubject,
  LinkButton,
  PageHeader,
  Refusal,
  Row,
  SkeletonBlock,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { ManagedPartner, PartnerStatus } from '../../contract.ts';
import { talent } from '../../contract.ts';
import { PartnerDialog } from './PartnerDialog.tsx';
import { PartnerRecruiters } from './PartnerRecruiters.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';

const { managedPartners, approvePartner, corporatePartners } = talent.routes;

/** Partner companies, for administrators: add, approve, suspend, and assign recruiters. */
export function Partners() {
  const [{ company }] = useFilters(['company']);
  const { data, error, refetch } = useRoute(managedPartners, {}, { freshFor: 0 });
  const [isAdding, setIsAdding] = useState(false);
  const chosen = data?.find(({ id }) => id === company);
  if (chosen) return <PartnerRecruiters partner={chosen} />;
  return (
    <>
      <PageHeader
        title="Partner companies"
        description="Recruiters of an approved company see learners who are open to recruitment, without their names until both sides are interested."
        actions={
          <Button primary icon="plus" onClick={() => setIsAdding(true)}>
            Add a company
          </Button>
        }
      />
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={320} />
      ) : data.length === 0 ? (
        <EmptyState
          icon="building"
          title="No companies yet"
          description="Add a company, assign its recruiters, and approve it. Before the approval it sees nobody."
        />
      ) : (
        <LineList>
          {data.map((partner) => (
            <PartnerLine key={partner.id} partner={partner} />
          ))}
        </LineList>
      )}
      {isAdding && <PartnerDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}

const statusTitles: Record<PartnerStatus, string> = {
  pending: 'Waits for approval',
  approved: 'Approved',
  suspended: 'Suspended',
};
const statusTones = { pending: 'attention', approved: 'good', suspended: 'plain' } as const;

function PartnerLine({ partner }: { partner: ManagedPartner }) {
  const { id, name, industry, status, reason, recruiters, openJobs, isSample } = partner;
  const [dialog, setDialog] = useState<'change' | 'suspend'>();
  const approve = useCall(approvePartner, {
    once: true,
    invalidates: [managedPartners, corporatePartners],
    onSuccess: () => toast({ title: `${name} is approved` }),
  });
  const counts = `${counted(recruiters, 'recruiter')}, ${counted(openJobs, 'open job')}`;
  return (
    <li>
      <LineSubject title={name} description={`${industry} · ${counts}${reason ? ` · ${reason}` : ''}`} />
      <Stack gap={8}>
        <Row>
          {isSample && <Tag>Sample</Tag>}
          <Tag tone={statusTones[status]}>{statusTitles[status]}</Tag>
        </Row>
        <Row>
          {status !== 'approved' && (
            <Button
              small
              busy={approve.isPending}
              aria-label={`Approve ${name}`}
              onClick={() => approve.mutate({ params: { id } })}
            >
              Approve
            </Button>
          )}
          {status === 'approved' && (
            <Button small aria-label={`Suspend ${name}`} onClick={() => setDialog('suspend')}>
              Suspend
            </Button>
          )}
          <Button small aria-label={`Change ${name}`} onClick={() => setDialog('change')}>
            Change
          </Button>
          <LinkButton small to={`?company=${id}`} aria-label={`Recruiters of ${name}`}>
            Recruiters
          </LinkButton>
        </Row>
        <Refusal error={approve.error} />
      </Stack>
      {dialog === 'change' && <PartnerDialog partner={partner} onClose={() => setDialog(undefined)} />}
      {dialog === 'suspend' && <SuspendDialog partner={partner} onClose={() => setDialog(undefined)} />}
    </li>
  );
}
