import type { ReactNode } from 'react';
import { Card, dateText, LevelTag, levelTitle, percentText, Ruler, rulerCuts } from '../../../../web/ui/index.ts';
import type { PlacementResult } from '../../contract.ts';
import styles from './Verdict.module.css';

/** The result in short: score, level and one sentence. `children` is what to do next. */
export function Verdict({ result, children }: { result: PlacementResult; children: ReactNode }) {
  const { eiqScore, standardError, placementLevel, confidenceLevel } = result;
  const level = <strong>{levelTitle(placementLevel)}</strong>;
  return (
    <Card>
      <div className={styles.verdict}>
        <Ruler estimate={eiqScore} error={standardError} cuts={rulerCuts(result.cuts).cuts}>
          <LevelTag level={placementLevel} />
        </Ruler>
        <p className={styles.says}>
          {result.haste ? (
            <>
              Placed in the {level} level. Staff accepted this result. Many answers came in haste, so its certainty is
              unknown.
            </>
          ) : (
            <>
              Placed in the {level} level, {percentText(confidenceLevel)} sure.
            </>
          )}
        </p>
        {children && <div>{children}</div>}
        {result.revisions.map(({ at, formerScore, formerLevel, says }) => (
          <p key={at} className={styles.says}>
            <strong>Revised on {dateText(at)}.</strong> {says} The score before was {Math.round(formerScore)} (
            {levelTitle(formerLevel)}).
          </p>
        ))}
      </div>
    </Card>
  );
}
