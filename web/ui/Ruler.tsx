import type { ReactNode } from 'react';
import { useId } from 'react';
import { levelTitle } from './Figures.tsx';
import styles from './Ruler.module.css';
import type { Bar, Cuts, Requirement } from './ruler-geometry.ts';
import {
  barsText,
  interval,
  levelAt,
  levelSpans,
  position,
  rulerText,
  scaleTo,
  scoreText,
  usualCuts,
  usualExcellence,
} from './ruler-geometry.ts';

export interface RulerProps {
  /** The learner's score; without it the ruler shows the scale and the requirements. */
  estimate?: number | undefined;
  /** Its standard error, in points. */
  error?: number | undefined;
  /** A minimum is drawn as a tick, a range as a span. */
  requirements?: readonly Requirement[];
  cuts?: Cuts;
  /** Shows the fourth level (from 650 unless the cuts say otherwise). */
  excellence?: boolean;
  /** What is measured, if not the EiQ score: `Core Math`. */
  of?: string;
  /** Thin, without names and numbers, for lists. */
  small?: boolean;
  /** Bars above the scale: how many learners have a score within each. */
  distribution?: readonly Bar[];
  /** Shows the scale only, where the learner may have a score that is shown elsewhere. */
  isBare?: boolean;
  /** Beside the figures above the ruler. */
  children?: ReactNode;
}

/** The scale from 100 to 900 with the levels, an estimate with its 95% interval, and requirements. */
export function Ruler({
  estimate,
  error,
  requirements = [],
  cuts = usualCuts,
  excellence,
  of = 'EiQ score',
  small,
  isBare = false,
  distribution,
  children,
}: RulerProps) {
  const words = useId();
  const all = excellence ? { excellence: usualExcellence, ...cuts } : { ...cuts, excellence: undefined };
  const level = estimate === undefined ? undefined : levelAt(estimate, all);
  const band = estimate !== undefined && error !== undefined ? interval(estimate, error) : undefined;
  return (
    <figure className={small ? [styles.ruler, styles.small].join(' ') : styles.ruler} aria-labelledby={words}>
      <figcaption id={words} className="unseen">
        {distribution ? barsText(distribution, of) : rulerText({ estimate, error, requirements, of, isBare }, all)}
      </figcaption>
      <div aria-hidden="true">
        {!small && estimate !== undefined && (
          <div className={styles.reading}>
            <span className={`figures ${styles.score}`}>{scoreText(estimate)}</span>
            {error !== undefined && <span className={`figures ${styles.error}`}>± {Math.round(1.96 * error)}</span>}
            {children}
          </div>
        )}
        {distribution && <Bars bars={distribution} />}
        <div className={styles.scale}>
          {levelSpans(all).map((span) => (
            <span
              key={span.level}
              className={styles.level}
              style={{
                left: `${position(span.from)}%`,
                width: `${position(span.to) - position(span.from)}%`,
                background: `var(--level-${span.level})`,
              }}
            />
          ))}
          {band && (
            <span
              className={styles.band}
              style={{ left: `${position(band.from)}%`, width: `${position(band.to) - position(band.from)}%` }}
            />
          )}
          {!small && <span className={styles.ticks} />}
          {requirements.map((requirement) => (
            <RequirementMark key={requirement.label} requirement={requirement} />
          ))}
          {estimate !== undefined && (
            <span
              className={styles.point}
              style={{ left: `${position(estimate)}%`, background: `var(--level-${level})` }}
            />
          )}
        </div>
        {!small && <Marks cuts={all} />}
        {!small && requirements.length > 0 && (
          <ul className={styles.asked}>
            {requirements.map((requirement) => (
              <li key={requirement.label}>
                <span className={'at' in requirement ? styles.tickKey : styles.spanKey} />
                {requirement.label}{' '}
                <span className="figures">
                  {'at' in requirement ? requirement.at : `${requirement.from}–${requirement.to}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </figure>
  );
}

/** How many learners have a score within each step of the scale; the number stands above its bar. */
function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ learners }) => learners));
  return (
    <div className={styles.bars}>
      {bars.map(({ from, to, learners }) => (
        <span
          key={from}
          className={styles.bar}
          style={{
            left: `${position(from)}%`,
            width: `${position(to) - position(from)}%`,
            height: `${(learners / most) * 100}%`,
          }}
        >
          <span className="figures">{learners}</span>
        </span>
      ))}
    </div>
  );
}

function RequirementMark({ requirement }: { requirement: Requirement }) {
  if ('at' in requirement) return <span className={styles.tick} style={{ left: `${position(requirement.at)}%` }} />;
  const left = position(requirement.from);
  return <span className={styles.span} style={{ left: `${left}%`, width: `${position(requirement.to) - left}%` }} />;
}

/** The numbers at the cuts and ends, and the names of the levels, staggered where space is tight. */
function Marks({ cuts }: { cuts: Cuts }) {
  const spans = levelSpans(cuts);
  const ends = [...spans.map(({ from }) => from), scaleTo];
  return (
    <div className={cuts.excellence === undefined ? styles.marks : [styles.marks, styles.four].join(' ')}>
      {ends.map((at) => (
        <span key={at} className={`figures ${styles.number}`} style={{ left: `${position(at)}%` }}>
          {at}
        </span>
      ))}
      {spans.map(({ level, from, to }) => (
        <span
          key={level}
          className={styles.name}
          style={{ left: `${(position(from) + position(to)) / 2}%`, color: `var(--level-${level}-text)` }}
        >
          {levelTitle(level)}
        </span>
      ))}
    </div>
  );
}
