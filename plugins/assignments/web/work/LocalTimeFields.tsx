import { TextField } from '../../../../web/ui/index.ts';
import styles from '../parts/Assignments.module.css';

/** A date with or without a time, as text: `2027-01-15` or `2027-01-15T17:00`; empty without a date. */
export function LocalTimeFields({
  label,
  value,
  hint,
  issue,
  required = false,
  onChange,
}: {
  label: string;
  value: string;
  hint: string;
  issue?: string | undefined;
  required?: boolean;
  onChange: (value: string) => void;
}) {
  const [date = '', time = ''] = value.split('T');
  return (
    <div className={styles.pair}>
      <TextField
        label={`${label}: date`}
        type="date"
        required={required}
        max="2199-12-31"
        value={date}
        hint={hint}
        issue={issue}
        onChange={({ target }) => onChange(target.value && time ? `${target.value}T${time}` : target.value)}
      />
      <TextField
        label={`${label}: time`}
        type="time"
        required={false}
        value={time}
        disabled={date === ''}
        onChange={({ target }) => onChange(target.value ? `${date}T${target.value.slice(0, 5)}` : date)}
      />
    </div>
  );
}
