import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useScreensThere } from '../../../../web/shell/screens-there.ts';
import { ErrorState, Grid, LinkButton, Row, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import type { GradeBand } from '../../../learner/contract.ts';
import { practice } from '../../../practice/contract.ts';
import { dashboards, TrackId } from '../../contract.ts';
import { isYoung } from './bands.ts';
import { TrackCard } from './TrackCard.tsx';

/** The six tracks with what there is to practise, and how it stands. */
export function Learning({ band }: { band: GradeBand }) {
  const learning = useRoute(dashboards.routes.k12, {}, { freshFor: 3000 });
  const isThere = useScreensThere();
  // An open answer was graded, say.
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
  ].filter(({ to }) => isThere(to));
  return (
    <Stack gap={24}>
      {isYoung(band) && (
        <p className="soft">
          The questions here are written for grade 6 and up. Younger learners can try them with somebody who reads
          along.
        </p>
      )}
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
