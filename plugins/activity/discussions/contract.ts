import { z } from 'zod';
import { hasVisibleCharacter, Id, nothing, Timestamp } from '../../../core/contract/index.ts';
import { Change, ChangeParameter } from '../notifications/contract.ts';

// The discussions of study groups: messages, reports, and who is present.

/** Maximum characters of a message. */
export const maxMessageLength = 2000;
/** Maximum messages of a person in a minute, in all groups together. */
export const maxMessagesPerMinute = 20;

export const DiscussionMessage = z.object({
  id: Id,
  /** Ascending in the order of the discussion, with gaps. */
  sequence: z.int(),
  /** `You`, the name of staff or of a learner who shares it, or `Learner 3`. Staff see names. */
  who: z.string(),
  isOwn: z.boolean(),
  isStaff: z.boolean(),
  /** Null if it was removed, its author's account was erased, or it is hidden because its author is younger than the circle or blocked by the reader. */
  text: z.string().nullable(),
  gone: z.enum(['removed', 'account', 'younger', 'blocked']).nullable(),
  /** Whether the reader reported it. */
  isReported: z.boolean(),
  at: Timestamp,
});
export type DiscussionMessage = z.infer<typeof DiscussionMessage>;

export const DiscussionPage = z.object({
  /** In the order of the discussion. */
  items: z.array(DiscussionMessage),
  /** The last change included. Fetch later ones from here. */
  change: Change,
  /** Whether there are more: older messages of a page, or later changes. */
  hasMore: z.boolean(),
});
export type DiscussionPage = z.infer<typeof DiscussionPage>;

export const Report = z.object({
  id: Id,
  group: z.object({ id: Id, name: z.string() }),
  message: z.object({ id: Id, who: z.string(), text: z.string().nullable(), at: Timestamp }),
  reason: z.string(),
  /** Number of people who reported the message. */
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
    whenSignedInAs: 'closed',
    description: 'The latest messages of a discussion, or those before one. For members and staff',
    params: group,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      before: ChangeParameter.optional(),
    }),
    response: DiscussionPage,
  },
  discussionChanges: {
    method: 'get',
    path: '/api/study-groups/:id/messages/changes',
    access: 'activity.community',
    whenSignedInAs: 'closed',
    description: 'Messages written or removed since a change, in order',
    params: group,
    query: z.object({ since: ChangeParameter }),
    response: DiscussionPage,
  },
  ownMessages: {
    method: 'get',
    path: '/api/study-groups/:id/messages/own',
    access: 'activity.community',
    whenSignedInAs: 'closed',
    description: 'Your messages in a discussion, the latest first. Also after you left the group',
    params: group,
    response: z.array(DiscussionMessage),
  },
  postMessage: {
    method: 'post',
    path: '/api/study-groups/:id/messages',
    access: 'activity.community',
    duringAssessment: 'closed',
    description: 'Post a message. Idempotent by id',
    params: group,
    body: z.object({
      id: Id,
      text: z
        .string()
        .trim()
        .min(1, 'Required')
        .max(maxMessageLength, `At most ${maxMessageLength} characters`)
        .refine(hasVisibleCharacter, 'Enter visible text'),
    }),
    response: DiscussionMessage,
    status: 201,
  },
  seenDiscussion: {
    method: 'post',
    path: '/api/study-groups/:id/seen',
    access: 'activity.community',
    description: 'Record how far you have read. Idempotent',
    params: group,
    body: z.object({ upTo: Change }),
    response: nothing(),
  },
  removeMessage: {
    method: 'post',
    path: '/api/study-groups/:id/messages/:messageId/remove',
    access: 'activity.community',
    description: 'Remove your own message, or any as staff. A placeholder stays. Idempotent',
    params: message,
    response: DiscussionMessage,
  },
  blockAuthor: {
    method: 'put',
    path: '/api/study-groups/:id/messages/:messageId/block',
    access: 'activity.block',
    description: 'Block the author of a message, who is not told. Not against staff. Idempotent',
    params: message,
    response: nothing(),
  },
  reportMessage: {
    method: 'post',
    path: '/api/study-groups/:id/messages/:messageId/report',
    access: 'activity.community',
    description: 'Report a message to staff. Idempotent',
    params: message,
    body: z.object({ reason: z.string().trim().max(500, 'At most 500 characters').default('') }),
    response: DiscussionMessage,
  },
  reports: {
    method: 'get',
    path: '/api/study-group-reports',
    access: 'activity.moderate',
    description: 'Reported messages without a decision, the earliest first',
    response: z.array(Report),
  },
  settleReport: {
    method: 'post',
    path: '/api/study-group-reports/:id/settle',
    access: 'activity.moderate',
    description: 'Remove the reported message or keep it. Idempotent',
    params: group,
    body: z.object({ remove: z.boolean() }),
    response: nothing(),
  },
} as const;

export const discussionReceives = {
  join_discussion: {
    access: 'activity.community',
    body: z.object({ groupId: Id }),
    /** Number of people in the discussion, and its last change. */
    answer: z.object({ groupId: Id, here: z.int(), change: Change }),
  },
} as const;

export const discussionMessages = {
  /** A message was written or removed. Fetch the changes since the last one known. */
  discussion_changed: z.object({ groupId: Id, change: Change }),
  /** Somebody joined or left the discussion. */
  discussion_presence: z.object({ groupId: Id, here: z.int() }),
};
