import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  fullName,
  LineList,
  LineSubject,
  PageHeader,
  Refusal,
  Row,
  SearchField,
  Section,
  SkeletonBlock,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { ManagedPartner, Recruiter } from '../../contract.ts';
import { talent } from '../../contract.ts';

const { partnerRecruiters, recruiterCandidates, addRecruiter, removeRecruiter, managedPartners } = talent.routes;
const invalidates = [partnerRecruiters, recruiterCandidates, managedPartners];

/** Who recruits for a company. */
export function PartnerRecruiters({ partner: { id, name } }: { partner: ManagedPartner }) {
  const [search, setSearch] = useState('');
  const assigned = useRoute(partnerRecruiters, { params: { id } }, { freshFor: 0 });
  const found = useRoute(recruiterCandidates, { query: search ? { search } : {} }, { freshFor: 0, keepPrevious: true });
  const add = useCall(addRecruiter, { once: true, invalidates, onSuccess: () => toast({ title: 'Recruiter added' }) });
  const remove = useCall(removeRecruiter, {
    once: true,
    invalidates,
    onSuccess: () => toast({ title: 'Recruiter removed' }),
  });
  return (
    <>
      <PageHeader above={<Link to="/talent/partners">Partner companies</Link>} title={`Recruiters of ${name}`} />
      <Stack gap={24}>
        <Section title="Recruiters">
          <People
            query={assigned}
            action="Remove"
            onChoose={(userId) => remove.mutate({ params: { id, userId } })}
            empty="Nobody recruits for this company yet."
          />
          <Refusal error={remove.error} />
        </Section>
        <Section
          title="Add a recruiter"
          description="People with the role “Recruiter” who work for no company yet. Invite others on the page “People”."
        >
          <Stack>
            <SearchField label="Search by name or email" value={search} onSearch={setSearch} />
            <People
              query={found}
              action="Add"
              onChoose={(userId) => add.mutate({ params: { id, userId } })}
              empty={search ? 'Nobody else matches.' : 'There is nobody else with this role.'}
            />
            <Refusal error={add.error} />
          </Stack>
        </Section>
      </Stack>
    </>
  );
}

function People({
  query: { data, error, refetch },
  action,
  onChoose,
  empty,
}: {
  query: { data: readonly Recruiter[] | undefined; error: unknown; refetch: () => unknown };
  action: string;
  onChoose: (userId: string) => void;
  empty: string;
}) {
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={120} />;
  if (data.length === 0) return <EmptyState icon="users" title={empty} />;
  return (
    <LineList>
      {data.map((person) => (
        <li key={person.userId}>
          <LineSubject title={fullName(person)} description={person.email} />
          <Row>
            {!person.isActive && <Tag tone="attention">Cannot sign in as a recruiter</Tag>}
            <Button small aria-label={`${action} ${fullName(person)}`} onClick={() => onChoose(person.userId)}>
              {action}
            </Button>
          </Row>
        </li>
      ))}
    </LineList>
  );
}
