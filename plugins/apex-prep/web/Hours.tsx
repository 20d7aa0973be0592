import { counted, SelectField } from '../../../web/ui/index.ts';
import type { Overview } from '../contract.ts';
import styles from './Hours.module.css';
import { useSetHours } from './use-overview.ts';

const hourOptions = [1, 2, 3, 4, 5, 7, 10, 15, 20];

/** Sets the hours a week. The plan is made again at once. */
export function Hours({ hours: { perWeek, source } }: { hours: Overview['hours'] }) {
  const save = useSetHours();
  const selected = save.isPending ? save.variables.body.perWeek : source === 'chosen' ? perWeek : null;
  const setupLabel = source === 'chosen' ? 'As in your setup' : `As in your setup (${counted(perWeek, 'hour')})`;
  const values = [...new Set([...hourOptions, ...(source === 'chosen' ? [perWeek] : [])])].toSorted((a, b) => a - b);
  return (
    <div className={styles.hours}>
      <SelectField
        label="Time a week"
        value={selected ?? ''}
        onChange={({ target: { value } }) => save.mutate({ body: { perWeek: value === '' ? null : Number(value) } })}
        options={[
          { value: '', label: source === 'usual' ? `Default (${counted(perWeek, 'hour')})` : setupLabel },
          ...values.map((value) => ({ value: String(value), label: counted(value, 'hour') })),
        ]}
      />
    </div>
  );
}
