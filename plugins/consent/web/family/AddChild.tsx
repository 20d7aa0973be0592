import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { call, useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Card, ErrorState, nameText, Refusal, SkeletonBlock, TextField } from '../../../../web/ui/index.ts';
import { consent } from '../../contract.ts';
import styles from '../Consent.module.css';

/** Adds the child of a letter's link to the signed-in account. */
export function AddChild({ code, onDone }: { code: string; onDone: () => void }) {
  const [relation, setRelation] = useState('');
  const letter = useQuery({
    queryKey: ['consent letter', code],
    queryFn: async () => (await call(consent.routes.letter, { body: { code } })) ?? null,
    retry: false,
  });
  const add = useCall(consent.routes.addChild, {
    once: true,
    invalidates: [consent.routes.family],
    onSuccess: () => {
      toast({ title: `${letter.data?.firstName ?? 'Your child'} is in your family` });
      onDone();
    },
  });
  if (letter.error) {
    return (
      <ErrorState
        title="This link cannot be used"
        error={letter.error}
        action={<Button onClick={onDone}>Continue</Button>}
      />
    );
  }
  if (!letter.data) return <SkeletonBlock height={180} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ body: { code, relation } });
  };
  return (
    <Card title={`Add ${nameText(letter.data.firstName)} to your family`} tone="accent">
      <form onSubmit={submit} className={styles.form}>
        <TextField
          label={`Your relationship to ${nameText(letter.data.firstName)}`}
          hint="Mother, grandfather, carer"
          name="relation"
          maxLength={60}
          required
          value={relation}
          issue={add.error?.issueOf('relation')}
          onChange={({ target }) => setRelation(target.value)}
        />
        <Refusal error={add.error} fields={['relation']} />
        <div className={styles.ask}>
          <Button type="submit" primary busy={add.isPending}>
            Add {nameText(letter.data.firstName)}
          </Button>
        </div>
      </form>
    </Card>
  );
}
