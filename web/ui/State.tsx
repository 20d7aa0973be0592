import type { ReactNode } from 'react';
import { CallError } from '../api/call-error.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import styles from './State.module.css';

/** Shown in place of an empty list: what belongs here and how to begin. */
export function EmptyState({
  title,
  description,
  icon = 'layers',
  action,
}: {
  title: ReactNode;
  description?: ReactNode;
  icon?: IconName;
  action?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      <span className={styles.mark}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {description && <p>{description}</p>}
      {action}
    </div>
  );
}

/** Shown after a failure, with ways to continue. `description` replaces the message of `error`. */
export function ErrorState({
  title = 'This could not be loaded',
  description,
  wholePage,
  error,
  retry,
  action,
}: {
  title?: ReactNode;
  description?: string | undefined;
  /** Nothing else is on the page: the title becomes its `h1`. */
  wholePage?: boolean;
  error?: unknown;
  retry?: (() => unknown) | undefined;
  action?: ReactNode;
}) {
  const Title = wholePage ? 'h1' : 'p';
  const { text, reference } = explain(error);
  return (
    <div className={[styles.state, styles.error].join(' ')} role="alert">
      <span className={styles.mark}>
        <Icon name="alert" size={28} />
      </span>
      <Title className={styles.title}>{title}</Title>
      <p>{description ?? text}</p>
      {reference && (
        <p className={styles.reference}>
          Reference for support: <span className="figures">{reference}</span>
        </p>
      )}
      {(retry || action) && (
        <div className={styles.ways}>
          {retry && (
            <Button icon="refresh" onClick={() => void retry()}>
              Try again
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

/** The message of an error for users. */
function explain(error: unknown): { text: string; reference?: string | undefined } {
  if (!(error instanceof CallError)) return { text: 'Something went wrong on this page. Please try again.' };
  return { text: error.text, reference: error.status >= 500 ? error.requestId : undefined };
}
