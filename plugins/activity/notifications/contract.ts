import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';

/** Kinds that any plugin can use. */
export const commonKinds = ['achievement', 'consent', 'goal', 'group', 'result', 'message'] as const;

/** What a notification is about: one of the common kinds, or a plugin's own, `<plugin>.<kind>`. */
export type NotificationKind = (typeof commonKinds)[number] | `${string}.${string}`;
export const NotificationKind = z
  .string()
  .max(100)
  .regex(/^([a-z]+|[a-z][a-z0-9-]*\.[A-Za-z][A-Za-z0-9-]*)$/);

// Changes to a person's notifications are numbered. A browser that knows the last number fetches only later changes.

/** The maximum of a 4-byte integer column. */
const maxChange = 2_147_483_647;

/** The number of a change, message or notification. */
export const Change = z.int().min(0).max(maxChange);

/** The same as a query parameter. */
export const ChangeParameter = z.coerce.number().int().min(0).max(maxChange);

export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  title: z.string(),
  text: z.string(),
  /** The address of a screen; null without a link. */
  to: z.string().nullable(),
  at: Timestamp,
  isRead: z.boolean(),
  /** Ascending: the newest has the greatest number. */
  number: z.int(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationPage = z.object({
  /** The newest first. */
  items: z.array(Notification),
  /** Number of all unread notifications. */
  unread: z.int(),
  /** The last change included. Fetch later ones from here. */
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
      /** Only those older than this number. */
      before: ChangeParameter.optional(),
    }),
    response: NotificationPage,
  },
  notificationChanges: {
    method: 'get',
    path: '/api/notifications/changes',
    access: 'signed-in',
    description: 'Notifications that arrived or were read since a change, in order',
    query: z.object({ since: ChangeParameter }),
    response: NotificationPage,
  },
  readNotification: {
    method: 'post',
    path: '/api/notifications/:id/read',
    access: 'signed-in',
    description: 'Mark a notification as read. Idempotent',
    params: z.object({ id: Id }),
    response: z.object({ unread: z.int(), change: Change }),
  },
  readNotifications: {
    method: 'post',
    path: '/api/notifications/read',
    access: 'signed-in',
    description: 'Mark notifications as read up to a number. Idempotent',
    body: z.object({ upTo: Change }),
    response: z.object({ unread: z.int(), change: Change }),
  },
} as const;

export const notificationMessages = {
  /** A notification arrived or was read. Fetch the changes since the last one known. */
  notifications_changed: z.object({ change: Change }),
};
