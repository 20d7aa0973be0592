import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../../../web/ui/index.ts';
import styles from './Bell.module.css';
import { NotificationList } from './NotificationList.tsx';
import type { Inbox } from './use-inbox.ts';
import { useInbox } from './use-inbox.ts';

/** The notification bell with the number of unread notifications and their list. */
export function Bell() {
  const inbox = useInbox();
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const heading = useId();
  const { pathname } = useLocation();
  const { unread } = inbox;
  const arrived = useArrival(inbox.items);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the screen changes
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    panel.current?.focus();
    const outside = (event: Event) => {
      if (!container.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape and blur of its content
    <div
      ref={container}
      className={styles.around}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !container.current?.contains(relatedTarget as Node)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.bell}
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bell" size={22} />
        {unread > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <span className="unseen" role="status">
        {arrived && `New notification: ${arrived}`}
      </span>
      {isOpen && (
        <section ref={panel} role="dialog" aria-labelledby={heading} tabIndex={-1} className={styles.panel}>
          <NotificationList inbox={inbox} heading={heading} onLeave={() => setOpen(false)} />
        </section>
      )}
    </div>
  );
}

/** The title of a notification that arrived while the page was open, for screen readers. */
function useArrival(items: Inbox['items']): string | undefined {
  const known = useRef<number | undefined>(undefined);
  const [newest] = items ?? [];
  if (items && known.current === undefined) known.current = newest?.number ?? 0;
  return newest && newest.number > (known.current ?? newest.number) ? newest.title : undefined;
}
