import { Card, LevelTag, levelTitle, Ruler } from '../../../../web/ui/index.ts';
import type { PlacementResult } from '../../contract.ts';
import { PlacementLevel } from '../../contract.ts';
import { cutsIn } from '../cuts.ts';
import { percentText } from './percent.ts';
import styles from './Verdict.module.css';

/** The answer: score, level, and how certain both are. */
export function Verdict({ result }: { result: PlacementResult }) {
  const { eiqScore, standardError, interval, placementLevel, confidenceLevel } = result;
  return (
    <Card>
      <div className={styles.verdict}>
        <Ruler estimate={eiqScore} error={standardError} cuts={cutsIn(result.cuts)}>
          <LevelTag level={placementLevel} />
        </Ruler>
        <p className={styles.says}>
          Placed in the <strong>{levelTitle(placementLevel)}</strong> level, {percentText(confidenceLevel)} sure. The
          true score lies between {Math.round(interval[0])} and {Math.round(interval[1])} with 95% confidence: that is
          how precisely {result.questionsAnswered} answers can tell.
        </p>
        <Probabilities result={result} />
      </div>
    </Card>
  );
}

/** How probable every level is, as one bar with its parts named. */
function Probabilities({ result: { levelProbabilities } }: { result: PlacementResult }) {
  return (
    <div className={styles.probabilities}>
      <div className={styles.bar} aria-hidden="true">
        {PlacementLevel.options.map((level) => (
          <span key={level} style={{ flexGrow: levelProbabilities[level], background: `var(--level-${level})` }} />
        ))}
      </div>
      <dl className={styles.levels}>
        {PlacementLevel.options.map((level) => (
          <div key={level}>
            <dt>
              <span className={styles.dot} style={{ background: `var(--level-${level})` }} />
              {levelTitle(level)}
            </dt>
            <dd className="figures">{percentText(levelProbabilities[level])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
