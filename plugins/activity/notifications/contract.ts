import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';

/** Kinds that any plugin may use. */
export const commonKinds = ['achievement', 'consent', 'goal', 'group', 'result', 'message'] as const;

/** What a notification is about: one of the common kinds, or a plugin's own, `<plugin>.<kind>`. */
export type NotificationKind = (typeof commonKinds)[number] | `${string}.${string}`;
export const NotificationKind = z
  .string()
  .max(100)
  .regex(/^([a-z]+|[a-z][a-z0-9-]*\.[A-Za-z][A-Za-z0-9-]*)$/);

/** Changes to a person's notifications are counted; a browser that knows the last one asks for what came since. */
/** What is counted fits a column of four bytes. */
const largest = 2_147_483_647;

/** A place in what is counted: changes, messages, notifications. */
export const Change = z.int().min(0).max(largest);

/** The same in an address. */
export const GivenChange = z.coerce.number().int().min(0).max(largest);

export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  title: z.string(),
  text: z.string(),
  /** The address of a screen; null where it leads nowhere. */
  to: z.string().nullable(),
  at: Timestamp,
  isRead: z.boolean(),
  /** Its place among the person's notifications: the newest has the greatest. */
  number: z.int(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationPage = z.object({
  /** The newest first. */
  items: z.array(Notification),
  /** Of all of them, on whatever page. */
  unread: z.int(),
  /** The last change that is in here: ask for what came since. */
  change: Change,
  hasMore: z.boolean(),
});
export type NotificationPage = z.infer<typeof NotificationPage>;

export const notificationRoutes = {
  notifications: {
    method: 'get',
    path: '/api/notifications',
    access: 'signed-in',
    description: 'Your notifications, the newest first, and how many are unread',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      /** Those older than the one with this number. */
      before: GivenChange.optional(),
    }),
    response: NotificationPage,
  },
  notificationChanges: {
    method: 'get',
    path: '/api/notifications/changes',
    access: 'signed-in',
    description: 'Notifications that arrived or were read since a change, the earliest change first',
    query: z.object({ since: GivenChange }),
    response: NotificationPage,
  },
  readNotification: {
    method: 'post',
    path: '/api/notifications/:id/read',
    access: 'signed-in',
    description: 'Mark a notification as read; repeating it changes nothing',
    params: z.object({ id: Id }),
    response: z.object({ unread: z.int(), change: Change }),
  },
  readNotifications: {
    method: 'post',
    path: '/api/notifications/read',
    access: 'signed-in',
    description: 'Mark notifications as read up to the newest one seen; repeating it changes nothing',
    body: z.object({ upTo: Change }),
    response: z.object({ unread: z.int(), change: Change }),
  },
} as const;

export const notificationMessages = {
  /** Something arrived or was read: ask for what changed since the last change known. */
  notifications_changed: z.object({ change: Change }),
};
