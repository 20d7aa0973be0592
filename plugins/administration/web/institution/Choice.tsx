import styles from './Institution.module.css';

/** One of a few, each with a sentence that says what follows from it. */
export function Choice<Value extends string>({
  title,
  of,
  chosen,
  onChange,
}: {
  title: string;
  of: Readonly<Record<Value, { readonly title: string; readonly description: string }>>;
  chosen: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset className={styles.modes}>
      <legend className="unseen">{title}</legend>
      {(Object.keys(of) as Value[]).map((value) => (
        <label key={value} className={styles.mode} data-chosen={value === chosen || undefined}>
          <input type="radio" name={title} checked={value === chosen} onChange={() => onChange(value)} />
          <span>
            <span className={styles.modeTitle}>{of[value].title}</span>
            <span className="soft">{of[value].description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
