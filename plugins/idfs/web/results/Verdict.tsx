import { Card, LevelTag, percentText, Ruler, rulerCuts } from '../../../../web/ui/index.ts';
import type { Result } from '../../results/contract.ts';

import { levelOf } from './EarlierResults.tsx';
import styles from './Verdict.module.css';

/** The result in short: score, level and one sentence. */
export function Verdict({ result }: { result: Result }) {
  const { overallScore, standardError, eiqLevel, confidenceLevel } = result;
  if (overallScore === null || standardError === null || eiqLevel === null) return null;
  return (
    <Card>
      <div className={styles.verdict}>
        <Ruler estimate={overallScore} error={standardError} cuts={rulerCuts(result.cuts).cuts} excellence>
          <LevelTag level={levelOf(eiqLevel)} />
        </Ruler>
        <p className={styles.says}>
          {confidenceLevel === null ? (
            <>
              EiQ level <strong>{eiqLevel}</strong>. Staff accepted this result. Many answers came in haste, so its
              certainty is unknown.
            </>
          ) : (
            <>
              EiQ level <strong>{eiqLevel}</strong>, {percentText(confidenceLevel)} sure.
            </>
          )}
        </p>
      </div>
    </Card>
  );
}
