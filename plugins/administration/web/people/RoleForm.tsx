import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Role } from '../../../../core/contract/index.ts';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, nameText, SelectField } from '../../../../web/ui/index.ts';
import type { Person } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { asA, roleSays, roleTitles, useRolesToGive } from '../parts/roles.ts';
import styles from './People.module.css';

const { people, person: personRoute, setRole, audit } = administration.routes;

/** Gives somebody another role, after saying what follows from it. */
export function RoleForm({ person: { id, role, firstName } }: { person: Person }) {
  const [chosen, setChosen] = useState<Role>(role);
  const [asking, setAsking] = useState(false);
  const given = useRolesToGive();
  // An operator's own role is shown to those as well who cannot give it.
  const options = given.some(({ value }) => value === role)
    ? given
    : [...given, { value: role, label: roleTitles[role] }];
  const change = useCall(setRole, {
    once: true,
    invalidates: [people, personRoute, audit],
    onSuccess: () => {
      setAsking(false);
      toast({ title: 'Role changed', description: `${nameText(firstName)} is ${asA(chosen)} now.` });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.reset();
    setAsking(true);
  };
  return (
    <form onSubmit={submit} className={styles.role}>
      <SelectField
        label="Role"
        hint={roleSays[chosen]}
        value={chosen}
        options={options}
        onChange={({ target }) => setChosen(target.value as Role)}
      />
      <Button type="submit" disabled={chosen === role}>
        Change role
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Make ${nameText(firstName)} ${asA(chosen)}?`}
          confirm="Change role"
          busy={change.isPending}
          error={change.error}
          onConfirm={() => change.mutate({ params: { id }, body: { role: chosen } })}
          onClose={() => setAsking(false)}
        >
          <p>
            {nameText(firstName)} is {asA(role)} now. With the new role they are signed out everywhere, and see what it
            allows when they sign in again. What they have made stays.
          </p>
        </ConfirmDialog>
      )}
    </form>
  );
}
