import {
  Card,
  counted,
  LevelProbabilities,
  LevelTag,
  percentText,
  Ruler,
  rulerCuts,
  Tag,
  wholeInterval,
} from '../../../../web/ui/index.ts';
import { Level } from '../../../learner/contract.ts';
import type { Result } from '../../results/contract.ts';

import { levelOf } from './EarlierResults.tsx';
import styles from './Verdict.module.css';

/** The answer: score, level, and how certain both are. */
export function Verdict({ result }: { result: Result }) {
  const { overallScore, standardError, eiqLevel, confidenceLevel, questionsAnswered } = result;
  const [low, high] = wholeInterval(overallScore, standardError);
  if (questionsAnswered === 0) {
    return (
      <Card tone="attention">
        <p>
          <strong>Nothing was answered,</strong> so there is no score.
          {result.isOwn && ' Take another assessment when you have the whole time for it.'}
        </p>
      </Card>
    );
  }
  return (
    <Card>
      <div className={styles.verdict}>
        <Ruler estimate={overallScore} error={standardError} cuts={rulerCuts(result.cuts).cuts} excellence>
          {result.isRecorded ? <LevelTag level={levelOf(eiqLevel)} /> : <Tag tone="attention">Does not count</Tag>}
        </Ruler>
        <p className={styles.says}>
          {result.isRecorded ? (
            <>
              EiQ level <strong>{eiqLevel}</strong>, {percentText(confidenceLevel)} sure. The true score lies between{' '}
              {low} and {high} with 95% confidence: that is how precisely {counted(questionsAnswered, 'answer')} can
              tell.
            </>
          ) : (
            <>
              <strong>{counted(questionsAnswered, 'answer')} say too little.</strong> The score may lie anywhere between{' '}
              {low} and {high}, so this result is not part of the EiQ record. It takes {result.minimumAnswers} answers
              to count.
            </>
          )}
        </p>
        <LevelProbabilities levels={Level.options} of={result.levelProbabilities} />
      </div>
    </Card>
  );
}
