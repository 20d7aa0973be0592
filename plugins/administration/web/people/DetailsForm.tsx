import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Refusal, TextField } from '../../../../web/ui/index.ts';
import type { Person } from '../../contract.ts';
import { administration } from '../../contract.ts';
import styles from './People.module.css';

const { people, person: personRoute, updatePerson, history, audit } = administration.routes;
const names = ['firstName', 'lastName', 'username', 'email'] as const;
type Name = (typeof names)[number];

/** Edits names and email address. Sends the changed fields only. */
export function DetailsForm({ person }: { person: Person }) {
  const [edits, setEdits] = useState<Partial<Record<Name, string>>>({});
  const update = useCall(updatePerson, {
    once: true,
    invalidates: [people, personRoute, history, audit],
    onSuccess: () => {
      setEdits({});
      toast({ title: 'Details saved' });
    },
  });
  const changes = Object.fromEntries(Object.entries(edits).filter(([name, value]) => value !== person[name as Name]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    update.mutate({ params: { id: person.id }, body: changes });
  };
  const field = (name: Name) => ({
    name,
    value: edits[name] ?? person[name] ?? '',
    issue: update.error?.issueOf(name),
    required: true,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setEdits({ ...edits, [name]: target.value }),
  });
  return (
    <form onSubmit={submit} className={styles.form}>
      <div className={styles.two}>
        <TextField label="First name" maxLength={100} {...field('firstName')} />
        <TextField label="Last name" maxLength={100} {...field('lastName')} />
        <TextField label="User name" maxLength={64} {...field('username')} />
        <TextField
          label="Email"
          type="email"
          maxLength={254}
          hint={'email' in changes ? 'The previous address is notified of the change.' : undefined}
          {...field('email')}
        />
      </div>
      <Refusal error={update.error} fields={names} />
      <div>
        <Button type="submit" primary busy={update.isPending} disabled={Object.keys(changes).length === 0}>
          Save details
        </Button>
      </div>
    </form>
  );
}
