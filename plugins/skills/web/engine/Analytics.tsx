import { useRoute } from '../../../../web/api/index.ts';
import {
  Card,
  Chart,
  dateText,
  ErrorState,
  Grid,
  Progress,
  SkeletonBlock,
  Stack,
  Stat,
} from '../../../../web/ui/index.ts';
import { categoryTitles, skills } from '../../contract.ts';
import { Reviews } from './Reviews.tsx';

/** The learner's own figures. */
export function Analytics() {
  const { data, error, refetch } = useRoute(skills.routes.analytics, {}, { freshFor: 3000 });
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={640} />;
  const { inProgress, completed, mastered, measured, hoursDone, hoursLeft, weeks, hoursPerWeek, categories } = data;
  return (
    <Stack gap={24}>
      <Grid min={220}>
        <Stat label="In progress" icon="play" value={inProgress} note={`${hoursLeft} hours left at your pace`} />
        <Stat label="Completed" icon="check" value={completed} note="By your own mark" />
        <Stat label="Mastered" icon="trophy" value={mastered} note={`Of ${measured} measured by your answers`} />
        <Stat
          label="Learning hours"
          icon="clock"
          value={hoursDone}
          note={hoursPerWeek === null ? 'No progress marked yet' : `${hoursPerWeek} a week on average`}
        />
      </Grid>
      <Reviews />
      <Card title="Hours by week">
        <Chart
          kind="bar"
          title="Hours by week"
          description="Hours of learning steps that you marked as done."
          rows={weeks.map(({ week, hours }) => ({ x: dateText(week), hours }))}
          series={[{ key: 'hours', label: 'Hours' }]}
          unit="hours"
          decimals={1}
        />
      </Card>
      <Card title="By category">
        <Stack gap={12}>
          {categories.map(({ category, done, inProgress: started, skills: total }) => (
            <Progress
              key={category}
              value={done}
              max={total}
              label={categoryTitles[category]}
              description={`${done} of ${total} done${started > 0 ? `, ${started} in progress` : ''}`}
            />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
