import { useEffect, useState } from 'react';
import { useManifest, useUser } from '../../session/manifest.ts';
import { useShownRole } from '../../session/shown-role.ts';
import { homeBelow, homeCard } from '../../slots.ts';
import { nameText } from '../../ui/names.ts';
import { PageHeader } from '../../ui/Page.tsx';
import { SkeletonBlock } from '../../ui/Skeleton.tsx';
import { SlotView, useFills } from '../SlotView.tsx';
import styles from './Home.module.css';
import { NextStep } from './NextStep.tsx';
import { useTasks } from './tasks.ts';
import { WaitingWork } from './WaitingWork.tsx';

/** The start page: the next step for learners, waiting work for staff, and cards of the plugins that are on. */
export function Home() {
  const { firstName } = useUser();
  const { institution } = useManifest();
  const isLearner = useShownRole() === 'learner';
  const { sources, tasks, areKnown } = useTasks();
  const isLate = useIsLate();
  const cards = useFills(homeCard).length + useFills(homeBelow).length;
  const isEmpty = sources.length + cards === 0;
  return (
    <div className={styles.home}>
      <PageHeader
        title={`Welcome, ${nameText(firstName)}`}
        description={isLearner ? undefined : `Your work at ${institution.name}.`}
      />
      {sources.map(({ key, View, offer }) => (
        <View key={key} slotProps={{ offer }} />
      ))}
      {isLearner ? (
        <NextStep tasks={tasks} areKnown={areKnown} />
      ) : (
        <WaitingWork tasks={tasks} areKnown={areKnown} isEmpty={isEmpty} />
      )}
      <div className={styles.rest} data-held={!areKnown || undefined} data-late={isLate || undefined}>
        <div className={styles.cards}>
          <SlotView slot={homeCard} slotProps={{}} skeleton={<SkeletonBlock height={196} />} />
        </div>
        <div className={styles.below}>
          <SlotView slot={homeBelow} slotProps={{}} />
        </div>
      </div>
      <div className={styles.waitingRest} aria-hidden="true" />
    </div>
  );
}

/** The cards appear together, so that none shifts another; a slow one is waited for this long. */
const maxWaitMs = 2500;

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
