import { counted, SelectField } from '../../../web/ui/index.ts';
import type { Overview } from '../contract.ts';
import styles from './Hours.module.css';
import { useHours } from './use-overview.ts';

const offered = [1, 2, 3, 4, 5, 7, 10, 15, 20];

/** How much time there is in a week; the plan follows at once. */
export function Hours({ hours: { perWeek, source } }: { hours: Overview['hours'] }) {
  const save = useHours();
  const shown = save.isPending ? save.variables.body.perWeek : source === 'chosen' ? perWeek : null;
  const own = source === 'chosen' ? 'As in your setup' : `As in your setup (${counted(perWeek, 'hour')})`;
  const values = [...new Set([...offered, ...(source === 'chosen' ? [perWeek] : [])])].toSorted((a, b) => a - b);
  return (
    <div className={styles.hours}>
      <SelectField
        label="Time a week"
        value={shown ?? ''}
        onChange={({ target: { value } }) => save.mutate({ body: { perWeek: value === '' ? null : Number(value) } })}
        options={[
          { value: '', label: source === 'usual' ? `Not said (${counted(perWeek, 'hour')})` : own },
          ...values.map((value) => ({ value: String(value), label: counted(value, 'hour') })),
        ]}
      />
    </div>
  );
}
