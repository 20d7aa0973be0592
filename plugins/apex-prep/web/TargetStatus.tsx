import { Card, Ruler, rulerCuts, scoreText, Tag } from '../../../web/ui/index.ts';
import type { Overview, Target } from '../contract.ts';
import styles from './TargetStatus.module.css';
import { useVoice } from './voice.ts';
import { distanceSentence, distanceText, timeText } from './words.ts';

/** A target counts as probably reached from this probability. */
const reachedProbability = 0.8;

/** The learner's score and the target on the ruler. */
export function TargetStatus({
  overview: { cuts, hours },
  current,
  target,
  distance,
}: {
  overview: Overview;
  current: NonNullable<Overview['current']>;
  target: Target;
  distance: NonNullable<Overview['distance']>;
}) {
  const { title, eiqScore, from } = target;
  return (
    <Card>
      <div className={styles.head}>
        <div>
          <p className={styles.label}>Your target</p>
          <h2>
            {title} <span className={`figures ${styles.score}`}>{scoreText(eiqScore).replace(/\.0$/, '')}</span>
          </h2>
        </div>
        {distance.probability >= reachedProbability ? (
          <Tag tone="good" icon="check">
            Probably reached
          </Tag>
        ) : (
          <Tag>{distanceText(distance.points)}</Tag>
        )}
      </div>
      <Ruler
        {...rulerCuts(cuts)}
        estimate={current.eiqScore}
        error={current.standardError}
        requirements={[{ label: title, at: eiqScore }]}
      />
      <div className={styles.words}>
        <p>{distanceSentence(distance, useVoice())}</p>
        <p className="soft">{timeText(target, hours.lessons)}</p>
        {from && from.eiqScore !== current.eiqScore && (
          <p className="soft">
            When you chose it, your score was{' '}
            <span className="figures">
              {scoreText(from.eiqScore)} ± {Math.round(1.96 * from.standardError)}
            </span>
            .
          </p>
        )}
        {distance.probability >= reachedProbability && <p>Keep it as it is, or choose the next one.</p>}
      </div>
    </Card>
  );
}
