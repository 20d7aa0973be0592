import { useOwnTimeZone } from '../profile/use-own-time-zone.ts';
import { FigureCard } from './FigureCard.tsx';

/** Consecutive days of learning. */
export function LearningStreak() {
  useOwnTimeZone();
  return (
    <FigureCard
      label="Learning streak"
      icon="fire"
      figure={({ learningStreak, learntToday }) => ({
        value: learningStreak === 0 ? null : learningStreak,
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
