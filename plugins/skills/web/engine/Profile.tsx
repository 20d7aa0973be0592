import type { useRoute } from '../../../../web/api/index.ts';
import { Card, ErrorState, Progress, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import type { EngineProfile, skills } from '../../contract.ts';
import { availabilityText } from '../words.ts';
import styles from './Profile.module.css';

type Request = ReturnType<typeof useRoute<typeof skills.routes.engineProfile>>;

/** Bars shown. */
const maxBars = 6;

/** Measured skills in percent, and what the learner wants and has time for. */
export function Profile({ request: { data, error, refetch } }: { request: Request }) {
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={[480, 260, 260]} />;
  return (
    <div className={styles.profile}>
      <Card title="Skill profile">
        {data.measured.length === 0 ? (
          <p className="soft">A skill appears here after your first graded question about it, with its uncertainty.</p>
        ) : (
          <Stack gap={12}>
            {data.measured.slice(0, maxBars).map(({ skillId, skillName, percent, interval }) => (
              <Progress
                key={skillId}
                value={percent}
                label={skillName}
                description={`${percent}% (${interval[0]}–${interval[1]}%)`}
              />
            ))}
            <p className="soft">
              Probability that you know the skill, by your answers, with its 95% interval
              {data.measured.length > maxBars &&
                `; the ${maxBars} best known of ${data.measured.length} measured skills`}
              .
            </p>
          </Stack>
        )}
      </Card>
      <Card title="Learning goals">
        <Facts profile={data} />
      </Card>
    </div>
  );
}

function Facts({ profile }: { profile: EngineProfile }) {
  const { learningGoals, careerPath, timeAvailability, hoursPerWeek, preferredLearningStyle } = profile;
  return (
    <dl className={styles.facts}>
      <dt>Goals</dt>
      <dd>{learningGoals.length > 0 ? learningGoals.join(', ') : 'None chosen in the setup'}</dd>
      <dt>Career path</dt>
      <dd>{careerPath === null || careerPath === 'explore-options' ? 'Still exploring' : careerPath}</dd>
      <dt>Time</dt>
      <dd>{availabilityText(timeAvailability, hoursPerWeek)}</dd>
      <dt>Learning style</dt>
      <dd>{preferredLearningStyle.replace(/^./, (letter) => letter.toUpperCase())}</dd>
    </dl>
  );
}
