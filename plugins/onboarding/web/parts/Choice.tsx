import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../../../../web/ui/index.ts';
import type { Option } from '../words/choices.ts';
import styles from './Choice.module.css';

interface QuestionProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  /** Anchor for links from the list of missing answers. */
  readonly id?: string;
  readonly options: readonly Option[];
  /** Minimum width of a cell, px; as many columns as fit. */
  readonly min?: number;
  /** For answers of a word or two: two or three columns. */
  readonly short?: boolean;
  /** For answers of a character or two, such as grades: as many columns as fit. */
  readonly tiny?: boolean;
}

/** A question with one answer, as radio buttons. */
export function Choice({
  value,
  onChoose,
  ...question
}: QuestionProps & { value: string | undefined; onChoose: (value: string) => void }) {
  return <Cells {...question} type="radio" isChosen={(option) => option === value} onToggle={onChoose} />;
}

/** A question with any number of answers, as checkboxes. */
export function Choices({
  value,
  onChoose,
  ...question
}: QuestionProps & { value: readonly string[]; onChoose: (value: string[]) => void }) {
  const toggle = (option: string) =>
    onChoose(value.includes(option) ? value.filter((each) => each !== option) : [...value, option]);
  return <Cells {...question} type="checkbox" isChosen={(option) => value.includes(option)} onToggle={toggle} />;
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
}: QuestionProps & {
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
              {option.description && <span className={styles.description}>{option.description}</span>}
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

/** The minimum width of a cell, as a CSS length. */
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

/** Marks an answer that is asked for before finishing. */
export function Required() {
  return (
    <span className={styles.required}>
      <span aria-hidden="true"> *</span>
      <span className="unseen"> (required)</span>
    </span>
  );
}
