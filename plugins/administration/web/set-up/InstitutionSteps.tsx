import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { platform } from '../../../../core/contract/platform.ts';
import type { useRoute as UseRoute } from '../../../../web/api/index.ts';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { Button, Refusal, SkeletonBlock, TextField } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import { AccentField } from '../institution/AccentField.tsx';
import { HostNames } from '../institution/HostNames.tsx';
import styles from './SetUp.module.css';
import type { StepFormProps } from './StepBody.tsx';

const { institution: institutionRoute, saveInstitution, audit } = administration.routes;

type Institution = NonNullable<ReturnType<typeof UseRoute<typeof institutionRoute>>['data']>;
type Values = Pick<Institution, 'name' | 'branding' | 'hostNames'>;

export function NameStep({ check }: StepFormProps) {
  return (
    <OneField field="name" check={check}>
      {({ value, issue, onChange }) => (
        <TextField
          label="Name of the institution"
          required
          maxLength={100}
          value={value}
          issue={issue}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </OneField>
  );
}

export function ColourStep({ check }: StepFormProps) {
  return (
    <OneField field="branding" check={check}>
      {({ value, issue, onChange }) => (
        <AccentField accent={value.accent} issue={issue} onChange={(accent) => onChange({ accent })} />
      )}
    </OneField>
  );
}

export function HostStep({ check }: StepFormProps) {
  return (
    <OneField field="hostNames" check={check}>
      {({ value, issue, onChange }) => <HostNames names={value} issue={issue} onChange={onChange} />}
    </OneField>
  );
}

interface Editing<Value> {
  value: Value;
  issue: string | undefined;
  onChange(value: Value): void;
}

/** Edits and saves one field of the institution, and has the step checked. */
function OneField<Field extends keyof Values>({
  field,
  check,
  children,
}: {
  field: Field;
  children(editing: Editing<Values[Field]>): ReactNode;
} & StepFormProps) {
  const { data } = useRoute(institutionRoute, undefined, { freshFor: 30_000 });
  const [edited, setEdited] = useState<Values[Field]>();
  const save = useCall(saveInstitution, {
    once: true,
    invalidates: [institutionRoute, platform.routes.manifest, audit],
    onSuccess: () => {
      setEdited(undefined);
      check();
    },
  });
  if (!data) return <SkeletonBlock height={120} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (edited !== undefined) save.mutate({ body: { [field]: cleaned(edited) } });
  };
  const issue = save.error?.issues.find(({ path }) => path.startsWith(`body.${field}`))?.message;
  return (
    <form onSubmit={submit} className={styles.form}>
      {children({ value: edited ?? data[field], issue, onChange: setEdited })}
      <Refusal error={save.error} fields={[field]} />
      {edited !== undefined && (
        <div>
          <Button type="submit" busy={save.isPending}>
            Save and check
          </Button>
        </div>
      )}
    </form>
  );
}

/** Without empty host names. */
const cleaned = (value: Values[keyof Values]) =>
  Array.isArray(value) ? value.map((each: string) => each.trim()).filter(Boolean) : value;
