import { Section } from '../../../../web/ui/index.ts';
import type { Result } from '../../results/contract.ts';
import { durationText } from '../words.ts';
import styles from './Times.module.css';

/** Three figures about time, each with what it means. */
export function Times({ result }: { result: Result }) {
  const { totalTime, averageTimePerQuestion, timeEfficiency } = result.timeAnalysis;
  const { timeLimit, extraMinutes } = result;
  return (
    <Section title="Time">
      <dl className={styles.times}>
        <div>
          <dt>Total time</dt>
          <dd>
            <span className={`figures ${styles.figure}`}>{durationText(totalTime / 1000)}</span>
            <p className="soft">
              From the beginning to the end, of {durationText(timeLimit)}
              {extraMinutes > 0 && ` (${durationText(60 * extraMinutes)} extra time included)`}.
            </p>
          </dd>
        </div>
        <div>
          <dt>Average time per question</dt>
          <dd>
            <span className={`figures ${styles.figure}`}>
              {averageTimePerQuestion === null ? '–' : durationText(averageTimePerQuestion / 1000)}
            </span>
            <p className="soft">Over the questions that were answered.</p>
          </dd>
        </div>
        <div>
          <dt>Time efficiency</dt>
          <dd>
            <span className={`figures ${styles.figure}`}>{timeEfficiency === null ? '–' : `${timeEfficiency}%`}</span>
            <p className="soft">Share of the total time that went to questions you answered.</p>
          </dd>
        </div>
      </dl>
    </Section>
  );
}
