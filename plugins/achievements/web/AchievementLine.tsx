import { dateText, Progress } from '../../../web/ui/index.ts';
import type { Ahead, Earned } from '../contract.ts';
import { categoryTitles, rarityTitles } from '../contract.ts';
import styles from './AchievementLine.module.css';
import { Medal } from './Medal.tsx';
import { progressOf } from './words.ts';

/** An earned achievement with date and rarity. */
export function EarnedLine({ earned }: { earned: Earned }) {
  const { title, category, rarity, at } = earned;
  return (
    <li className={styles.line}>
      <Medal category={category} rarity={rarity} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>
          {rarity && rarity !== 'common' && <strong>{rarityTitles[rarity]}</strong>}
          <span>{categoryTitles[category]}</span>
          <time dateTime={at}>{dateText(at)}</time>
        </p>
      </div>
    </li>
  );
}

/** An achievement within reach, with progress. */
export function AheadLine({ ahead }: { ahead: Ahead }) {
  const { title, category, rarity, have, of } = ahead;
  return (
    <li className={styles.line}>
      <Medal category={category} rarity={rarity} isAhead />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <Progress bare value={have} max={of} label={title} description={progressOf(ahead)} />
        <p className={styles.note} aria-hidden="true">
          {progressOf(ahead)}
        </p>
      </div>
    </li>
  );
}
