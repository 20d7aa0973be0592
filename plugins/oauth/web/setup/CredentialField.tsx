import { Checkbox, TextArea, TextField } from '../../../../web/ui/index.ts';
import type { SetupField } from './fields.ts';

/** A field of a provider's credentials. A stored secret is not shown; it is kept if none is entered. */
export function CredentialField({
  field: { name, label, hint, kind, isOptional = false },
  value,
  isStored,
  issue,
  onChange,
}: {
  field: SetupField;
  value: string | boolean | undefined;
  isStored: boolean;
  issue: string | undefined;
  onChange: (value: string | boolean) => void;
}) {
  if (kind === 'switch') {
    return (
      <Checkbox
        label={label}
        hint={hint}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  }
  const isSecret = kind !== undefined;
  const common = {
    label,
    name,
    issue,
    hint: isSecret && isStored ? 'A value is stored. Leave empty to keep it.' : hint,
    required: !isOptional && !(isSecret && isStored),
    autoComplete: 'off',
    spellCheck: false,
    value: String(value ?? ''),
  };
  if (kind === 'long-secret') {
    return <TextArea {...common} rows={6} maxLength={20_000} onChange={({ target }) => onChange(target.value)} />;
  }
  return (
    <TextField
      {...common}
      type={kind === 'secret' ? 'password' : 'text'}
      maxLength={500}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
