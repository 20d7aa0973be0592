import { useContext } from 'react';
import { useUser } from '../session/manifest.ts';
import { dashboardCard } from '../slots.ts';
import { nameText } from '../ui/names.ts';
import { PageHeader } from '../ui/Page.tsx';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/State.tsx';
import styles from './Dashboard.module.css';
import { dashboardSections, useFilledSections } from './dashboard-sections.ts';
import { FoldedSection } from './FoldedSection.tsx';
import { NextStep } from './home/NextStep.tsx';
import { useTasks } from './home/tasks.ts';
import { ScreensContext, SlotView } from './SlotView.tsx';

/** The learner's dashboard: the next step and key figures, then a collapsible section for each area. */
export function Dashboard() {
  const { firstName } = useUser();
  const filled = useFilledSections();
  const { sources, tasks, areKnown } = useTasks();
  const hasCards = useContext(ScreensContext).some(({ fills }) =>
    fills.some(({ slot }) => slot === dashboardCard.slot),
  );
  return (
    <div id="dashboard" className={styles.dashboard}>
      <PageHeader title={`Welcome, ${nameText(firstName)}`} description="Your progress today and your next step." />
      {sources.map(({ key, View, offer }) => (
        <View key={key} slotProps={{ offer }} />
      ))}
      <NextStep tasks={tasks} areKnown={areKnown} />
      {hasCards && (
        <div className={styles.top}>
          <div className={styles.cards}>
            <SlotView slot={dashboardCard} slotProps={{}} skeleton={<SkeletonBlock height={[186, 162, 162]} />} />
          </div>
        </div>
      )}
      {dashboardSections.map(
        ({ id, title, slot }) =>
          slot && filled.includes(id) && <FoldedSection key={id} id={id} title={title} slot={slot} />,
      )}
      {!hasCards && filled.length === 1 && (
        <EmptyState
          icon="dashboard"
          title="Nothing to show yet"
          description="Your progress appears here once your institution offers an assessment or a course."
        />
      )}
    </div>
  );
}
