import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';

/** Kinds of entries. Results are shown by level only, never by score. */
export const FeedKind = z.enum(['result', 'practice', 'streak', 'group']);
export type FeedKind = z.infer<typeof FeedKind>;

export const FeedEntry = z.object({
  id: Id,
  kind: FeedKind,
  /** `You`, the first name and initial of a learner who shares it, or `A learner`. */
  who: z.string(),
  isOwn: z.boolean(),
  /** What they did, following `who`: `reached the Immersion level`. */
  did: z.string(),
  /** The address of a related screen; null where the reader has none. */
  to: z.string().nullable(),
  at: Timestamp,
});
export type FeedEntry = z.infer<typeof FeedEntry>;

export const FeedPage = z.object({
  /** The newest first. */
  items: z.array(FeedEntry),
  /** The cursor of older entries; null at the end. */
  next: z.string().nullable(),
});
export type FeedPage = z.infer<typeof FeedPage>;

/** A cursor: the time and the id of a page's last entry. */
const Cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/, 'Not a cursor of the feed')
  .transform((text, context) => {
    const [at = '', id = ''] = text.split('_');
    const moment = z.iso.datetime().safeParse(at);
    if (moment.success && Id.safeParse(id).success) return { at: new Date(at), id };
    context.addIssue('Not a cursor of the feed');
    return z.NEVER;
  });

export const feedRoutes = {
  courseFeed: {
    method: 'get',
    path: '/api/course-feed',
    access: 'activity.community',
    description: 'Recent activity in your institution, the newest first. Only learners who share their name are named',
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10), before: Cursor.optional() }),
    response: FeedPage,
  },
} as const;

export const feedMessages = {
  /** The feed has a new entry. Fetch it again. */
  course_feed_changed: z.object({}),
};
