import type { CallError } from '../../../web/api/index.ts';
import { TextField } from '../../../web/ui/index.ts';

interface ReasonFieldProps {
  value: string;
  error: CallError | null;
  onChange: (reason: string) => void;
}

/** Why cuts change. */
export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  return (
    <TextField
      label="Reason"
      value={value}
      maxLength={500}
      hint="It stays in the audit log."
      issue={error?.issueOf('reason')}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
