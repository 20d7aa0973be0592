import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../../../../web/ui/index.ts';
import type { Option } from '../words/choices.ts';
import styles from './Choice.module.css';

interface Asked {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  /** So that a list of what is missing can lead here. */
  readonly id?: string;
  readonly options: readonly Option[];
  /** As many columns as fit cells of this width (px). */
  readonly min?: number;
  /** Answers of a word or two: at least two beside each other, at most three. */
  readonly short?: boolean;
  /** Answers of a character or two, such as grades: as many beside each other as there is room. */
  readonly tiny?: boolean;
}

/** One answer of several, each a target of its own. */
export function Choice({
  value,
  onChoose,
  ...asked
}: Asked & { value: string | undefined; onChoose: (value: string) => void }) {
  return <Cells {...asked} type="radio" isChosen={(option) => option === value} onToggle={onChoose} />;
}

/** As many answers as one wants. */
export function Choices({
  value,
  onChoose,
  ...asked
}: Asked & { value: readonly string[]; onChoose: (value: string[]) => void }) {
  const toggle = (option: string) =>
    onChoose(value.includes(option) ? value.filter((each) => each !== option) : [...value, option]);
  return <Cells {...asked} type="checkbox" isChosen={(option) => value.includes(option)} onToggle={toggle} />;
}

function Cells({
  label,
  hint,
  required,
  id,
  options,
  min = 220,
  short,
  tiny,
  type,
  isChosen,
  onToggle,
}: Asked & {
  type: 'radio' | 'checkbox';
  isChosen: (value: string) => boolean;
  onToggle: (value: string) => void;
}) {
  const name = useId();
  return (
    <fieldset id={id} className={styles.group} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={styles.label}>
        {label}
        {required && <Required />}
      </legend>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div
        className={styles.cells}
        data-short={short || undefined}
        data-tiny={tiny || undefined}
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${widthOf({ min, short, tiny })}, 1fr))` }}
      >
        {options.map((option) => (
          <label key={option.value} className={styles.cell}>
            <input
              type={type}
              name={name}
              value={option.value}
              checked={isChosen(option.value)}
              onChange={() => onToggle(option.value)}
            />
            {option.icon && <Icon name={option.icon} size={22} />}
            <span className={styles.words}>
              <span className={styles.title}>{option.title}</span>
              {option.says && <span className={styles.says}>{option.says}</span>}
            </span>
            <span className={styles.mark} aria-hidden="true">
              <Icon name="check" size={16} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The least width of a cell, as CSS. */
function widthOf({
  min,
  short,
  tiny,
}: {
  min: number;
  short?: boolean | undefined;
  tiny?: boolean | undefined;
}): string {
  if (tiny) return 'max(56px, 12%)';
  return short ? 'max(140px, 30%)' : `min(${min}px, 100%)`;
}

/** Marks what should be there before finishing. */
export function Required() {
  return (
    <span className={styles.required}>
      <span aria-hidden="true"> *</span>
      <span className="unseen"> (required)</span>
    </span>
  );
}
