import { wholeInterval } from '../../../../web/ui/index.ts';
import type { EiqRecord } from '../../contract.ts';
import { levelTitles } from '../../contract.ts';
import styles from './ScoreMeaning.module.css';

/** What a score says, and how sure it is, in a sentence. */
export function ScoreMeaning({ current }: { current: NonNullable<EiqRecord['current']> }) {
  const { eiqScore, standardError, level, confidence } = current;
  const [low, high] = wholeInterval(eiqScore, standardError);
  return (
    <p className={styles.meaning}>
      With 95% confidence your true score lies between <span className="figures">{low}</span> and{' '}
      <span className="figures">{high}</span>, and it belongs to {levelTitles[level]} with {confidenceText(confidence)}.
      Another result makes this more exact.
    </p>
  );
}

/** Certainty is never claimed: an estimate that rounds to 100% is still an estimate. */
export const confidenceText = (share: number) => (share > 0.99 ? 'over 99%' : `${Math.round(share * 100)}%`);
