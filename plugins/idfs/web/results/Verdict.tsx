import {
  Card,
  counted,
  LevelProbabilities,
  LevelTag,
  percentText,
  Ruler,
  rulerCuts,
  wholeInterval,
} from '../../../../web/ui/index.ts';
import { Level } from '../../../learner/contract.ts';
import type { Result } from '../../results/contract.ts';

import { levelOf } from './EarlierResults.tsx';
import styles from './Verdict.module.css';

/** The answer: score, level, and how certain both are. */
export function Verdict({ result }: { result: Result }) {
  const { overallScore, standardError, eiqLevel, confidenceLevel, levelProbabilities, questionsAnswered } = result;
  if (overallScore === null || standardError === null || eiqLevel === null) return null;
  const [low, high] = wholeInterval(overallScore, standardError);
  return (
    <Card>
      <div className={styles.verdict}>
        <Ruler estimate={overallScore} error={standardError} cuts={rulerCuts(result.cuts).cuts} excellence>
          <LevelTag level={levelOf(eiqLevel)} />
        </Ruler>
        <p className={styles.says}>
          {confidenceLevel === null ? (
            <>
              EiQ level <strong>{eiqLevel}</strong>. Staff accepted this result. How certain it is cannot be said,
              because many answers came in haste.
            </>
          ) : (
            <>
              EiQ level <strong>{eiqLevel}</strong>, {percentText(confidenceLevel)} sure. The true score lies between{' '}
              {low} and {high} with 95% confidence: that is how precisely {counted(questionsAnswered, 'answer')} can
              tell.
            </>
          )}
        </p>
        {levelProbabilities && <LevelProbabilities levels={Level.options} of={levelProbabilities} />}
      </div>
    </Card>
  );
}
