import { useRoute } from '../../../../web/api/index.ts';
import { ErrorState, PageHeader } from '../../../../web/ui/index.ts';
import { learner } from '../../../learner/contract.ts';
import { LevelList } from './LevelList.tsx';
import { PlacementLink } from './PlacementLink.tsx';

/** The dashboards by level. */
export function LevelChooser() {
  const profile = useRoute(learner.routes.profile, {}, { freshFor: 3000 });
  return (
    <>
      <PageHeader title="Choose your level" description="Each level has its own dashboard. You can open any of them." />
      {profile.error && !profile.data ? (
        <ErrorState error={profile.error} retry={profile.refetch} />
      ) : (
        <LevelList profile={profile.data} />
      )}
      {/* Shown together with the levels, whose number varies. */}
      {(profile.data || profile.error) && <PlacementLink />}
    </>
  );
}
