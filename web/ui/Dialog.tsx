import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot, the primary one last. */
  actions?: ReactNode;
  wide?: boolean;
}

/**
 * A modal dialog, open while it is rendered. The browser traps the focus and restores it afterwards; where the button that
 * opened the dialog is gone, the heading of the screen gets it. Escape and the close button close it, and so does a click on the
 * backdrop until something is entered.
 */
export function Dialog({ title, onClose, children, actions, wide }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useId();
  const isEntered = useRef(false);
  // A click that begins in the dialog, as when text is selected beyond its edge, also ends on the `dialog` element.
  const isPressedBeside = useRef(false);
  // Closed before it is removed from the page, as the browser restores the focus only then.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Focuses the first field instead of the close button.
    body.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    return () => {
      shown?.close();
      queueMicrotask(focusHeadingIfLost);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Escape, which comes as onCancel
    <dialog
      ref={dialog}
      className={wide ? [styles.dialog, styles.wide].join(' ') : styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onInput={() => {
        isEntered.current = true;
      }}
      onPointerDown={({ target }) => {
        isPressedBeside.current = target === dialog.current;
      }}
      onClick={({ target }) => {
        if (target === dialog.current && isPressedBeside.current && !isEntered.current) onClose();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        <div ref={body} className={styles.body}>
          {children}
        </div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}

function focusHeadingIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
