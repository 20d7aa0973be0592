import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';

/** What somebody did that others may hear of. Never a score: of results only the level. */
export const FeedKind = z.enum(['result', 'practice', 'streak', 'group']);
export type FeedKind = z.infer<typeof FeedKind>;

export const FeedEntry = z.object({
  id: Id,
  kind: FeedKind,
  /** `You`, the first name and initial of a learner who shares it, or `A learner`. */
  who: z.string(),
  isOwn: z.boolean(),
  /** What they did, said after who: `reached the Immersion level`. */
  did: z.string(),
  /** The address of a screen that it is about; null where there is none for the reader. */
  to: z.string().nullable(),
  at: Timestamp,
});
export type FeedEntry = z.infer<typeof FeedEntry>;

export const FeedPage = z.object({
  /** The newest first. */
  items: z.array(FeedEntry),
  /** Asks for the older ones; null at the end. */
  next: z.string().nullable(),
});
export type FeedPage = z.infer<typeof FeedPage>;

/** Where a page ends: the moment and the id of its last entry. */
const Place = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/, 'Not a place in the feed')
  .transform((text, context) => {
    const [at = '', id = ''] = text.split('_');
    const moment = z.iso.datetime().safeParse(at);
    if (moment.success && Id.safeParse(id).success) return { at: new Date(at), id };
    context.addIssue('Not a place in the feed');
    return z.NEVER;
  });

export const feedRoutes = {
  courseFeed: {
    method: 'get',
    path: '/api/course-feed',
    access: 'activity.community',
    description: 'What learners of your institution did, the newest first; named are those only who share it',
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10), before: Place.optional() }),
    response: FeedPage,
  },
} as const;

export const feedMessages = {
  /** There is something new: ask again. */
  course_feed_changed: z.object({}),
};
