import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import {
  dateText,
  EmptyState,
  ErrorState,
  fullName,
  LineList,
  LineSubject,
  PageHeader,
  Section,
  Skeleton,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { StaffStatus } from '../../contract.ts';
import { secondFactor } from '../../contract.ts';
import { RuleForm } from './RuleForm.tsx';

/** For administrators: the rule that staff need a second step, and who of them has none. */
export function StaffScreen() {
  const found = useRoute(secondFactor.routes.staff, undefined, { freshFor: 0 });
  return (
    <>
      <PageHeader
        title="Two-step sign-in of staff"
        description="Staff see other people’s data. With a second step, a stolen password is of no use."
      />
      {found.data ? (
        <Stack gap={24}>
          <RuleForm key={JSON.stringify(found.data.rule)} rule={found.data.rule} />
          <Missing status={found.data} />
        </Stack>
      ) : found.error ? (
        <ErrorState error={found.error} retry={found.refetch} />
      ) : (
        <Skeleton lines={10} label="Loading the rule and staff" />
      )}
    </>
  );
}

function Missing({ status: { rule, staff, staffWithout, without } }: { status: StaffStatus }) {
  return (
    <Section
      title="Staff without a second step"
      description={`${staffWithout} of ${staff}. Each sets it up in their own profile.`}
    >
      {without.length === 0 ? (
        <EmptyState title="All staff have a second step" />
      ) : (
        <LineList>
          {without.map((person) => (
            <li key={person.id}>
              <LineSubject
                title={<Link to={`/administration/people/${person.id}`}>{fullName(person)}</Link>}
                description={`${roleTitles[person.role] ?? person.role}. Last active: ${
                  person.lastSeenAt ? dateText(person.lastSeenAt) : 'never'
                }`}
              />
              {rule.requiredForStaff && (
                <Tag tone="attention">
                  {person.dueAt ? `Required from ${dateText(person.dueAt)}` : 'From the next sign-in on'}
                </Tag>
              )}
            </li>
          ))}
        </LineList>
      )}
      {without.length < staffWithout && <p className="soft">The list shows the first {without.length}.</p>}
    </Section>
  );
}

const roleTitles: Readonly<Record<string, string>> = {
  instructor: 'Instructor',
  reviewer: 'Reviewer',
  recruiter: 'Recruiter',
  administrator: 'Administrator',
  operator: 'Operator',
};
