import { useEffect, useSyncExternalStore } from 'react';
import { inTime } from '../../../../web/api/in-time.ts';
import { call } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { activity } from '../../contract.ts';
import type { Notification, NotificationPage } from '../../notifications/contract.ts';
import type { Following } from '../live-list.ts';
import { follow } from '../live-list.ts';

const { notifications, notificationChanges, readNotification, readNotifications } = activity.routes;

export interface Inbox {
  /** The newest first; undefined while loading. */
  readonly items: readonly Notification[] | undefined;
  readonly unread: number;
  readonly hasOlder: boolean;
  readonly error: unknown;
  older(): Promise<void>;
  retry(): void;
  read(notification: Notification): void;
  readAll(): void;
}

type Kept = Following<Notification, NotificationPage>;

/** Kept while screens without a bar are shown: coming back, only what changed since is asked for. */
let kept: { readonly userId: string; readonly following: Kept } | undefined;

function inboxOf(userId: string): Kept {
  if (kept?.userId !== userId) {
    const following: Kept = follow<Notification, NotificationPage>({
      page: (before) =>
        call(notifications, { query: { ...(before !== undefined && { before }) } }, { signal: inTime() }),
      changes: (since) => call(notificationChanges, { query: { since } }, { signal: inTime() }),
      orderOf: ({ number }) => number,
      idOf: ({ id }) => id,
    });
    kept = { userId, following };
  }
  return kept.following;
}

/** The signed-in person's notifications, as they are now in every tab. */
export function useInbox(): Inbox {
  const following = inboxOf(useUser().id);
  const { items, last, hasOlder, error } = useSyncExternalStore(following.listen, following.state);
  const askAgain = () => void following.catchUp();
  useEffect(() => void following.catchUp(), [following]);
  useLive(activity, 'notifications_changed', askAgain);
  useReturn(askAgain);
  return {
    items: last && items.toReversed(),
    unread: last?.unread ?? 0,
    hasOlder,
    error,
    older: following.older,
    retry: askAgain,
    read(notification) {
      if (notification.isRead) return;
      following.put({ ...notification, isRead: true });
      // What could not be saved is shown as it was.
      call(readNotification, { params: { id: notification.id } }).then(askAgain, () => following.put(notification));
    },
    readAll() {
      const newest = items.at(-1);
      if (!newest) return;
      const unread = items.filter(({ isRead }) => !isRead);
      for (const each of unread) following.put({ ...each, isRead: true });
      call(readNotifications, { body: { upTo: newest.number } }).then(askAgain, () => {
        for (const each of unread) following.put(each);
      });
    },
  };
}
