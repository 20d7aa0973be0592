import { percentText, wholeInterval } from '../../../../web/ui/index.ts';
import type { EiqRecord } from '../../contract.ts';
import { levelTitles } from '../../contract.ts';
import styles from './ScoreMeaning.module.css';

/** The meaning of a score and its uncertainty in sentences. */
export function ScoreMeaning({ current }: { current: NonNullable<EiqRecord['current']> }) {
  const { eiqScore, standardError, level, confidence } = current;
  const [low, high] = wholeInterval(eiqScore, standardError);
  return (
    <p className={styles.meaning}>
      Your true score is, with 95% confidence, between <span className="figures">{low}</span> and{' '}
      <span className="figures">{high}</span>. The probability that it is in the level {levelTitles[level]} is{' '}
      {percentText(confidence)}. Another result makes this more precise.
    </p>
  );
}
