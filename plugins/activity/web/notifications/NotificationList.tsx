import { useContext, useState } from 'react';
import { Link } from 'react-router-dom';
import { notificationIcon } from '../../../../web/shell/notification-icon.ts';
import { ScreensContext } from '../../../../web/shell/SlotView.tsx';
import type { IconName } from '../../../../web/ui/index.ts';
import { Button, EmptyState, ErrorState, Icon, Skeleton } from '../../../../web/ui/index.ts';
import type { commonKinds, Notification } from '../../notifications/contract.ts';
import { agoText } from '../time-texts.ts';
import styles from './Bell.module.css';
import type { Inbox } from './use-inbox.ts';

const icons: Readonly<Record<(typeof commonKinds)[number], IconName>> = {
  achievement: 'trophy',
  consent: 'shield',
  goal: 'target',
  group: 'users',
  result: 'chart',
  message: 'chat',
};

const isCommon = (kind: string): kind is keyof typeof icons => Object.hasOwn(icons, kind);

/** Notifications, the newest first, each with a link. */
export function NotificationList({ inbox, heading, onLeave }: { inbox: Inbox; heading: string; onLeave: () => void }) {
  const { items, unread, hasOlder, error } = inbox;
  const [isLoading, setLoading] = useState(false);
  const older = async () => {
    setLoading(true);
    await inbox.older().catch(() => undefined);
    setLoading(false);
  };
  return (
    <>
      <div className={styles.head}>
        <h2 id={heading}>Notifications</h2>
        <Button quiet small icon="check" disabled={unread === 0} onClick={inbox.readAll}>
          Mark all as read
        </Button>
      </div>
      {!items && error ? (
        <ErrorState error={error} retry={inbox.retry} />
      ) : !items ? (
        <div className={styles.waiting}>
          <Skeleton lines={6} label="Loading notifications" />
        </div>
      ) : items.length === 0 ? (
        <EmptyState
          icon="bell"
          title="Nothing new"
          description="Results, reached goals and news from your study groups appear here."
        />
      ) : (
        <>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id}>
                <Entry item={item} read={() => inbox.read(item)} onLeave={onLeave} />
              </li>
            ))}
          </ul>
          {hasOlder && (
            <div className={styles.foot}>
              <Button quiet small busy={isLoading} onClick={() => void older()}>
                Show older ones
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}

function Entry({ item, read, onLeave }: { item: Notification; read: () => void; onLeave: () => void }) {
  const { kind, title, text, to, at, isRead } = item;
  const plugins = useContext(ScreensContext);
  // A kind of a plugin that is off has no icon.
  const icon = isCommon(kind) ? icons[kind] : (notificationIcon(plugins, kind) ?? 'bell');
  const content = (
    <>
      <span className={styles.mark}>
        <Icon name={icon} size={20} />
      </span>
      <span className={styles.words}>
        <strong>
          {!isRead && <span className="unseen">Unread: </span>}
          {title}
        </strong>
        <span className={styles.text}>{text}</span>
        <time dateTime={at}>{agoText(at)}</time>
      </span>
      {!isRead && <span className={styles.dot} />}
    </>
  );
  const className = isRead ? styles.entry : [styles.entry, styles.unread].join(' ');
  if (to === null)
    return (
      <button type="button" className={className} onClick={read}>
        {content}
      </button>
    );
  return (
    <Link
      to={to}
      className={className}
      onClick={() => {
        read();
        onLeave();
      }}
    >
      {content}
    </Link>
  );
}
