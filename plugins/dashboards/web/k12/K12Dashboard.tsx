import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { useFilters } from '../../../../web/shell/use-filters.ts';
import { ErrorState, LinkButton, nameText, PageHeader, SkeletonPage, Tabs } from '../../../../web/ui/index.ts';
import type { Profile } from '../../../learner/contract.ts';
import { learner } from '../../../learner/contract.ts';
import { Community } from '../community/Community.tsx';
import { WeekStrip } from '../goal/WeekStrip.tsx';
import { BandChoice } from './BandChoice.tsx';
import { bandNamed, isYoung, ownBand } from './bands.ts';
import { IndustryTracks } from './IndustryTracks.tsx';
import { LearningTracks } from './LearningTracks.tsx';
import { OwnProgress } from './OwnProgress.tsx';

/** The dashboard of pupils: subjects, jobs, progress and community. */
export function K12Dashboard() {
  const profile = useRoute(learner.routes.profile, {}, { freshFor: 3000 });
  useLive(learner, 'learner_changed', () => void profile.refetch());
  if (profile.error && !profile.data) return <ErrorState wholePage error={profile.error} retry={profile.refetch} />;
  if (!profile.data) return <SkeletonPage />;
  return <Dashboard profile={profile.data} />;
}

function Dashboard({ profile }: { profile: Profile }) {
  const { firstName } = useUser();
  const isAvailable = useIsScreenAvailable();
  const [{ tab, grades }, show] = useFilters(['tab', 'grades']);
  const band = bandNamed(grades) ?? ownBand(profile);
  const young = isYoung(band);
  return (
    <>
      <PageHeader
        above="K-12 dashboard"
        title={`Hello, ${nameText(firstName)}`}
        description={
          young
            ? 'See what you will learn, and what people do with it.'
            : 'Your subjects, your week, and the people you learn with.'
        }
        actions={<BandChoice band={band} profile={profile} onChoose={(chosen) => show({ grades: chosen })} />}
      />
      {!young && (
        <WeekStrip>
          {isAvailable('/assessment') && (
            <LinkButton primary to="/assessment" icon="play">
              Practise now
            </LinkButton>
          )}
        </WeekStrip>
      )}
      <Tabs
        label="Your dashboard"
        chosen={tab || 'learning'}
        onChoose={(chosen) => show({ tab: chosen })}
        tabs={[
          {
            key: 'learning',
            title: 'Learning',
            content: () => <LearningTracks band={band} onShowBand={(chosen) => show({ grades: chosen })} />,
          },
          { key: 'industry', title: 'Industry Tracks', content: () => <IndustryTracks band={band} /> },
          { key: 'progress', title: 'Progress', content: () => <OwnProgress band={band} profile={profile} /> },
          { key: 'community', title: 'Community', content: () => <Community audience="k-12" /> },
        ]}
      />
    </>
  );
}
