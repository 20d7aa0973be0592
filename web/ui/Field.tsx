import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { useId, useState } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

interface FieldTexts {
  label: ReactNode;
  /** Shown below the field. */
  hint?: ReactNode;
  /** Error that replaces the hint: `error.issueOf('email')` of a call. */
  issue?: string | undefined;
  /** Hides the label visually, not for screen readers. */
  hideLabel?: boolean;
}

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> & { suffix?: ReactNode };

/** A native input for text, numbers, dates and addresses. Passwords can be revealed. */
export function TextField({ label, hint, issue, hideLabel, suffix, type = 'text', ...rest }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  return (
    <Field {...{ label, hint, issue, hideLabel }} required={rest.required}>
      {(ids) => (
        <span className={styles.box}>
          <input {...rest} {...ids} type={secret && shown ? 'text' : type} className={styles.input} />
          {suffix && <span className={styles.suffix}>{suffix}</span>}
          {secret && (
            <button
              type="button"
              className={styles.look}
              aria-pressed={shown}
              aria-label="Show password"
              onClick={() => setShown(!shown)}
            >
              <Icon name={shown ? 'eyeOff' : 'eye'} size={20} />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}

export type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function TextArea({ label, hint, issue, hideLabel, rows = 5, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, issue, hideLabel }} required={rest.required}>
      {(ids) => <textarea {...rest} {...ids} rows={rows} className={styles.input} />}
    </Field>
  );
}

export type SelectFieldProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
    options: readonly { value: string; label: string }[];
    /** Shown while nothing is selected. */
    placeholder?: string;
  };

/** A native select, which works best on phones. */
export function SelectField({ label, hint, issue, hideLabel, options, placeholder, ...rest }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, issue, hideLabel }} required={rest.required}>
      {(ids) => (
        <span className={styles.box}>
          <select {...rest} {...ids} className={[styles.input, styles.select].join(' ')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="down" size={18} />
          </span>
        </span>
      )}
    </Field>
  );
}

export type CheckboxProps = { label: ReactNode; hint?: ReactNode } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type'
>;

export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input {...rest} type="checkbox" />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}

/** A checkbox that takes effect at once, without a button to save. */
export function Switch({ label, hint, ...rest }: CheckboxProps) {
  return (
    <label className={styles.check}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox brings its own state */}
      <input {...rest} type="checkbox" role="switch" className={styles.switch} />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}

type Ids = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

function Field({
  label,
  hint,
  issue,
  hideLabel,
  required,
  children,
}: FieldTexts & { required?: boolean | undefined; children: (ids: Ids) => ReactNode }) {
  const id = useId();
  const below = issue ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'unseen' : styles.label}>
        {label}
        {required === false && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({ id, ...(issue && { 'aria-invalid': true }), ...(below && { 'aria-describedby': `${id}-below` }) })}
      {below && (
        <span id={`${id}-below`} className={issue ? styles.issue : styles.hint}>
          {issue && <Icon name="alert" size={14} />}
          {below}
        </span>
      )}
    </div>
  );
}
