import { useContext } from 'react';
import { useUser } from '../session/manifest.ts';
import { dashboardAnalytics, dashboardAssessments, dashboardCard, dashboardLearning } from '../slots.ts';
import { nameText } from '../ui/names.ts';
import { PageHeader, Section, Stack } from '../ui/Page.tsx';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/State.tsx';
import styles from './Dashboard.module.css';
import { useFilledSections } from './dashboard-sections.ts';
import { ScreensContext, SlotView } from './SlotView.tsx';

/** Where somebody stands at a glance, made of what the plugins that are on have to show. */
export function Dashboard() {
  const { firstName } = useUser();
  const filled = useFilledSections();
  const hasCards = useContext(ScreensContext).some(({ fills }) =>
    fills.some(({ slot }) => slot === dashboardCard.slot),
  );
  return (
    <div id="dashboard">
      <PageHeader title={`Welcome back, ${nameText(firstName)}`} says="Where you stand today, and what comes next." />
      {hasCards && (
        <div className={styles.top}>
          <div className={styles.cards}>
            <SlotView slot={dashboardCard} given={{}} skeleton={<SkeletonBlock height={[186, 162, 162]} />} />
          </div>
        </div>
      )}
      {filled.includes('assessments') && (
        <Section id="assessments" title="Assessments">
          <Stack>
            <SlotView slot={dashboardAssessments} given={{}} skeleton={<SkeletonBlock height={220} />} />
          </Stack>
        </Section>
      )}
      {filled.includes('learning') && (
        <Section id="learning" title="Learning">
          <Stack>
            <SlotView slot={dashboardLearning} given={{}} skeleton={<SkeletonBlock height={220} />} />
          </Stack>
        </Section>
      )}
      {filled.includes('analytics') && (
        <Section id="analytics" title="Analytics">
          <Stack>
            <SlotView slot={dashboardAnalytics} given={{}} skeleton={<SkeletonBlock height={220} />} />
          </Stack>
        </Section>
      )}
      {!hasCards && filled.length === 1 && (
        <EmptyState
          icon="dashboard"
          title="Your dashboard fills as you learn"
          says="Nothing that reports here is switched on yet. Once your institution opens an assessment or a course, your progress appears on this page."
        />
      )}
    </div>
  );
}
