import { useRoute } from '../../../web/api/index.ts';
import { ErrorState, LinkButton, Row, Skeleton, Stack } from '../../../web/ui/index.ts';
import type { Onboarding } from '../contract.ts';
import { onboarding } from '../contract.ts';
import { levelOptions } from './words/choices.ts';
import { trackChangeText } from './words/tracks.ts';

/** The profile section: level and track in a line, with links to change the answers. */
export function YourSetup() {
  const mine = useRoute(onboarding.routes.mine, {}, { freshFor: 3000 });
  if (mine.error && !mine.data) return <ErrorState error={mine.error} retry={mine.refetch} />;
  if (!mine.data) return <Skeleton lines={2} />;
  const { educationalLevel, gradeLevel } = mine.data;
  const level = levelOptions.find(({ value }) => value === educationalLevel)?.title;
  const grade = gradeLevel && (gradeLevel === 'K' ? 'kindergarten' : `grade ${gradeLevel}`);
  const education = [level, grade].filter(Boolean).join(', ');
  return (
    <Stack gap={16}>
      <p>
        {education ? `${education}. ` : ''}
        {trackText(mine.data)}
      </p>
      <Row>
        <LinkButton to="/onboarding">Change your answers</LinkButton>
        <LinkButton quiet to="/welcome">
          Your starting point
        </LinkButton>
      </Row>
    </Stack>
  );
}

function trackText({ recommendedTrack, trackFromAnswers }: Onboarding): string {
  if (!recommendedTrack) return '';
  const track = `Your track is ${recommendedTrack}.`;
  return trackFromAnswers ? `${track} ${trackChangeText(trackFromAnswers)}` : track;
}
