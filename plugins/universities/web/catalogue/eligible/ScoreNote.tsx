import { scoreText } from '../../../../../web/ui/index.ts';
import styles from './Eligible.module.css';

/** What the match percentages and the probabilities rest on. */
export function ScoreNote({ score, own }: { score: number; own: { eiqScore: number; standardError: number } | null }) {
  const shown = <strong className="figures">{scoreText(score)}</strong>;
  if (!own) {
    return (
      <p className={styles.note}>
        Matches for a score of {shown}, which you entered. You have no EiQ score of your own, so no probability is
        known.
      </p>
    );
  }
  const ownText = `${scoreText(own.eiqScore)} ± ${Math.round(1.96 * own.standardError)}`;
  if (scoreText(score) === scoreText(own.eiqScore)) {
    return (
      <p className={styles.note}>
        Matches for your score of <strong className="figures">{ownText}</strong>. The probability tells how likely your
        true score reaches the minimum.
      </p>
    );
  }
  return (
    <p className={styles.note}>
      Matches for a score of {shown}, which you entered. The probability rests on your own score,{' '}
      <span className="figures">{ownText}</span>.
    </p>
  );
}
