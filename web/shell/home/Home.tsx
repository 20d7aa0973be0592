import { useManifest, useUser } from '../../session/manifest.ts';
import { useShownRole } from '../../session/shown-role.ts';
import { homeBelow, homeCard } from '../../slots.ts';
import { nameText } from '../../ui/names.ts';
import { PageHeader } from '../../ui/Page.tsx';
import { SkeletonBlock } from '../../ui/Skeleton.tsx';
import { SlotView } from '../SlotView.tsx';
import styles from './Home.module.css';
import { NextStep } from './NextStep.tsx';
import { useTasks } from './tasks.ts';
import { WaitingWork } from './WaitingWork.tsx';

/** The first screen: what to do next, and what belongs to it, from the plugins that are on. */
export function Home() {
  const { firstName } = useUser();
  const { institution } = useManifest();
  const isLearner = useShownRole() === 'learner';
  const { sources, tasks, areKnown } = useTasks();
  return (
    <div className={styles.home}>
      <PageHeader
        title={`Welcome, ${nameText(firstName)}`}
        says={isLearner ? undefined : `What is waiting at ${institution.name}, and how it is doing.`}
      />
      {sources.map(({ key, View, offer }) => (
        <View key={key} given={{ offer }} />
      ))}
      {isLearner ? <NextStep tasks={tasks} areKnown={areKnown} /> : <WaitingWork tasks={tasks} areKnown={areKnown} />}
      <div className={styles.cards}>
        <SlotView slot={homeCard} given={{}} skeleton={<SkeletonBlock height={196} />} />
      </div>
      <div className={styles.below}>
        <SlotView slot={homeBelow} given={{}} />
      </div>
    </div>
  );
}
