import { useEffect, useRef } from 'react';
import { useProfile, useProfileUpdate } from '../followed.ts';
import { FigureCard } from './FigureCard.tsx';

/** Days of learning in a row. */
export function LearningStreak() {
  useOwnTimeZone();
  return (
    <FigureCard
      label="Learning streak"
      icon="fire"
      figure={({ learningStreak, learntToday }) => ({
        value: learningStreak,
        unit: learningStreak === 1 ? 'day' : 'days',
        note: learntToday
          ? 'Today counts already'
          : learningStreak > 0
            ? 'Learn today to keep it'
            : 'Starts when you learn',
      })}
    />
  );
}

/** A day ends at midnight where the learner is, which only the device knows. Told once, when it is news. */
function useOwnTimeZone() {
  const { data: profile } = useProfile();
  const { mutate } = useProfileUpdate();
  const isTold = useRef(false);
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    if (!profile || isTold.current || profile.timeZone === timeZone) return;
    isTold.current = true;
    mutate({ body: { timeZone } });
  }, [profile, mutate]);
}
