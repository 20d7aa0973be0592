import { Mastery } from '../../../learner/contract.ts';
import { masteryTitles } from '../../contract.ts';
import styles from './MasteryMeter.module.css';

/** A topic's mastery as a word and four steps. */
export function MasteryMeter({ mastery }: { mastery: Mastery | null }) {
  const reached = mastery === null ? 0 : Mastery.options.indexOf(mastery) + 1;
  return (
    <span className={styles.meter} data-mastery={mastery ?? 'none'}>
      <span className={styles.steps} aria-hidden="true">
        {Mastery.options.map((step, index) => (
          <span key={step} className={index < reached ? styles.reached : undefined} />
        ))}
      </span>
      <span className={styles.word}>{mastery === null ? 'Not tried yet' : masteryTitles[mastery]}</span>
    </span>
  );
}
