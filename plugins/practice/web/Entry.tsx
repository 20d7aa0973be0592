import { useRoute } from '../../../web/api/index.ts';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Section,
  SkeletonBlock,
  Stack,
} from '../../../web/ui/index.ts';
import { practice } from '../contract.ts';
import { Choices } from './entry/Choices.tsx';
import { PastRuns } from './entry/PastRuns.tsx';
import { Topics } from './entry/Topics.tsx';
import { useOwnDashboard } from './own-dashboard.ts';
import { useStart } from './use-start.ts';

/** Where practice begins: three questions, or a topic for as long as one likes. */
export function Entry() {
  const overview = useRoute(practice.routes.topics, {}, { freshFor: 0 });
  const dashboard = useOwnDashboard();
  const start = useStart();
  return (
    <>
      <PageHeader
        above="Practice"
        title="Adaptive assessment"
        says="One question at a time, with hints while you think and an explanation once you have answered. Practice builds your mastery of topics; it never changes your EiQ score."
      />
      {overview.error && !overview.data ? (
        <ErrorState error={overview.error} retry={overview.refetch} />
      ) : !overview.data ? (
        <Stack gap={24}>
          <SkeletonBlock height={148} />
          <SkeletonBlock height={420} />
        </Stack>
      ) : overview.data.topics.length === 0 ? (
        <EmptyState
          icon="target"
          title="There is nothing to practise yet"
          says="Practice has questions of its own, and none are in the item bank at the moment. Look in again later."
          action={<LinkButton to={dashboard}>Back to your dashboard</LinkButton>}
        />
      ) : (
        <>
          <Choices openRuns={overview.data.openRuns} start={start} />
          <Section
            title="Practise a topic"
            says="As many questions as you like, easier or harder as your answers go. Mastery is what your latest answers in a topic show."
          >
            <Topics overview={overview.data} start={start} />
          </Section>
          <PastRuns />
        </>
      )}
    </>
  );
}
