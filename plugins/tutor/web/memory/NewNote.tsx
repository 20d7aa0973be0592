import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, TextField } from '../../../../web/ui/index.ts';
import { longestNote, tutor } from '../../contract.ts';
import styles from './Memory.module.css';
import { NotKept } from './NotKept.tsx';

/** Adds a note. */
export function NewNote() {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = useCall(tutor.routes.addNote, {
    invalidates: [tutor.routes.memory],
    once: true,
    onSuccess: (kept) => {
      setRefusal(kept.refusal);
      if (kept.note) setText('');
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) add.mutate({ body: { text: text.trim() } });
      }}
    >
      <div className={styles.entry}>
        <TextField
          label="New note"
          placeholder="I like examples from football"
          maxLength={longestNote}
          value={text}
          issue={add.error?.issueOf('text') ?? add.error?.text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" primary icon="plus" busy={add.isPending} disabled={text.trim() === ''}>
          Add
        </Button>
      </div>
      <NotKept text={refusal} />
    </form>
  );
}
