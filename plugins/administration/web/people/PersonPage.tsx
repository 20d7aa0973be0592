import { Link, useLocation, useParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { SlotView } from '../../../../web/shell/SlotView.tsx';
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
  Skeleton,
  SkeletonPage,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { Person } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { HistoryEntries } from '../audit/Entries.tsx';
import { roleTitles } from '../parts/roles.ts';
import { timeAgo } from '../parts/times.ts';
import { SignInAsSection } from '../sign-in-as/SignInAsSection.tsx';
import { Access } from './Access.tsx';
import { AssignedLearners } from './AssignedLearners.tsx';
import { personAddress } from './addresses.ts';
import { DetailsForm } from './DetailsForm.tsx';
import styles from './People.module.css';
import { RoleForm } from './RoleForm.tsx';

/** One person: details, role, assigned learners, sign-in and activity. */
export function PersonPage() {
  const { id = '' } = useParams();
  const found = useRoute(administration.routes.person, { params: { id } }, { freshFor: 5000 });
  const person = found.data?.person;
  useTitle(person && fullName(person));
  if (found.error) {
    return found.error.namesNothing ? <NoPerson /> : <ErrorState wholePage error={found.error} retry={found.refetch} />;
  }
  if (!found.data) return <SkeletonPage />;
  return <Shown key={id} person={found.data.person} />;
}

function Shown({ person }: { person: Person }) {
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
              Joined {dateText(createdAt)},{' '}
              {lastSeenAt ? `last active ${timeAgo(lastSeenAt)}` : 'has not signed in yet'}
            </span>
          </span>
        }
      />
      <Section title="Details">
        <Card>
          <DetailsForm person={person} />
        </Card>
      </Section>
      <Section title="Role" description="The role decides what a person can open and do. Each person has one.">
        <Card>
          <RoleForm key={role} person={person} />
        </Card>
      </Section>
      {mayHaveLearners(role) && <AssignedLearners person={person} />}
      <SlotView slot={administration.slots.personSection} slotProps={{ person }} skeleton={null} />
      <Section title="Sign-in">
        <Access person={person} />
      </Section>
      <SignInAsSection person={person} />
      <History id={id} />
    </div>
  );
}

/** The latest of what happened to the person and what they did. */
function History({ id }: { id: string }) {
  const { history } = administration.routes;
  const { data, error, refetch } = useRoute(history, { params: { id }, query: { limit: 12 } }, { freshFor: 5000 });
  return (
    <Section
      title="History"
      description="Changes to the account, sign-ins, classes, assignments and results."
      actions={<LinkButton to={`${personAddress(id)}/history`}>View all</LinkButton>}
    >
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <Skeleton lines={8} label="Loading history" />
      ) : data.items.length === 0 ? (
        <EmptyState
          icon="history"
          title="No history yet"
          description="Sign-ins and changes to the account appear here."
        />
      ) : (
        <Stack gap={24}>
          <HistoryEntries entries={data.items} level="h3" />
        </Stack>
      )}
    </Section>
  );
}

/** Whether learners can be assigned to people in this role. */
const mayHaveLearners = (role: Person['role']) => role === 'instructor' || role === 'reviewer' || role === 'recruiter';

/** The link back to the list, with the filters it had. */
function WayBack() {
  const { state } = useLocation();
  const list = (state as { list?: string } | null)?.list ?? '';
  return <Link to={`/administration/people${list}`}>People</Link>;
}

function NoPerson() {
  return (
    <>
      <PageHeader above={<WayBack />} title="Person not found" />
      <EmptyState
        icon="user"
        title="No person at this address"
        description="The account may have been deleted."
        action={<LinkButton to="/administration/people">All people</LinkButton>}
      />
    </>
  );
}
