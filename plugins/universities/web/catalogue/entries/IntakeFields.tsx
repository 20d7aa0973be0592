import { useId } from 'react';
import { Button, TextField, TimeZoneList } from '../../../../../web/ui/index.ts';
import type { IntakeDraft } from './draft.ts';
import styles from './Entries.module.css';

/** An intake of the form. All times are local to its time zone. */
export function IntakeFields({
  draft,
  issueOf,
  onChange,
  onRemove,
}: {
  draft: IntakeDraft;
  issueOf: (path: string) => string | undefined;
  onChange: (draft: IntakeDraft) => void;
  onRemove: () => void;
}) {
  const zones = useId();
  const text = (name: 'name' | 'opens' | 'deadline' | 'decisions' | 'timeZone' | 'places') => ({
    value: draft[name],
    issue: issueOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [name]: target.value }),
  });
  const name = draft.name || 'New intake';
  return (
    <fieldset className={styles.intake}>
      <legend>{name}</legend>
      <TimeZoneList id={zones} />
      <div className={styles.fields}>
        <TextField label="Intake" placeholder="Autumn 2027" {...text('name')} />
        <TextField label="Opens" type="datetime-local" {...text('opens')} />
        <TextField label="Deadline" type="datetime-local" hint="To the end of this minute" {...text('deadline')} />
        <TextField
          label="Decisions released"
          type="datetime-local"
          hint="Nobody sees a decision before"
          {...text('decisions')}
        />
        <TextField label="Time zone" list={zones} hint="Of all three times" {...text('timeZone')} />
        <TextField label="Places" required={false} type="number" min={1} {...text('places')} />
      </div>
      <div>
        <Button small quiet onClick={onRemove}>
          Remove <span className="unseen">{name} </span>intake
        </Button>
      </div>
    </fieldset>
  );
}
