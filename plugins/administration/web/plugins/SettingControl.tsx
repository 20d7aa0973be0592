import { useId } from 'react';
import type { CallError } from '../../../../web/api/index.ts';
import { Checkbox, SelectField, TextArea, TextField } from '../../../../web/ui/index.ts';
import styles from './Settings.module.css';
import type { Control, Draft, SettingField } from './settings-fields.ts';
import { inWords, isJson, meantBy } from './settings-fields.ts';

interface SettingControlProps {
  field: SettingField;
  /** Where the setting stands in what is sent: `settings.hours.from`. */
  path: string;
  draft: Draft;
  error: CallError | null;
  onChange: (draft: Draft) => void;
}

/** The control for one setting, with what is wrong with it. */
export function SettingControl({ field, path, draft, error, onChange }: SettingControlProps) {
  const { control, title, mayBeEmpty } = field;
  const issue = issueAt(error, path, control);
  // Told to be optional only where empty is something: a text may have to be there without the schema's saying so.
  const told = { label: title, hint: hintOf(field, draft), issue, ...(mayBeEmpty && { required: false }) };
  const shown = typeof draft === 'string' ? draft : '';
  switch (control.kind) {
    case 'yes-no':
      return (
        <div>
          <Checkbox
            label={title}
            hint={told.hint}
            checked={draft === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          <Issue issue={issue} />
        </div>
      );
    case 'number':
      return (
        <TextField
          {...told}
          required={!mayBeEmpty}
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
          {...told}
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
          {...told}
          {...(mayBeEmpty && { placeholder: 'None' })}
          options={control.options}
          value={shown}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'choices':
      return <Choices {...{ field, control, issue, onChange }} chosen={draft as readonly string[]} hint={told.hint} />;
    case 'lines':
      return (
        <TextArea
          {...told}
          hint={[told.hint, 'One on each line.'].filter(Boolean).join(' ')}
          rows={4}
          value={shown}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'json':
      return (
        <TextArea
          {...told}
          hint={[told.hint, 'Written as JSON.'].filter(Boolean).join(' ')}
          issue={isJson(shown) ? issue : 'This is not JSON yet'}
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
            // In the order of the options, whatever the order of the presses.
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
  field: { title, says },
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
      {says && <p className={styles.hint}>{says}</p>}
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

/** The issue of the setting itself, or of something inside a list that has one field for all of it. */
function issueAt(error: CallError | null, path: string, { kind }: Control): string | undefined {
  const own = error?.issueOf(path);
  if (own || kind === 'group') return own;
  return error?.issues.find((issue) => issue.path.startsWith(`body.${path}.`))?.message;
}

/** What the setting is for, and what it is usually, where it is something else now. */
function hintOf(field: SettingField, draft: Draft): string | undefined {
  const usual = inWords(field, field.usual);
  const isUsual = JSON.stringify(meantBy(field, draft)) === JSON.stringify(field.usual);
  return [field.says, usual !== undefined && !isUsual && `Usually ${usual}.`].filter(Boolean).join(' ') || undefined;
}
