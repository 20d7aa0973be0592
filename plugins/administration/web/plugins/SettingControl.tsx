import { useId } from 'react';
import type { CallError } from '../../../../web/api/index.ts';
import { Checkbox, SelectField, TextArea, TextField } from '../../../../web/ui/index.ts';
import styles from './Settings.module.css';
import type { Control, Draft, SettingField } from './settings-fields.ts';
import { isJson, valueFromDraft, valueText } from './settings-fields.ts';

interface SettingControlProps {
  field: SettingField;
  /** Path of the setting in the request: `settings.hours.from`. */
  path: string;
  draft: Draft;
  error: CallError | null;
  onChange: (draft: Draft) => void;
}

/** The control for one setting, with its error. */
export function SettingControl({ field, path, draft, error, onChange }: SettingControlProps) {
  const { control, title, isOptional } = field;
  const issue = issueAt(error, path, control);
  // Marked as optional only where the schema allows an empty value: a text may be required by a rule outside the schema.
  const common = { label: title, hint: hintOf(field, draft), issue, ...(isOptional && { required: false }) };
  const shown = typeof draft === 'string' ? draft : '';
  switch (control.kind) {
    case 'yes-no':
      return (
        <div>
          <Checkbox
            label={title}
            hint={common.hint}
            checked={draft === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          <Issue issue={issue} />
        </div>
      );
    case 'number':
      return (
        <TextField
          {...common}
          required={!isOptional}
          type="number"
          inputMode={control.isWhole ? 'numeric' : 'decimal'}
          min={control.min}
          max={control.max}
          step={control.step ?? (control.isWhole ? 1 : 'any')}
          value={shown}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'text':
      return (
        <TextField
          {...common}
          type={control.type}
          minLength={control.minLength}
          maxLength={control.maxLength}
          value={shown}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...common}
          {...(isOptional && { placeholder: 'None' })}
          options={control.options}
          value={shown}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'choices':
      return (
        <Choices {...{ field, control, issue, onChange }} chosen={draft as readonly string[]} hint={common.hint} />
      );
    case 'lines':
      return (
        <TextArea
          {...common}
          hint={[common.hint, 'One per line.'].filter(Boolean).join(' ')}
          rows={4}
          value={shown}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'json':
      return (
        <TextArea
          {...common}
          hint={[common.hint, 'In JSON.'].filter(Boolean).join(' ')}
          issue={isJson(shown) ? issue : 'This is not valid JSON'}
          className="figures"
          spellCheck={false}
          rows={4}
          value={shown}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'group':
      return <Group {...{ field, path, error, onChange }} fields={control.fields} drafts={draft as Drafts} />;
  }
}

function Choices({
  field: { title },
  control,
  chosen,
  hint,
  issue,
  onChange,
}: {
  field: SettingField;
  control: Extract<Control, { kind: 'choices' }>;
  chosen: readonly string[];
  hint: string | undefined;
  issue: string | undefined;
  onChange: (draft: Draft) => void;
}) {
  const below = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hint ? below : undefined}>
      <legend>{title}</legend>
      {hint && (
        <p id={below} className={styles.hint}>
          {hint}
        </p>
      )}
      {control.options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            // Keeps the order of the options.
            onChange(
              control.options
                .map((option) => option.value)
                .filter((each) => (each === value ? target.checked : chosen.includes(each))),
            )
          }
        />
      ))}
      <Issue issue={issue} />
    </fieldset>
  );
}

type Drafts = { readonly [name: string]: Draft };

function Group({
  field: { title, description },
  fields,
  path,
  drafts,
  error,
  onChange,
}: Pick<SettingControlProps, 'field' | 'path' | 'error' | 'onChange'> & {
  fields: readonly SettingField[];
  drafts: Drafts;
}) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {description && <p className={styles.hint}>{description}</p>}
      <div className={styles.inner}>
        {fields.map((field) => (
          <SettingControl
            key={field.name}
            field={field}
            path={`${path}.${field.name}`}
            draft={drafts[field.name] ?? ''}
            error={error}
            onChange={(draft) => onChange({ ...drafts, [field.name]: draft })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Issue({ issue }: { issue: string | undefined }) {
  return issue ? (
    <p role="alert" className={styles.issue}>
      {issue}
    </p>
  ) : null;
}

/** The error of the setting itself, or of an entry inside a list that has a single field. */
function issueAt(error: CallError | null, path: string, { kind }: Control): string | undefined {
  const own = error?.issueOf(path);
  if (own || kind === 'group') return own;
  return error?.issues.find((issue) => issue.path.startsWith(`body.${path}.`))?.message;
}

/** The description of the setting, with its default where the current value differs. */
function hintOf(field: SettingField, draft: Draft): string | undefined {
  const usual = valueText(field, field.defaultValue);
  const isDefault = JSON.stringify(valueFromDraft(field, draft)) === JSON.stringify(field.defaultValue);
  return (
    [field.description, usual !== undefined && !isDefault && `Default: ${usual}.`].filter(Boolean).join(' ') ||
    undefined
  );
}
