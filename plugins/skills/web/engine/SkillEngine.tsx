import { useSearchParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { Button, PageHeader, Stack, Tabs } from '../../../../web/ui/index.ts';
import { skills } from '../../contract.ts';
import { useGenerate } from '../use-recommendations.ts';
import { Analytics } from './Analytics.tsx';
import { Cards } from './Cards.tsx';
import { Pathways } from './Pathways.tsx';
import { Profile } from './Profile.tsx';
import { Tracking } from './Tracking.tsx';

/** The learner's skills, recommendations, ways to their goals, and progress. */
export function SkillEngine() {
  const profile = useRoute(skills.routes.engineProfile, {}, { freshFor: 3000 });
  const generate = useGenerate();
  const [parameters, setParameters] = useSearchParams();
  const score = profile.data?.eiqScore;
  return (
    <>
      <PageHeader
        title="Skill engine"
        description={
          score == null
            ? 'What you know, what to learn next, and how you get to your goals.'
            : `EiQ score ${score.toFixed(1)} ± ${Math.round(1.96 * (profile.data?.eiqStandardError ?? 0))}. What you know, what to learn next, and how you get to your goals.`
        }
        actions={
          <Button icon="refresh" busy={generate.isPending} onClick={() => generate.mutate({})}>
            Refresh Recommendations
          </Button>
        }
      />
      <Stack gap={24}>
        <Profile request={profile} />
        <Tabs
          label="Skill engine"
          chosen={parameters.get('tab') ?? 'recommendations'}
          onChoose={(tab) => setParameters({ tab }, { replace: true })}
          tabs={[
            { key: 'recommendations', title: 'Recommendations', content: () => <Cards /> },
            { key: 'analytics', title: 'Analytics', content: () => <Analytics /> },
            { key: 'pathways', title: 'Learning Pathways', content: () => <Pathways /> },
            { key: 'tracking', title: 'Progress Tracking', content: () => <Tracking /> },
          ]}
        />
      </Stack>
    </>
  );
}
