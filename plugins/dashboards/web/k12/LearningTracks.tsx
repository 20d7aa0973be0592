import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { Button, Card, ErrorState, Grid, LinkButton, Row, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import type { GradeBand } from '../../../learner/contract.ts';
import { practice } from '../../../practice/contract.ts';
import { dashboards, TrackId } from '../../contract.ts';
import { isYoung } from './bands.ts';
import { TrackCard } from './TrackCard.tsx';

/** The six tracks with their topics and the learner's mastery. Below grade 6 nothing can be practised yet. */
export function LearningTracks({ band, onShowBand }: { band: GradeBand; onShowBand: (band: GradeBand) => void }) {
  const learning = useRoute(dashboards.routes.k12, {}, { freshFor: 3000 });
  const isAvailable = useIsScreenAvailable();
  // For example, when an open answer was graded.
  useLive(practice, 'practice_changed', () => void learning.refetch());
  if (learning.error && !learning.data) return <ErrorState error={learning.error} retry={learning.refetch} />;
  if (!learning.data) {
    return (
      <Grid min={320}>
        {TrackId.options.map((id) => (
          <SkeletonBlock key={id} height={[332, 332, 332]} />
        ))}
      </Grid>
    );
  }
  const helpers = [
    { to: '/ai-tutor', title: isYoung(band) ? 'Ask the AI tutor' : 'Ask MentorAI', icon: 'chat' as const },
    { to: '/skills', title: 'Skills for later', icon: 'star' as const },
  ].filter(({ to }) => isAvailable(to));
  return (
    <Stack gap={24}>
      {isYoung(band) && <NoQuestionsYet onShow={() => onShowBand('6-8')} />}
      <Grid min={320}>
        {learning.data.tracks.map((track) => (
          <TrackCard key={track.id} track={track} band={band} />
        ))}
      </Grid>
      {helpers.length > 0 && (
        <Row>
          {helpers.map(({ to, title, icon }) => (
            <LinkButton key={to} to={to} icon={icon}>
              {title}
            </LinkButton>
          ))}
        </Row>
      )}
    </Stack>
  );
}

/** Explains that there are no questions for these grades, with a button to those of grade 6. */
function NoQuestionsYet({ onShow }: { onShow: () => void }) {
  return (
    <Card title="Questions for your grade are not here yet">
      <Stack gap={16}>
        <p>
          This is what you will learn. The questions here start at grade 6. You can try them together with a grown-up.
        </p>
        <Row>
          <Button onClick={onShow}>Show grades 6–8</Button>
        </Row>
      </Stack>
    </Card>
  );
}
