import { useEffect, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Boundary } from '../Boundary.tsx';
import { Part } from '../Part.tsx';
import styles from './SearchButton.module.css';

const load = () => import('./SearchDialog.tsx');
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search, as Ctrl K does on every screen. The code of the dialog is fetched on first use. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // An open dialog keeps the keyboard.
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={20} />
        <span className={styles.words}>Search</span>
        <span className={styles.keys} aria-hidden="true">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      {isOpen && (
        <Boundary name="The search" fallback={null}>
          <Part load={load} partProps={{ onClose: () => setOpen(false) }} waiting={null} />
        </Boundary>
      )}
    </>
  );
}
