import { Link, useParams } from 'react-router-dom';
import { useRoute } from '../../../../../web/api/index.ts';
import { useTitle } from '../../../../../web/shell/title.ts';
import {
  Chart,
  counted,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  momentText,
  PageHeader,
  Section,
  SkeletonPage,
  Stack,
  Stat,
} from '../../../../../web/ui/index.ts';
import type { IntakeStatistics } from '../../../contract.ts';
import { applicationStatusTitles, universities } from '../../../contract.ts';
import { queueAddress } from '../parts/addresses.ts';
import { shareText } from '../parts/titles.ts';
import { Agreement } from './Agreement.tsx';
import { ImpactRatios } from './ImpactRatios.tsx';

/** The figures of an intake. */
export function Statistics() {
  const { id = '' } = useParams();
  const found = useRoute(universities.routes.intakeStatistics, { params: { id } }, { freshFor: 0 });
  if (found.error)
    return (
      <ErrorState
        wholePage
        {...(found.error.status === 404
          ? { title: 'This intake was not found', description: 'You may no longer review for its university.' }
          : { error: found.error, retry: found.refetch })}
        action={<LinkButton to={queueAddress()}>Back to the desk</LinkButton>}
      />
    );
  if (!found.data) return <SkeletonPage />;
  return <Full statistics={found.data} />;
}

function Full({ statistics }: { statistics: IntakeStatistics }) {
  const { intakeId, intake, program, university, at, submitted } = statistics;
  useTitle(`Statistics of ${program}, ${intake}`);
  return (
    <>
      <PageHeader
        above={<Link to={queueAddress()}>Admissions desk</Link>}
        title={`${program}, ${intake}`}
        description={`${university} · state of ${momentText(at)}`}
        actions={<LinkButton to={queueAddress(`?intakeId=${intakeId}`)}>Applications</LinkButton>}
      />
      {submitted === 0 ? (
        <EmptyState
          icon="chart"
          title="No applications yet"
          description="Statistics appear with the first submitted application."
        />
      ) : (
        <>
          <Counts statistics={statistics} />
          <ImpactRatios statistics={statistics} />
          <Agreement agreement={statistics.agreement} minPairs={statistics.minPairs} />
        </>
      )}
    </>
  );
}

function Counts({ statistics }: { statistics: IntakeStatistics }) {
  const { submitted, decided, places, acceptanceRate, medianDays, statuses, decisions, conflicts } = statistics;
  const bars = statuses.filter(({ count }) => count > 0);
  return (
    <Section
      title="Applications"
      description={
        conflicts > 0
          ? `Without ${counted(conflicts, 'application')} in which you have a conflict of interest.`
          : undefined
      }
    >
      <Stack gap={32}>
        <Grid min={220}>
          <Stat label="Applications" value={submitted} {...(places !== null && { note: `for ${places} places` })} />
          <Stat label="Decided" value={decided} note={decisions.map(decisionText).join(', ') || 'No decisions yet'} />
          <Stat
            label="Accepted of the decided"
            value={acceptanceRate ? shareText(acceptanceRate.rate) : null}
            note={
              acceptanceRate
                ? `95% interval ${shareText(acceptanceRate.interval[0])} to ${shareText(acceptanceRate.interval[1])}`
                : 'Known with the first decision'
            }
          />
          <Stat
            label="Days to a decision"
            value={medianDays === null ? null : medianDays.toFixed(1)}
            note={medianDays === null ? 'Known with the first decision' : 'Median from the submission'}
          />
        </Grid>
        {bars.length > 0 && (
          <Chart
            kind="bar"
            title="Applications by status"
            description="As applicants see it. Decisions that are not released are counted as “Under review”."
            rows={bars.map(({ status, count }) => ({ x: applicationStatusTitles[status], count }))}
            series={[{ key: 'count', label: 'Applications' }]}
            decimals={0}
          />
        )}
      </Stack>
    </Section>
  );
}

const decisionText = ({ decision, count }: IntakeStatistics['decisions'][number]) =>
  `${count} ${applicationStatusTitles[decision].toLowerCase()}`;
