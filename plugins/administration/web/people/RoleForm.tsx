import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Role } from '../../../../core/contract/index.ts';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, ConfirmDialog, nameText, SelectField } from '../../../../web/ui/index.ts';
import type { Person } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { roleDescriptions, roleTitles, useAssignableRoles, withArticle } from '../parts/roles.ts';
import styles from './People.module.css';

const { people, person: personRoute, setRole, history, audit } = administration.routes;

/** Changes a person's role, after confirmation. */
export function RoleForm({ person: { id, role, firstName } }: { person: Person }) {
  const [chosen, setChosen] = useState<Role>(role);
  const [isConfirming, setConfirming] = useState(false);
  const assignable = useAssignableRoles();
  // An operator's role is shown also to those who cannot assign it.
  const options = assignable.some(({ value }) => value === role)
    ? assignable
    : [...assignable, { value: role, label: roleTitles[role] }];
  const change = useCall(setRole, {
    once: true,
    invalidates: [people, personRoute, history, audit],
    onSuccess: () => {
      setConfirming(false);
      toast({ title: 'Role changed', description: `${nameText(firstName)} is now ${withArticle(chosen)}.` });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.reset();
    setConfirming(true);
  };
  return (
    <form onSubmit={submit} className={styles.role}>
      <SelectField
        label="Role"
        hint={roleDescriptions[chosen]}
        value={chosen}
        options={options}
        onChange={({ target }) => setChosen(target.value as Role)}
      />
      <Button type="submit" disabled={chosen === role}>
        Change role
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={`Make ${nameText(firstName)} ${withArticle(chosen)}?`}
          confirm="Change role"
          busy={change.isPending}
          error={change.error}
          onConfirm={() => change.mutate({ params: { id }, body: { role: chosen } })}
          onClose={() => setConfirming(false)}
        >
          <p>
            {nameText(firstName)} is currently {withArticle(role)}. They will be signed out everywhere, and have the new
            role when they sign in again. Their data is kept.
          </p>
        </ConfirmDialog>
      )}
    </form>
  );
}
