import { wholeInterval } from '../../../../web/ui/index.ts';
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
      {confidenceText(confidence)}. Another result makes this more precise.
    </p>
  );
}

/** A share as a percentage, never 100%, because it is an estimate. */
export const confidenceText = (share: number) => (share > 0.99 ? 'over 99%' : `${Math.round(share * 100)}%`);
