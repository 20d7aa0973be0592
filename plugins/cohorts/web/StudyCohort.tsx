import { Link, useParams } from 'react-router-dom';
import { skip, useRoute } from '../../../web/api/index.ts';
import { useMay } from '../../../web/session/manifest.ts';
import { useTitle } from '../../../web/shell/title.ts';
import { Card, ErrorState, LinkButton, PageHeader, SkeletonBlock, Stack } from '../../../web/ui/index.ts';
import { topicTitles } from '../../activity/study-groups/contract.ts';
import { audienceTitles } from '../cohorts/contract.ts';
import { cohorts as contract } from '../contract.ts';
import { Bans } from './Bans.tsx';
import { CohortActions } from './CohortActions.tsx';
import styles from './Cohorts.module.css';
import { Invitation } from './Invitation.tsx';
import { NotEligible } from './NotEligible.tsx';
import { Practice } from './Practice.tsx';
import { Roster } from './Roster.tsx';
import { Schedule } from './Schedule.tsx';
import { useCohortChanges } from './use-cohorts.ts';

const above = <Link to="/study-cohorts">Study cohorts</Link>;

/** A study cohort and its members. */
export function StudyCohort() {
  const { id = '' } = useParams();
  const cohort = useRoute(contract.routes.cohort, { params: { id } }, { freshFor: 3000 });
  const moderates = useMay()('cohorts.moderate');
  const { data } = cohort;
  const isInside = data !== undefined && (data.role !== null || moderates);
  // Read before the page is shown, as the members are below the meetings.
  const meetings = useRoute(contract.routes.schedule, isInside ? { params: { id } } : skip, { freshFor: 3000 });
  useTitle(data?.name ?? 'Study cohort');
  useCohortChanges(cohort.refetch);
  // Also when the cohort ended while it was open.
  if (cohort.error?.namesNothing) return <NoSuchCohort />;
  if (cohort.error?.status === 403)
    return (
      <>
        <PageHeader above={above} title="Study cohort" />
        <NotEligible error={cohort.error} />
      </>
    );
  if (cohort.error && !data) return <ErrorState wholePage error={cohort.error} retry={cohort.refetch} />;
  if (!data || (isInside && !meetings.data && !meetings.error))
    return (
      <>
        <PageHeader above={above} title="Study cohort" description={'\u00a0'} />
        <SkeletonBlock height={320} />
      </>
    );
  const { name, description, topic, audience, currentMembers, maxMembers, role, waiting, isPrivate } = data;
  const keeps = moderates || role === 'owner' || role === 'moderator';
  const places = `${currentMembers} of ${maxMembers} members`;
  return (
    <>
      <PageHeader
        above={above}
        title={name}
        description={[
          topicTitles[topic],
          places,
          ...(waiting > 0 ? [`${waiting} waiting`] : []),
          ...(isPrivate ? ['Private'] : []),
          ...(moderates ? [audienceTitles[audience]] : []),
        ].join(' · ')}
        actions={<CohortActions cohort={data} />}
      />
      <div className={styles.columns}>
        <Stack gap={16}>
          {isInside && <Schedule cohort={data} keeps={keeps} />}
          <Card title="Members">
            {isInside ? <Roster cohort={data} /> : <p>Members see each other. Join the cohort to see who is in it.</p>}
            <p className={styles.note}>
              Only learners who share their name are named. You can change this in your profile.
            </p>
          </Card>
        </Stack>
        <Stack gap={16}>
          {isInside && <Practice cohort={data} />}
          <Card title="About">
            <p className={styles.whole}>{description || 'No description.'}</p>
          </Card>
          {keeps && <Invitation cohort={data} />}
          {keeps && <Bans cohortId={id} />}
        </Stack>
      </div>
    </>
  );
}

function NoSuchCohort() {
  return (
    <ErrorState
      wholePage
      title="Study cohort not found"
      description="It may have ended, or is not open to you."
      action={
        <LinkButton primary to="/study-cohorts">
          See all study cohorts
        </LinkButton>
      }
    />
  );
}
