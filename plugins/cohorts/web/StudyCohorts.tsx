import { useState } from 'react';
import { useRoute } from '../../../web/api/index.ts';
import { useMay } from '../../../web/session/manifest.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  PageHeader,
  Section,
  SelectField,
  SkeletonBlock,
} from '../../../web/ui/index.ts';
import type { Topic } from '../../activity/study-groups/contract.ts';
import { topicTitles } from '../../activity/study-groups/contract.ts';
import type { Cohort } from '../cohorts/contract.ts';
import { cohorts as contract } from '../contract.ts';
import { CohortCard } from './CohortCard.tsx';
import styles from './Cohorts.module.css';
import { NewCohort } from './NewCohort.tsx';
import { NotEligible } from './NotEligible.tsx';
import { OpenReports } from './OpenReports.tsx';
import { useCohortChanges } from './use-cohorts.ts';

const pageSize = 24;
const topics = Object.entries(topicTitles).map(([value, label]) => ({ value, label }));

/** Own study cohorts, and others to join. */
export function StudyCohorts() {
  const [isCreating, setCreating] = useState(false);
  const [topic, setTopic] = useState<Topic>();
  const [page, setPage] = useState(0);
  // One more than is shown tells whether there is a next page.
  const query = { limit: pageSize + 1, offset: page * pageSize, ...(topic && { topic }) };
  const all = useRoute(contract.routes.cohorts, { query }, { freshFor: 3000, keepPrevious: true });
  const own = useRoute(contract.routes.ownCohorts, {}, { freshFor: 3000 });
  const refetch = () => Promise.all([all.refetch(), own.refetch()]);
  useCohortChanges(refetch);
  const moderates = useMay()('cohorts.moderate');
  const error = all.error ?? own.error;
  const others = all.data?.slice(0, pageSize).filter(({ role }) => role === null);
  const hasNext = (all.data?.length ?? 0) > pageSize;
  const turn = (by: number) => {
    setPage(page + by);
    document.getElementById('discover')?.scrollIntoView();
  };
  return (
    <>
      <PageHeader
        title="Study cohorts"
        description="A few people with one topic and one goal, who learn together for a while."
        actions={
          <>
            {moderates && (
              <LinkButton icon="grid" to="/study-cohorts/groups">
                Balanced groups
              </LinkButton>
            )}
            <Button primary icon="plus" disabled={!own.data} onClick={() => setCreating(true)}>
              Create cohort
            </Button>
          </>
        }
      />
      {error?.status === 403 ? (
        <NotEligible error={error} />
      ) : error && !(own.data && others) ? (
        <ErrorState error={error} retry={refetch} />
      ) : !own.data || !others ? (
        <Grid min={320}>
          <SkeletonBlock height={200} />
          <SkeletonBlock height={200} />
          <SkeletonBlock height={200} />
        </Grid>
      ) : (
        <>
          {moderates && <OpenReports />}
          <Section title="Your cohorts">
            {own.data.length === 0 ? (
              <EmptyState icon="users" title="No cohorts yet" description="Join one below, or create your own." />
            ) : (
              <Cards cohorts={own.data} />
            )}
          </Section>
          <Section
            id="discover"
            title="Discover cohorts"
            actions={
              <SelectField
                label="Topic"
                hideLabel
                placeholder="All topics"
                options={topics}
                value={topic ?? ''}
                onChange={({ target }) => {
                  setTopic(target.value ? (target.value as Topic) : undefined);
                  setPage(0);
                }}
              />
            }
          >
            {others.length === 0 ? (
              <EmptyState
                icon="compass"
                title={topic ? `No other cohort on ${topicTitles[topic]}` : 'No other cohorts'}
                description="Create one, and others of about your age can join."
              />
            ) : (
              <Cards cohorts={others} />
            )}
            {(page > 0 || hasNext) && (
              <nav className={styles.pages} aria-label="Pages of cohorts">
                <Button small icon="left" disabled={page === 0} onClick={() => turn(-1)}>
                  Newer
                </Button>
                <Button small icon="right" disabled={!hasNext} onClick={() => turn(1)}>
                  Older
                </Button>
              </nav>
            )}
          </Section>
        </>
      )}
      {isCreating && <NewCohort onClose={() => setCreating(false)} />}
    </>
  );
}

function Cards({ cohorts }: { cohorts: readonly Cohort[] }) {
  // Learners see cohorts of their own circle only.
  const showsAudience = useMay()('cohorts.moderate');
  return (
    <Grid min={320}>
      {cohorts.map((cohort) => (
        <CohortCard key={cohort.id} cohort={cohort} showsAudience={showsAudience} />
      ))}
    </Grid>
  );
}
