import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../ui/Button.tsx';
import { counted } from '../../ui/count-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SearchDialog.module.css';
import { useSearch } from './use-search.ts';

/** The search dialog (Ctrl K). A combobox with a listbox, after the ARIA Authoring Practices. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const query = text.trim();
  const { groups, isSearching } = useSearch(query);
  const all = groups.flatMap(({ results }) => results);
  const active = Math.min(at, all.length - 1);

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    field.current?.focus();
    return () => shown?.close();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the active result changes
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, groups.length]);

  const choose = (index: number) => {
    const result = all[index];
    if (!result) return;
    onClose();
    navigate(result.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: (active + 1) % all.length, ArrowUp: (active - 1 + all.length) % all.length }[event.key];
    if (event.key === 'Enter') choose(active);
    else if (to !== undefined && all.length > 0) setAt(to);
    else return;
    event.preventDefault();
  };

  let index = -1;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Escape, which comes as onCancel
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.head}>
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={all.length > 0 ? `${id}-${active}` : undefined}
          placeholder="Screens, topics, people, help"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label="Close search" onClick={onClose} />
      </div>
      <p className="unseen" role="status">
        {query === '' ? '' : isSearching && all.length === 0 ? 'Searching' : counted(all.length, 'result')}
      </p>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Results" className={styles.list}>
        {groups.map(({ title, results }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, not fieldsets
          <div key={title} role="group" aria-label={title}>
            <p className={styles.kind} aria-hidden="true">
              {title}
            </p>
            {results.map((result) => {
              index += 1;
              const position = index;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
                <div
                  key={`${result.to} ${result.title}`}
                  id={`${id}-${position}`}
                  role="option"
                  aria-selected={position === active}
                  className={styles.result}
                  onClick={() => choose(position)}
                  onPointerMove={() => position !== active && setAt(position)}
                >
                  <Icon name={result.icon ?? 'arrow'} size={18} />
                  <span className={styles.title}>{result.title}</span>
                  <span className={styles.where}>{result.where}</span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {all.length === 0 && (
        <p className={styles.nothing}>
          {isSearching ? 'Searching …' : `No results for “${query}”. Try fewer or other words.`}
        </p>
      )}
      <p className={styles.keys} aria-hidden="true">
        Arrow keys to choose, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
      </p>
    </dialog>
  );
}
