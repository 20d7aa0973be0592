import { Section } from '../../../../web/ui/index.ts';
import type { Result } from '../../results/contract.ts';
import { durationText } from '../duration-text.ts';
import styles from './Times.module.css';

/** Three figures about time with explanations. */
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
              From start to end, of {durationText(timeLimit)}
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
            <p className="soft">Over the answered questions.</p>
          </dd>
        </div>
        <div>
          <dt>Time efficiency</dt>
          <dd>
            <span className={`figures ${styles.figure}`}>{timeEfficiency === null ? '–' : `${timeEfficiency}%`}</span>
            <p className="soft">Share of the total time spent on answered questions.</p>
          </dd>
        </div>
      </dl>
    </Section>
  );
}
