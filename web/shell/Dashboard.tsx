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

/** Where somebody stands: what is next and the figures first, everything else folded by section. */
export function Dashboard() {
  const { firstName } = useUser();
  const filled = useFilledSections();
  const { sources, tasks, areKnown } = useTasks();
  const hasCards = useContext(ScreensContext).some(({ fills }) =>
    fills.some(({ slot }) => slot === dashboardCard.slot),
  );
  return (
    <div id="dashboard" className={styles.dashboard}>
      <PageHeader title={`Welcome, ${nameText(firstName)}`} description="Where you stand today, and what comes next." />
      {sources.map(({ key, View, offer }) => (
        <View key={key} given={{ offer }} />
      ))}
      <NextStep tasks={tasks} areKnown={areKnown} />
      {hasCards && (
        <div className={styles.top}>
          <div className={styles.cards}>
            <SlotView slot={dashboardCard} given={{}} skeleton={<SkeletonBlock height={[186, 162, 162]} />} />
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
          title="Your dashboard fills as you learn"
          description="Nothing that reports here is switched on yet. Once your institution opens an assessment or a course, your progress appears on this page."
        />
      )}
    </div>
  );
}
