import { z } from 'zod';
import { Id, isSeen, nothing, Timestamp } from '../../../core/contract/index.ts';
import { Change, GivenChange } from '../notifications/contract.ts';

// The discussions of study groups: messages, reports, and who is present.

/** Characters of one message. */
export const longestMessage = 2000;
/** Messages of one person in a minute, in all groups together: nobody types faster, and all of a group are told. */
export const mostMessagesAMinute = 20;

export const DiscussionMessage = z.object({
  id: Id,
  /** Its place in the discussion: ascending, with gaps. */
  sequence: z.int(),
  /** `You`, the name of staff or of a learner who shares it, or `Learner 3`; staff read names. */
  who: z.string(),
  isOwn: z.boolean(),
  isStaff: z.boolean(),
  /** Null where it is gone: removed, with the account of who wrote it, or hidden from learners older than who wrote it. */
  text: z.string().nullable(),
  gone: z.enum(['removed', 'account', 'younger']).nullable(),
  /** Whether the reader reported it. */
  isReported: z.boolean(),
  at: Timestamp,
});
export type DiscussionMessage = z.infer<typeof DiscussionMessage>;

export const DiscussionPage = z.object({
  /** In the order of the discussion. */
  items: z.array(DiscussionMessage),
  /** The last change that is in here: ask for what came since. */
  change: Change,
  /** Whether there are more: older ones of a page, later changes of changes. */
  hasMore: z.boolean(),
});
export type DiscussionPage = z.infer<typeof DiscussionPage>;

export const Report = z.object({
  id: Id,
  group: z.object({ id: Id, name: z.string() }),
  message: z.object({ id: Id, who: z.string(), text: z.string().nullable(), at: Timestamp }),
  reason: z.string(),
  /** How many people reported the message. */
  times: z.int(),
  at: Timestamp,
});
export type Report = z.infer<typeof Report>;

const group = z.object({ id: Id });
const message = z.object({ id: Id, messageId: Id });

export const discussionRoutes = {
  discussion: {
    method: 'get',
    path: '/api/study-groups/:id/messages',
    access: 'activity.community',
    description: 'The latest messages of a group’s discussion, or those before one; for members and staff',
    params: group,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      before: GivenChange.optional(),
    }),
    response: DiscussionPage,
  },
  discussionChanges: {
    method: 'get',
    path: '/api/study-groups/:id/messages/changes',
    access: 'activity.community',
    description: 'Messages that were written or removed since a change, the earliest change first',
    params: group,
    query: z.object({ since: GivenChange }),
    response: DiscussionPage,
  },
  ownMessages: {
    method: 'get',
    path: '/api/study-groups/:id/messages/own',
    access: 'activity.community',
    description:
      'What you wrote in a group’s discussion and is still there, the latest first; for who has left it, too',
    params: group,
    response: z.array(DiscussionMessage),
  },
  postMessage: {
    method: 'post',
    path: '/api/study-groups/:id/messages',
    access: 'activity.community',
    duringAssessment: 'closed',
    description: 'Write in the discussion; the same id again changes nothing',
    params: group,
    body: z.object({
      id: Id,
      text: z
        .string()
        .trim()
        .min(1, 'Required')
        .max(longestMessage, `At most ${longestMessage} characters`)
        .refine(isSeen, 'Nothing of this can be seen'),
    }),
    response: DiscussionMessage,
    status: 201,
  },
  seenDiscussion: {
    method: 'post',
    path: '/api/study-groups/:id/seen',
    access: 'activity.community',
    description: 'Say how far you have read; repeating it changes nothing',
    params: group,
    body: z.object({ upTo: Change }),
    response: nothing(),
  },
  removeMessage: {
    method: 'post',
    path: '/api/study-groups/:id/messages/:messageId/remove',
    access: 'activity.community',
    description:
      'Remove a message: your own, member or not, or as staff any; its place stays. Repeating it changes nothing',
    params: message,
    response: DiscussionMessage,
  },
  reportMessage: {
    method: 'post',
    path: '/api/study-groups/:id/messages/:messageId/report',
    access: 'activity.community',
    description: 'Tell staff that a message is not right; repeating it changes nothing',
    params: message,
    body: z.object({ reason: z.string().trim().max(500, 'At most 500 characters').default('') }),
    response: DiscussionMessage,
  },
  reports: {
    method: 'get',
    path: '/api/study-group-reports',
    access: 'activity.moderate',
    description: 'Reported messages that nobody has looked at, the earliest first',
    response: z.array(Report),
  },
  settleReport: {
    method: 'post',
    path: '/api/study-group-reports/:id/settle',
    access: 'activity.moderate',
    description: 'Remove the reported message, or let it stay; repeating it changes nothing',
    params: group,
    body: z.object({ remove: z.boolean() }),
    response: nothing(),
  },
} as const;

export const discussionReceives = {
  join_discussion: {
    access: 'activity.community',
    body: z.object({ groupId: Id }),
    /** How many people are in the discussion now, and its last change. */
    answer: z.object({ groupId: Id, here: z.int(), change: Change }),
  },
} as const;

export const discussionMessages = {
  /** Something was written or removed: ask for what changed since the last change known. */
  discussion_changed: z.object({ groupId: Id, change: Change }),
  /** Somebody came or went. */
  discussion_presence: z.object({ groupId: Id, here: z.int() }),
};
