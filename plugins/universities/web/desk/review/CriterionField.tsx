import type { KeyboardEvent } from 'react';
import type { Criterion } from '../../../contract.ts';
import styles from './Review.module.css';

/** A criterion with all of its levels, each with its description. */
export function CriterionField({
  criterion: { id, title, description, weight, levels },
  level,
  issue,
  onChoose,
  onKeyDown,
}: {
  criterion: Criterion;
  level: number | undefined;
  issue: string | undefined;
  onChoose: (level: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  return (
    <fieldset className={styles.criterion} onKeyDown={onKeyDown} data-issue={issue ? true : undefined}>
      <legend>
        {title}
        <span className="soft"> weight {weight}</span>
      </legend>
      {description && <p className={styles.about}>{description}</p>}
      {issue && <p className={styles.missing}>{issue}</p>}
      {levels.map((text, index) => {
        const at = index + 1;
        return (
          <label key={text} className={styles.level}>
            <input type="radio" name={id} value={at} checked={level === at} onChange={() => onChoose(at)} />
            <span className="figures">{at}</span>
            <span>{text}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
