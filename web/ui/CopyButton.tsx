import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Look } from './Button.tsx';
import { Button } from './Button.tsx';
import styles from './CopyButton.module.css';
import { copyText } from './copy-text.ts';

const shownMs = 4000;

/** Copies a text to the clipboard. Where the browser refuses, the text is shown to copy by hand. */
export function CopyButton({
  text,
  children,
  ...look
}: { text: string; children: ReactNode } & Pick<Look, 'small' | 'quiet'>) {
  const [state, setState] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <span className={styles.copy}>
      <Button
        {...look}
        icon={state === 'copied' ? 'check' : 'copy'}
        onClick={({ currentTarget }) =>
          void copyText(text, currentTarget).then((isCopied) => setState(isCopied ? 'copied' : 'refused'))
        }
      >
        {children}
      </Button>
      <span role="status">
        {state === 'copied' && 'Copied'}
        {state === 'refused' && (
          <>
            This browser does not copy. Select and copy it: <code className={styles.text}>{text}</code>
          </>
        )}
      </span>
    </span>
  );
}
