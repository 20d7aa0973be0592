import { useRef } from 'react';
import { Button, IconButton, TextField } from '../../../../web/ui/index.ts';
import styles from './Institution.module.css';

/** The names an institution is reached under, the first of which stands in links. */
export function HostNames({
  names,
  issue,
  onChange,
}: {
  names: readonly string[];
  issue: string | undefined;
  onChange: (names: string[]) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const replace = (at: number, name: string) => onChange(names.map((each, index) => (index === at ? name : each)));
  const remove = (at: number) => onChange(names.filter((_, index) => index !== at));
  const add = () => {
    onChange([...names, '']);
    // Into the new line, once it is there.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const toFront = (at: number) => onChange([names[at] ?? '', ...names.filter((_, index) => index !== at)]);
  return (
    <div className={styles.hosts}>
      {names.length === 0 ? (
        <p className="soft">
          None. That is fine while this is the only institution here: it answers to every name. With several, each needs
          one.
        </p>
      ) : (
        <ul ref={list} className={styles.hostList}>
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names are typed in place, and have no other identity
            <li key={index} className={styles.host}>
              <TextField
                label={`Host name ${index + 1}`}
                hideLabel
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                placeholder="learn.example.org"
                maxLength={253}
                value={name}
                onChange={({ target }) => replace(index, target.value)}
              />
              {index === 0 ? (
                <span className={styles.main}>In links</span>
              ) : (
                <Button quiet small aria-label={`Use in links: ${name || 'this name'}`} onClick={() => toFront(index)}>
                  Use in links
                </Button>
              )}
              <IconButton icon="trash" label={`Remove ${name || 'this name'}`} onClick={() => remove(index)} />
            </li>
          ))}
        </ul>
      )}
      {issue && (
        <p role="alert" className={styles.issue}>
          {issue}
        </p>
      )}
      {lacksAddressInUse(names) && (
        <p className={styles.warning}>
          {location.hostname}, which you are using now, is not in this list. As soon as there are other institutions
          here, that name does not lead to this one.
        </p>
      )}
      <div>
        <Button icon="plus" onClick={add}>
          Add a host name
        </Button>
      </div>
    </div>
  );
}

/** Whether some names are given, and the one in the browser's address is none of them. */
export function lacksAddressInUse(names: readonly string[]): boolean {
  const given = names.map((name) => name.trim().toLowerCase()).filter(Boolean);
  return given.length > 0 && !given.includes(location.hostname);
}
