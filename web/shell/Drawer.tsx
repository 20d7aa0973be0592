import { useEffect, useRef } from 'react';
import { IconButton } from '../ui/Button.tsx';
import styles from './Drawer.module.css';
import { Logo } from './Logo.tsx';
import { Sidebar } from './Sidebar.tsx';

interface DrawerProps {
  /** Shows only the entries of this group. */
  only?: string | undefined;
  /** Opens from the bottom, for the bar of a phone. */
  fromBelow?: boolean;
  onClose: () => void;
}

/** The menu on phones and tablets, a modal dialog: the browser traps the focus and closes it on Escape. */
export function Drawer({ only, fromBelow, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Escape, which comes as onClose
    <dialog
      ref={dialog}
      className={fromBelow ? styles.sheet : styles.drawer}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.head}>
        {fromBelow ? <span /> : <Logo />}
        <IconButton icon="close" label="Close menu" onClick={onClose} />
      </div>
      <Sidebar onLeave={onClose} isUnfolded={fromBelow ?? false} {...(only && { only })} />
    </dialog>
  );
}
