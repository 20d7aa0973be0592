import { useRoute } from '../../../../web/api/index.ts';
import { ErrorState, PageHeader } from '../../../../web/ui/index.ts';
import { learner } from '../../../learner/contract.ts';
import { LevelList } from './LevelList.tsx';
import { PlacementLink } from './PlacementLink.tsx';

/** The dashboards there are, by level. */
export function LevelChooser() {
  const profile = useRoute(learner.routes.profile, {}, { freshFor: 3000 });
  return (
    <>
      <PageHeader
        title="Choose your level"
        description="Where are you learning now? Each level has a dashboard of its own, and you can look at any of them."
      />
      {profile.error && !profile.data ? (
        <ErrorState error={profile.error} retry={profile.refetch} />
      ) : (
        <LevelList profile={profile.data} />
      )}
      {/* Some have a level more than others: what stands below comes with them. */}
      {(profile.data || profile.error) && <PlacementLink />}
    </>
  );
}
