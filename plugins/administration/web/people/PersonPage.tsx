import { Link, useLocation, useParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { useTitle } from '../../../../web/shell/title.ts';
import {
  Avatar,
  Card,
  dateText,
  EmptyState,
  ErrorState,
  fullName,
  LinkButton,
  PageHeader,
  Section,
  SkeletonPage,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { AuditEntry, Person } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { Entries } from '../audit/Entries.tsx';
import { roleTitles } from '../parts/roles.ts';
import { sinceThen } from '../parts/times.ts';
import { Access } from './Access.tsx';
import { AssignedLearners } from './AssignedLearners.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import styles from './People.module.css';
import { RoleForm } from './RoleForm.tsx';

/** One person: who they are, what they may do, and what was done by and to them. */
export function PersonPage() {
  const { id = '' } = useParams();
  const found = useRoute(administration.routes.person, { params: { id } }, { freshFor: 5000 });
  const person = found.data?.person;
  useTitle(person && fullName(person));
  if (found.error) {
    return found.error.namesNothing ? <NoPerson /> : <ErrorState wholePage error={found.error} retry={found.refetch} />;
  }
  if (!found.data) return <SkeletonPage />;
  return <Shown key={id} {...found.data} />;
}

function Shown({ person, trail }: { person: Person; trail: readonly AuditEntry[] }) {
  const { id, firstName, lastName, role, isActive, hasPassword, createdAt, lastSeenAt } = person;
  const isSelf = useUser().id === id;
  return (
    <div className={styles.person}>
      <PageHeader
        above={<WayBack />}
        title={
          <span className={styles.title}>
            <Avatar firstName={firstName} lastName={lastName} size={48} />
            <span>
              {firstName} {lastName}
            </span>
          </span>
        }
        description={
          <span className={styles.standing}>
            <Tag tone="accent">{roleTitles[role]}</Tag>
            {isSelf && <Tag>You</Tag>}
            {!isActive && <Tag tone="attention">Deactivated</Tag>}
            {isActive && !hasPassword && <Tag>No password yet</Tag>}
            <span>
              Here since {dateText(createdAt)};{' '}
              {lastSeenAt ? `last seen ${sinceThen(lastSeenAt)}` : 'has not signed in yet'}
            </span>
          </span>
        }
      />
      <Section title="Details">
        <Card>
          <DetailsForm person={person} />
        </Card>
      </Section>
      <Section title="Role" description="One role each. It decides what somebody can open and do.">
        <Card>
          <RoleForm key={role} person={person} />
        </Card>
      </Section>
      {mayHaveLearners(role) && <AssignedLearners person={person} />}
      <Section title="Signing in">
        <Access person={person} />
      </Section>
      <Section
        title="What was done"
        description="By this person, and about them."
        actions={<LinkButton to={`/administration/audit?person=${id}`}>See all of it</LinkButton>}
      >
        {trail.length === 0 ? (
          <EmptyState
            icon="history"
            title="Nothing yet"
            description="Signing in and changes to the account are kept here."
          />
        ) : (
          <Stack gap={24}>
            <Entries entries={trail.slice(0, 12)} level="h3" />
          </Stack>
        )}
      </Section>
    </div>
  );
}

/** Learners can be assigned to people in these roles. */
const mayHaveLearners = (role: Person['role']) => role === 'instructor' || role === 'reviewer' || role === 'recruiter';

/** Back to the list as it was left. */
function WayBack() {
  const { state } = useLocation();
  const list = (state as { list?: string } | null)?.list ?? '';
  return <Link to={`/administration/people${list}`}>People</Link>;
}

function NoPerson() {
  return (
    <>
      <PageHeader above={<WayBack />} title="No such person" />
      <EmptyState
        icon="user"
        title="There is nobody here by this address"
        description="The account may have been deleted since the link was made."
        action={<LinkButton to="/administration/people">See all people</LinkButton>}
      />
    </>
  );
}
