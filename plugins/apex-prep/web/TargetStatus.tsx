import { Card, Ruler, rulerCuts, scoreText, Tag } from '../../../web/ui/index.ts';
import type { Overview, Target } from '../contract.ts';
import styles from './TargetStatus.module.css';
import { useVoice } from './voice.ts';
import { distanceText, standingText, timeText } from './words.ts';

/** From this probability on a target is as good as reached. */
const sure = 0.8;

/** Where the learner stands on the ruler, and where the target does. */
export function Standing({
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
        {distance.probability >= sure ? (
          <Tag tone="good" icon="check">
            Most probably reached
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
        <p>{standingText(distance, useVoice())}</p>
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
        {distance.probability >= sure && <p>Keep it as it is, or choose the next one.</p>}
      </div>
    </Card>
  );
}
