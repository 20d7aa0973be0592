import type { ReactNode } from 'react';
import {
  Card,
  dateText,
  LevelProbabilities,
  LevelTag,
  levelTitle,
  percentText,
  Ruler,
  rulerCuts,
  wholeInterval,
} from '../../../../web/ui/index.ts';
import type { PlacementResult } from '../../contract.ts';
import { PlacementLevel } from '../../contract.ts';
import styles from './Verdict.module.css';

/** The answer: score, level, and how certain both are. */
export function Verdict({
  result,
  children,
}: {
  result: PlacementResult /** What to do next. */;
  children: ReactNode;
}) {
  const { eiqScore, standardError, placementLevel, confidenceLevel } = result;
  const [low, high] = wholeInterval(eiqScore, standardError);
  return (
    <Card>
      <div className={styles.verdict}>
        <Ruler estimate={eiqScore} error={standardError} cuts={rulerCuts(result.cuts).cuts}>
          <LevelTag level={placementLevel} />
        </Ruler>
        <p className={styles.says}>
          {result.haste ? (
            <>
              Placed in the <strong>{levelTitle(placementLevel)}</strong> level. Staff accepted this result. How certain
              it is cannot be said, because many answers came in haste.
            </>
          ) : (
            <>
              Placed in the <strong>{levelTitle(placementLevel)}</strong> level, {percentText(confidenceLevel)} sure.
              The true score lies between {low} and {high} with 95% confidence: that is how precisely{' '}
              {result.questionsAnswered} answers can tell.
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
        {result.isDemo && (
          <p className="soft">
            Demo: the questions are the demo’s own. This result cannot be compared with placements outside it.
          </p>
        )}
        {result.isProvisional && (
          <p className={styles.says}>
            The difficulty of these questions is provisional: it was estimated by their authors and is not yet confirmed
            by learners’ answers.
          </p>
        )}
        {!result.haste && <LevelProbabilities levels={PlacementLevel.options} of={result.levelProbabilities} />}
      </div>
    </Card>
  );
}
