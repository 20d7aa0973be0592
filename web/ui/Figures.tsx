import type { ReactNode } from 'react';
import { useId } from 'react';
import type { LevelName } from '../theme/palette.ts';
import styles from './Figures.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { scoreText } from './ruler-geometry.ts';

export interface StatProps {
  label: string;
  /** Undefined while loading; null where there is no value yet. */
  value: ReactNode | undefined;
  unit?: string;
  /** Explanation or comparison, below the value. */
  note?: ReactNode;
  icon?: IconName;
}

/** A card with one figure, its name and unit. */
export function Stat({ label, value, unit, note, icon }: StatProps) {
  return (
    <dl className={styles.stat}>
      <dt>
        {icon && <Icon name={icon} size={18} />}
        {label}
      </dt>
      <dd>
        {value === undefined ? (
          <span key="waiting" className={styles.value} role="status" data-waiting>
            <span className={styles.waiting} />
            <span className="unseen">Loading</span>
          </span>
        ) : (
          <span key="known" className={styles.value}>
            <span className="figures">{value ?? '–'}</span>
            {unit && value !== null && <span className={styles.unit}>{unit}</span>}
          </span>
        )}
        <span className={styles.note}>{note ?? '\u00a0'}</span>
      </dd>
    </dl>
  );
}

/** A `Stat` for the result of a query, in all its states. */
export function QueryStat<T>({
  label,
  icon,
  query: { data, error, refetch },
  figure,
}: Pick<StatProps, 'label' | 'icon'> & {
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  figure: (data: T) => Pick<StatProps, 'value' | 'unit' | 'note'>;
}) {
  const common = { label, ...(icon && { icon }) };
  if (data !== undefined) return <Stat {...common} {...figure(data)} />;
  if (!error) return <Stat {...common} value={undefined} />;
  const again = (
    <button type="button" className={styles.again} onClick={() => void refetch()}>
      Could not be loaded. Try again
    </button>
  );
  return <Stat {...common} value={null} note={again} />;
}

export interface ProgressProps {
  value: number;
  /** 100 by default. */
  max?: number;
  /** What the progress is of; shown with the percentage unless `bare`. */
  label: string;
  /** Instead of the percentage: `12 of 40`. */
  description?: string;
  bare?: boolean;
  level?: LevelName;
}

export function Progress({ value, max = 100, label, description, bare, level }: ProgressProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const text = description ?? `${Math.round(share * 100)}%`;
  return (
    <div className={styles.progress}>
      <div className={bare ? 'unseen' : styles.progressHead}>
        <span id={id}>{label}</span>
        <span className={description ? undefined : 'figures'}>{text}</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={Math.round(share * max)}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={text}
      >
        <span style={{ width: `${share * 100}%`, ...(level && { background: `var(--level-${level})` }) }} />
      </div>
    </div>
  );
}

/** A short label: a status, a kind. */
export function Tag({
  children,
  tone = 'plain',
  icon,
}: {
  children: ReactNode;
  tone?: 'plain' | 'accent' | 'good' | 'attention';
  icon?: IconName;
}) {
  return (
    <span className={[styles.tag, styles[tone]].join(' ')}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

/** The name of a level in its colour. */
export function LevelTag({ level }: { level: LevelName }) {
  return (
    <span
      className={styles.tag}
      style={{ background: `var(--level-${level}-soft)`, color: `var(--level-${level}-text)` }}
    >
      <span className={styles.dot} style={{ background: `var(--level-${level})` }} />
      {levelTitle(level)}
    </span>
  );
}

/** A score, the half-width of its 95% interval, and its level. */
export function ScoreWithLevel({ score, error, level }: { score: number; error: number; level: LevelName }) {
  return (
    <span className={styles.score}>
      <Score score={score} error={error} />
      <LevelTag level={level} />
    </span>
  );
}

/** A score and the half-width of its 95% interval. */
export function Score({ score, error }: { score: number; error: number }) {
  return (
    <span className={`figures ${styles.interval}`}>
      {scoreText(score)} <span className="soft">± {Math.round(1.96 * error)}</span>
    </span>
  );
}

export const levelTitle = (level: LevelName) => `${level.charAt(0).toUpperCase()}${level.slice(1)}`;

/** The picture of a person, or their initials. */
export function Avatar({
  firstName,
  lastName,
  image,
  size = 40,
}: {
  firstName: string;
  lastName: string;
  image?: string | null | undefined;
  size?: number;
}) {
  const initials = `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`.toUpperCase();
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.38 }} aria-hidden="true">
      {image ? <img src={image} alt="" width={size} height={size} /> : initials}
    </span>
  );
}
