import styles from './Institution.module.css';

/** Radio buttons with a description each. */
export function Choice<Value extends string>({
  title,
  options,
  chosen,
  onChange,
}: {
  title: string;
  options: Readonly<Record<Value, { readonly title: string; readonly description: string }>>;
  chosen: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset className={styles.modes}>
      <legend className="unseen">{title}</legend>
      {(Object.keys(options) as Value[]).map((value) => (
        <label key={value} className={styles.mode} data-chosen={value === chosen || undefined}>
          <input type="radio" name={title} checked={value === chosen} onChange={() => onChange(value)} />
          <span>
            <span className={styles.modeTitle}>{options[value].title}</span>
            <span className="soft">{options[value].description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
