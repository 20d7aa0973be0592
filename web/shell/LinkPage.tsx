import type { ReactNode } from 'react';
import { Fragment, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CallError } from '../api/index.ts';
import { EmptyState } from '../ui/index.ts';
import styles from './LinkPage.module.css';
import { Logo } from './Logo.tsx';

interface LinkPageProps {
  /** The page's heading for screen readers while the link has no code. */
  title: string;
  /** What to do when the link has no code. */
  whenIncomplete: string;
  className: string | undefined;
  /** The content for the link's code. */
  children(code: string): ReactNode;
}

/** The frame of a page that a mailed link opens for people without an account. The code is in the address after `#code=`. */
export function LinkPage({ title, whenIncomplete, className, children }: LinkPageProps) {
  const { hash } = useLocation();
  const code = new URLSearchParams(hash.slice(1)).get('code') ?? '';
  return (
    <div className={className}>
      <div className={styles.logo}>
        <Logo />
      </div>
      {code === '' ? (
        <>
          <h1 tabIndex={-1} className="unseen">
            {title}
          </h1>
          <EmptyState icon="mail" title="This link is incomplete" description={whenIncomplete} />
        </>
      ) : (
        <Fragment key={code}>{children(code)}</Fragment>
      )}
    </div>
  );
}

/** Only temporary failures can be retried: an invalid link stays invalid. */
export function retryOf({ error, refetch }: { error: unknown; refetch(): unknown }): (() => unknown) | undefined {
  return error instanceof CallError && error.isFinal ? undefined : () => refetch();
}

/** After an answer, which changes `state`, scrolls to the new heading and focuses it. @returns the ref of the content */
export function useNewHeading(state: string | undefined) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === undefined) return;
    scrollTo({ top: 0 });
    content.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [state]);
  return content;
}
