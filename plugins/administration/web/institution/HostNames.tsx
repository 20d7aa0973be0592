import { useRef } from 'react';
import { Button, IconButton, TextField } from '../../../../web/ui/index.ts';
import styles from './Institution.module.css';

/** Edits the host names of an institution. Links use the first one. */
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
    // Focuses the new line once it is rendered.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const toFront = (at: number) => onChange([names[at] ?? '', ...names.filter((_, index) => index !== at)]);
  return (
    <div className={styles.hosts}>
      {names.length === 0 ? (
        <p className="soft">
          None. The only institution of a deployment is reached under every host name. Where there are several, each
          needs its own.
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
                <span className={styles.main}>Used in links</span>
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
      {lacksCurrentHost(names) && (
        <p className={styles.warning}>
          {location.hostname}, which you are using now, is not in this list. Once this deployment has another
          institution, this one can no longer be reached under that name.
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

/** Whether the list has names but not the one in the browser's address. */
export function lacksCurrentHost(names: readonly string[]): boolean {
  const given = names.map((name) => name.trim().toLowerCase()).filter(Boolean);
  return given.length > 0 && !given.includes(location.hostname);
}
