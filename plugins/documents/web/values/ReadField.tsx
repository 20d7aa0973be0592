import type { ComponentProps, ReactNode } from 'react';
import { SelectField, TextField } from '../../../../web/ui/index.ts';
import type { Evidence } from './evidence.ts';
import { isDoubtful } from './evidence.ts';
import styles from './Values.module.css';

/** Whether a value that was not changed is uncertain. */
export const doubt = (evidence: Evidence | undefined, value: string): boolean =>
  evidence !== undefined && isDoubtful(evidence) && value === evidence.value;

/** A text of a document: says what was read where it was changed, and where the reading is uncertain. */
export function ReadField({
  name,
  value,
  evidence,
  issues,
  missing,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'name' | 'value' | 'issue' | 'hint'> & {
  /** The key of the value in the form, in the evidence and in the issues. */
  name: string;
  value: string;
  evidence: ReadonlyMap<string, Evidence>;
  issues: ReadonlyMap<string, string>;
  /** What to do where the value was not read, but is needed. */
  missing?: string;
}) {
  const read = evidence.get(name);
  const isMissing = missing !== undefined && value.trim() === '';
  return (
    <TextField
      {...rest}
      value={value}
      data-value={name}
      data-doubtful={isMissing || doubt(read, value) || undefined}
      issue={issues.get(name)}
      hint={isMissing ? <span className={styles.doubt}>{missing}</span> : hintOf(read, value)}
    />
  );
}

function hintOf(read: Evidence | undefined, value: string): ReactNode {
  if (!read) return value === '' ? undefined : 'Added by hand';
  if (value !== read.value) {
    return (
      <>
        Was read as “<bdi>{read.value}</bdi>”
      </>
    );
  }
  return isDoubtful(read) ? uncertain : undefined;
}

const uncertain = <span className={styles.doubt}>Uncertain: please check</span>;

/** A choice of a document: says what was read where it was changed, and where the reading is uncertain. */
export function ReadSelect<Value extends string>({
  name,
  value,
  read,
  titles,
  isUncertain = false,
  ...rest
}: Omit<ComponentProps<typeof SelectField>, 'name' | 'value' | 'options' | 'hint'> & {
  name: string;
  value: Value;
  read: Value;
  titles: Readonly<Record<Value, string>>;
  isUncertain?: boolean;
}) {
  return (
    <SelectField
      {...rest}
      data-value={name}
      value={value}
      options={Object.entries<string>(titles).map(([each, label]) => ({ value: each, label }))}
      hint={value !== read ? `Was read as “${titles[read]}”` : isUncertain ? uncertain : undefined}
    />
  );
}
