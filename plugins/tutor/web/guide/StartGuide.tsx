import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, LinkButton, TextField } from '../../../../web/ui/index.ts';
import { lessonsPath, searchAddress } from './addresses.ts';
import styles from './Guide.module.css';

/** The way from the tutor chat to guided lessons. */
export function StartGuide() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <search>
      <form
        className={styles.start}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(text.trim() ? searchAddress(text.trim()) : lessonsPath);
        }}
      >
        <TextField
          type="search"
          label="Find a lesson"
          hideLabel
          placeholder="Find a lesson: fractions, essays, how AI learns"
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" icon="search">
          Find
        </Button>
        <LinkButton to={lessonsPath} quiet>
          All lessons
        </LinkButton>
      </form>
    </search>
  );
}
