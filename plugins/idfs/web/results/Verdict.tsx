import { Card, LevelTag, Ruler, Tag } from '../../../../web/ui/index.ts';
import { Level, levelTitles } from '../../../learner/contract.ts';
import type { Result } from '../../contract.ts';
import { cutsIn } from '../cuts.ts';
import { counted, percentText } from '../words.ts';
import { levelOf } from './EarlierResults.tsx';
import styles from './Verdict.module.css';

/** The answer: score, level, and how certain both are. */
export function Verdict({ result }: { result: Result }) {
  const { overallScore, standardError, interval, eiqLevel, confidenceLevel, questionsAnswered } = result;
  if (questionsAnswered === 0) {
    return (
      <Card tone="attention">
        <p>
          <strong>Nothing was answered,</strong> so there is no score. Take another assessment when you have the whole
          time for it.
        </p>
      </Card>
    );
  }
  return (
    <Card>
      <div className={styles.verdict}>
        <Ruler estimate={overallScore} error={standardError} cuts={cutsIn(result.cuts)} excellence>
          {result.isRecorded ? <LevelTag level={levelOf(eiqLevel)} /> : <Tag tone="attention">Does not count</Tag>}
        </Ruler>
        <p className={styles.says}>
          {result.isRecorded ? (
            <>
              EiQ level <strong>{eiqLevel}</strong>, {percentText(confidenceLevel)} sure. The true score lies between{' '}
              {Math.round(interval[0])} and {Math.round(interval[1])} with 95% confidence: that is how precisely{' '}
              {counted(questionsAnswered, 'answer')} can tell.
            </>
          ) : (
            <>
              <strong>{counted(questionsAnswered, 'answer')} say too little.</strong> The score may lie anywhere between{' '}
              {Math.round(interval[0])} and {Math.round(interval[1])}, so this result is not part of your EiQ record. It
              takes {result.minimumAnswers} answers to count.
            </>
          )}
        </p>
        <Probabilities result={result} />
      </div>
    </Card>
  );
}

/** How probable every level is, as one bar with its parts named. */
function Probabilities({ result: { levelProbabilities } }: { result: Result }) {
  return (
    <div className={styles.probabilities}>
      <div className={styles.bar} aria-hidden="true">
        {Level.options.map((level) => (
          <span key={level} style={{ flexGrow: levelProbabilities[level], background: `var(--level-${level})` }} />
        ))}
      </div>
      <dl className={styles.levels}>
        {Level.options.map((level) => (
          <div key={level}>
            <dt>
              <span className={styles.dot} style={{ background: `var(--level-${level})` }} />
              {levelTitles[level]}
            </dt>
            <dd className="figures">{percentText(levelProbabilities[level])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
