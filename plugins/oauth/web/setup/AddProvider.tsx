import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button, Section, TextField } from '../../../../web/ui/index.ts';
import type { SeveralKind } from '../../contract.ts';
import { kindTitles, ProviderName } from '../../contract.ts';
import styles from './Setup.module.css';

/** Opens the setup of another provider of a kind. It is saved there. */
export function AddProvider({ kind, onAdd }: { kind: SeveralKind; onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  const [issue, setIssue] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = ProviderName.safeParse(name);
    if (checked.success) onAdd(checked.data);
    else setIssue(checked.error.issues[0]?.message);
  };
  return (
    <Section
      title={`Another provider of ${kindTitles[kind]}`}
      description="For schools whose people have accounts at several places. Each has its own button and addresses, which contain a short name such as keycloak."
    >
      <form onSubmit={submit} className={styles.redirect} noValidate>
        <TextField
          label="Short name"
          required
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          value={name}
          issue={issue}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" icon="plus" disabled={name.trim() === ''}>
          Add provider
        </Button>
      </form>
    </Section>
  );
}
