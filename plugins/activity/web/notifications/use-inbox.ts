import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../../../web/api/index.ts';
import { timeLimit } from '../../../../web/api/time-limit.ts';
import { useLive } from '../../../../web/live/index.ts';
import type { LiveList } from '../../../../web/live/live-list.ts';
import { createLiveList } from '../../../../web/live/live-list.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { activity } from '../../contract.ts';
import type { Notification, NotificationPage } from '../../notifications/contract.ts';

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

type InboxList = LiveList<Notification, NotificationPage>;

/** Kept while screens without a top bar are shown, so that only later changes are fetched afterwards. */
let cached: { readonly userId: string; readonly list: InboxList } | undefined;

function inboxOf(userId: string): InboxList {
  if (cached?.userId !== userId) {
    const list: InboxList = createLiveList<Notification, NotificationPage>({
      page: (before) =>
        call(notifications, { query: { ...(before !== undefined && { before }) } }, { signal: timeLimit() }),
      changes: (since) => call(notificationChanges, { query: { since } }, { signal: timeLimit() }),
      orderOf: ({ number }) => number,
      idOf: ({ id }) => id,
    });
    cached = { userId, list };
  }
  return cached.list;
}

/** The signed-in person's notifications, kept up to date across tabs. */
export function useInbox(): Inbox {
  const list = inboxOf(useUser().id);
  const { items, last, hasOlder, error } = useSyncExternalStore(list.listen, list.state);
  const catchUp = () => void list.catchUp();
  useEffect(() => void list.catchUp(), [list]);
  useLive(activity, 'notifications_changed', catchUp);
  useReturn(catchUp);
  return {
    items: last && items.toReversed(),
    unread: last?.unread ?? 0,
    hasOlder,
    error,
    older: list.older,
    retry: catchUp,
    read(notification) {
      if (notification.isRead) return;
      list.put({ ...notification, isRead: true });
      // On failure the notification is shown as unread again.
      call(readNotification, { params: { id: notification.id } }).then(catchUp, () => list.put(notification));
    },
    readAll() {
      const newest = items.at(-1);
      if (!newest) return;
      const unread = items.filter(({ isRead }) => !isRead);
      for (const each of unread) list.put({ ...each, isRead: true });
      call(readNotifications, { body: { upTo: newest.number } }).then(catchUp, () => {
        for (const each of unread) list.put(each);
      });
    },
  };
}
