import { z } from 'zod';
import { hasVisibleCharacter, Id, Line, nothing, PageQuery, pageOf, Timestamp } from '../../../core/contract/index.ts';

export const maxTextLength = 4000;

/** Most announcements that one person writes in a day. */
export const maxPerDay = 20;

export const Received = z.object({
  id: Id,
  title: z.string(),
  /** Plain text. */
  text: z.string(),
  /** The class or the institution it is for. */
  audience: z.string(),
  author: z.string(),
  at: Timestamp,
  isRead: z.boolean(),
});
export type Received = z.infer<typeof Received>;

export const Sent = z.object({
  id: Id,
  title: z.string(),
  text: z.string(),
  audience: z.string(),
  author: z.string(),
  state: z.enum(['scheduled', 'published', 'withdrawn']),
  publishAt: Timestamp,
  /** People it is addressed to, and how many of them have opened it. Never by name. */
  recipients: z.int(),
  read: z.int(),
});
export type Sent = z.infer<typeof Sent>;

const Text = z
  .string()
  .trim()
  .min(1, 'Write something')
  .max(maxTextLength)
  .refine((text) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text.replaceAll(/[\r\n\t]/g, '')), {
    error: 'Contains control characters',
  })
  .refine(hasVisibleCharacter, { error: 'Contains no visible characters' });

const One = z.object({ id: Id });

export const noticeRoutes = {
  received: {
    method: 'get',
    path: '/api/announcements',
    access: 'signed-in',
    description: 'Announcements to you, the newest first',
    query: PageQuery,
    response: pageOf(Received),
  },
  read: {
    method: 'post',
    path: '/api/announcements/:id/read',
    access: 'signed-in',
    description: 'Note that you have opened an announcement. Idempotent',
    params: One,
    response: nothing(),
  },
  sent: {
    method: 'get',
    path: '/api/sent-announcements',
    access: 'announcements.write',
    description: 'Announcements you wrote, or all of them for administrators, with how many people have opened them',
    query: PageQuery,
    response: pageOf(Sent),
  },
  write: {
    method: 'post',
    path: '/api/announcements',
    access: 'announcements.write',
    description: 'Announce something to a class you teach or, for administrators, to everyone, now or later',
    body: z.object({
      /** Chosen by the caller, so that a repeated call announces once. */
      id: Id,
      /** Null for everyone in the institution. */
      classId: Id.nullable(),
      title: Line.pipe(z.string().min(1).max(120)),
      text: Text,
      /** Also by email, to those who have an address. */
      byMail: z.boolean().default(false),
      /** Now without it. */
      publishAt: z.iso.datetime({ offset: true }).optional(),
    }),
    response: Sent,
    status: 201,
  },
  withdraw: {
    method: 'post',
    path: '/api/announcements/:id/withdraw',
    access: 'announcements.write',
    description: 'Withdraw an announcement: nobody sees it any more, and it is not sent to anyone else. Idempotent',
    params: One,
    response: Sent,
  },
} as const;
