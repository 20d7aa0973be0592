import { Tag } from '../../../../web/ui/index.ts';
import type { MatchLevel } from '../../contract.ts';
import styles from './Talent.module.css';
import { matchLevelTitles, matchLevelTones } from './texts.ts';

/** A match score with its level. */
export function MatchScore({ score, level }: { score: number; level: MatchLevel }) {
  return (
    <span className={styles.score}>
      <strong className="figures">{score.toFixed(1)}</strong>
      <Tag tone={matchLevelTones[level]}>{matchLevelTitles[level]}</Tag>
    </span>
  );
}
