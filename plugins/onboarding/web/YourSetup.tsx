import { useRoute } from '../../../web/api/index.ts';
import { ErrorState, LinkButton, Row, Skeleton, Stack } from '../../../web/ui/index.ts';
import { onboarding } from '../contract.ts';
import { audienceOf } from './words/audience.ts';
import { levelOptions } from './words/choices.ts';

/** In the profile: what was said in the setup, in a line, and the way to change it. */
export function YourSetup() {
  const mine = useRoute(onboarding.routes.mine);
  if (mine.error && !mine.data) return <ErrorState error={mine.error} retry={mine.refetch} />;
  if (!mine.data) return <Skeleton lines={2} />;
  const { educationalLevel, gradeLevel, recommendedTrack } = mine.data;
  const level = levelOptions.find(({ value }) => value === educationalLevel)?.title;
  const grade = gradeLevel && (gradeLevel === 'K' ? 'kindergarten' : `grade ${gradeLevel}`);
  const said = [level, grade].filter(Boolean).join(', ');
  return (
    <Stack gap={16}>
      <p>
        {said ? `${said}. ` : ''}
        {recommendedTrack ? `Your track is ${recommendedTrack}.` : ''}
      </p>
      <Row>
        <LinkButton to="/onboarding">
          {audienceOf(mine.data) === 'child' ? 'Change what you told us' : 'Change your answers'}
        </LinkButton>
        <LinkButton quiet to="/welcome">
          Where you start
        </LinkButton>
      </Row>
    </Stack>
  );
}
