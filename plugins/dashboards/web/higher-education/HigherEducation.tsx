import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useFilters } from '../../../../web/shell/use-filters.ts';
import { ErrorState, PageHeader, SkeletonPage, Tabs } from '../../../../web/ui/index.ts';
import type { Profile } from '../../../learner/contract.ts';
import { learner, ownDashboard } from '../../../learner/contract.ts';
import { practice } from '../../../practice/contract.ts';
import { dashboards, HigherPathway, higherPathwayTitles } from '../../contract.ts';
import { Careers } from './Careers.tsx';
import { Funding } from './Funding.tsx';
import { Network } from './Network.tsx';
import { Progress } from './Progress.tsx';
import { pathways } from './pathways.ts';
import { Research } from './Research.tsx';

/** The dashboard of higher education. The address holds the pathway and the tab. */
export function HigherEducation() {
  const profile = useRoute(learner.routes.profile, {}, { freshFor: 3000 });
  const own = useRoute(dashboards.routes.higherEducation, {}, { freshFor: 3000 });
  const [{ level, tab }, show] = useFilters(['level', 'tab']);
  useLive(learner, 'learner_changed', () => void profile.refetch());
  useLive(practice, 'practice_changed', () => void own.refetch());
  const failed = [profile, own].find(({ error, data }) => error && !data);
  if (failed?.error) return <ErrorState wholePage error={failed.error} retry={failed.refetch} />;
  if (!profile.data || !own.data) return <SkeletonPage />;
  const pathway = HigherPathway.safeParse(level).data ?? ownPathway(profile.data);
  const tabProps = { pathway, profile: profile.data, own: own.data };
  return (
    <>
      <PageHeader
        above="Higher education"
        title={higherPathwayTitles[pathway]}
        description={pathways[pathway].description}
      />
      <Tabs
        label="Sections of your dashboard"
        chosen={tab || 'progress'}
        onChoose={(chosen) => show({ tab: chosen })}
        tabs={[
          { key: 'progress', title: 'Progress', content: () => <Progress {...tabProps} /> },
          { key: 'research', title: 'Research', content: () => <Research {...tabProps} /> },
          {
            key: 'careers',
            title: 'Career Pathways',
            content: () => <Careers {...tabProps} onChoose={(chosen) => show({ level: chosen, tab: 'careers' })} />,
          },
          { key: 'funding', title: 'Funding', content: () => <Funding {...tabProps} /> },
          { key: 'network', title: 'Network', content: () => <Network /> },
        ]}
      />
    </>
  );
}

/** The pathway of the learner's level; undergraduate where it is unknown. */
function ownPathway({ educationalLevel, ageBand }: Profile): HigherPathway {
  const address = ownDashboard(educationalLevel, ageBand);
  return HigherPathway.safeParse(new URLSearchParams(address.split('?')[1]).get('level')).data ?? 'undergraduate';
}
