import { Card, EmptyState, ErrorState, Progress, Row, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import { SkillLevel } from '../../contract.ts';
import { ProgressActions } from '../skills/ProgressActions.tsx';
import { useActive } from '../use-recommendations.ts';
import { hoursText, levelTitles } from '../words.ts';
import styles from './Tracking.module.css';

/** The skills in progress, each with its bar and Continue. */
export function Tracking() {
  const { data, error, refetch } = useActive();
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={320} />;
  const started = data.filter(({ progress }) => progress > 0);
  if (started.length === 0) {
    return (
      <EmptyState
        icon="play"
        title="No skill in progress"
        description="Start learning a recommended skill, and its progress appears here."
      />
    );
  }
  return (
    <Stack gap={16}>
      {started.map((each) => (
        <Card key={each.id} title={each.skillName}>
          <Stack gap={8}>
            <Progress
              value={each.progress}
              label={each.progress < 100 ? hoursText(each.estimatedHours) : 'Completed by your own mark'}
            />
            <div className={styles.scale} aria-hidden="true">
              {SkillLevel.options.map((level) => (
                <span key={level}>{levelTitles[level]}</span>
              ))}
            </div>
            <Row>
              <ProgressActions recommendation={each} />
            </Row>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
