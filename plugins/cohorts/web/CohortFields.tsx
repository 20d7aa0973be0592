import type { CallError } from '../../../web/api/index.ts';
import { Checkbox, TextArea, TextField } from '../../../web/ui/index.ts';
import { placeLimits } from '../cohorts/contract.ts';

/** What is entered about a cohort. */
export interface CohortWords {
  readonly name: string;
  readonly description: string;
  readonly maxMembers: string;
  readonly isPrivate: boolean;
}

interface Props {
  readonly entry: CohortWords;
  readonly error: CallError | null;
  readonly onChange: (entry: CohortWords) => void;
}

export function NameFields({ entry, error, onChange }: Props) {
  return (
    <>
      <TextField
        label="Name"
        value={entry.name}
        maxLength={60}
        hint="Visible to others. Do not use anyone’s full name."
        issue={error?.issueOf('name')}
        onChange={({ target }) => onChange({ ...entry, name: target.value })}
      />
      <TextArea
        label="Description"
        required={false}
        rows={3}
        value={entry.description}
        maxLength={500}
        issue={error?.issueOf('description')}
        onChange={({ target }) => onChange({ ...entry, description: target.value })}
      />
    </>
  );
}

export function PlacesField({ entry, error, onChange }: Props) {
  return (
    <TextField
      label="Places"
      type="number"
      min={placeLimits.min}
      max={placeLimits.max}
      value={entry.maxMembers}
      issue={error?.issueOf('maxMembers')}
      onChange={({ target }) => onChange({ ...entry, maxMembers: target.value })}
    />
  );
}

export function PrivateField({ entry, onChange }: Omit<Props, 'error'>) {
  return (
    <Checkbox
      label="Private"
      hint="Not listed. People join by a link that you send them."
      checked={entry.isPrivate}
      onChange={({ target }) => onChange({ ...entry, isPrivate: target.checked })}
    />
  );
}
