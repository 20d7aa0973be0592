import { Card, Progress, Ruler, Tag } from '../../../../web/ui/index.ts';
import type { Recommendation } from '../../contract.ts';
import type { Audience } from '../words/audience.ts';
import { trackChangeText } from '../words/tracks.ts';
import { Sample } from './Sample.tsx';
import styles from './Welcome.module.css';

/** Share of the setup in the progress to a first score, in percent; the placement is the rest. */
const setupShare = 5;

/** The recommended track, the range on the EiQ scale, and the progress to a first score. */
export function TrackCard({
  recommendation,
  audience,
  progress,
}: {
  recommendation: Recommendation;
  audience: Audience;
  /** Of the placement, in percent. */
  progress: number;
}) {
  const { recommendedTrack, trackFromAnswers, says, range, measured, estimatedEiqRange, sample, reasons } =
    recommendation;
  const isMeasured = range.basis === 'measured';
  return (
    <Card>
      <div className={styles.track}>
        <div className={styles.trackWords}>
          <h2 className={styles.small}>Recommended track</h2>
          <p className={styles.badge}>
            <Tag tone="accent" icon="route">
              {recommendedTrack}
            </Tag>
          </p>
          <p>{audience === 'child' ? 'A little of everything, to find out what you like.' : says}</p>
          {trackFromAnswers && <p className="soft">{trackChangeText(trackFromAnswers)}</p>}
          <dl className={styles.figures}>
            <div>
              <dt>{audience === 'child' ? 'Where you may be on our ruler' : 'Estimated EiQ range'}</dt>
              <dd>
                <span className={`figures ${styles.figure}`}>{estimatedEiqRange}</span>
                <span className={styles.note}>
                  {isMeasured ? 'Measured: the 95 % interval of your record' : 'Estimate from your answers'}
                </span>
              </dd>
            </div>
            {audience !== 'child' && (
              <div>
                <dt>Success probability</dt>
                <dd>
                  <span className={`figures ${styles.figure}`}>{sample.successProbability}%</span>
                  <span className={styles.note}>
                    <Sample />
                  </span>
                </dd>
              </div>
            )}
          </dl>
        </div>
        <div className={styles.trackRuler}>
          {measured ? (
            <Ruler estimate={measured.eiqScore} error={measured.standardError} />
          ) : (
            <Ruler requirements={[{ label: 'Estimate from your answers', from: range.from, to: range.to }]} />
          )}
          {reasons.length > 0 && audience !== 'child' && (
            <details className={styles.reasons}>
              <summary>How this estimate is made</summary>
              <ul>
                {reasons.map((reason, index) => (
                  <li key={reason.says}>
                    <span>{reason.says}</span>
                    <span className="figures">{index === 0 ? reason.points : signed(reason.points)}</span>
                  </li>
                ))}
              </ul>
              <p>
                The middle of the range is the sum of these points. The range is wide because it rests on a few answers;
                the assessment replaces it with a measurement.
              </p>
            </details>
          )}
        </div>
      </div>
      <Progress
        label={isMeasured ? 'Track progress' : 'Track progress to your first score'}
        value={isMeasured ? 100 : setupShare + ((100 - setupShare) * progress) / 100}
      />
    </Card>
  );
}

const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0');
