import { z } from 'zod';
import { Id, PageQuery, pageOf, Timestamp } from '../../../core/contract/index.ts';
import { Conversation, Message } from '../conversations/contract.ts';

// Conversations that guardians and staff may read, and flagged messages.

const PersonName = z.object({ userId: Id, firstName: z.string(), lastName: z.string() });

/** A learner under 18 (or of unknown age) with conversations. */
const ReviewedLearner = PersonName.extend({
  conversations: z.int(),
  lastAt: Timestamp.nullable(),
  /** Number of open flags; null for guardians, who do not see flags. */
  openFlags: z.int().nullable(),
});
export type ReviewedLearner = z.infer<typeof ReviewedLearner>;

const ReviewedConversation = Conversation.omit({ isAnswering: true }).extend({
  /** Number of messages. */
  said: z.int(),
  /** When the learner deleted it; it is erased a while later. */
  deletedAt: Timestamp.nullable(),
});
export type ReviewedConversation = z.infer<typeof ReviewedConversation>;

export const FlagState = z.enum(['open', 'resolved']);
export type FlagState = z.infer<typeof FlagState>;

const Flag = z.object({
  id: Id,
  learner: PersonName,
  categories: z.array(z.string()),
  isUrgent: z.boolean(),
  raisedAt: Timestamp,
  state: FlagState,
  resolvedAt: Timestamp.nullable(),
  resolvedBy: z.string().nullable(),
});
export type Flag = z.infer<typeof Flag>;

const FlagPage = Flag.extend({
  /** The learner's message. */
  content: z.string(),
  /** The reply; null where the conversation was deleted. */
  answered: z.string().nullable(),
  /** Set where the caller may read the whole conversation. */
  conversationId: Id.nullable(),
  /** Number of staff notified by mail. */
  mailed: z.int(),
  note: z.string().nullable(),
});
export type FlagPage = z.infer<typeof FlagPage>;

const id = z.object({ id: Id });

export const reviewRoutes = {
  reviewLearners: {
    method: 'get',
    path: '/api/ai/review/learners',
    access: 'tutor.read-along',
    description:
      'List learners under 18 whose conversations you may read: your own children, or for staff the learners they see',
    query: PageQuery,
    response: pageOf(ReviewedLearner),
  },
  reviewConversations: {
    method: 'get',
    path: '/api/ai/review/learners/:userId/conversations',
    access: 'tutor.read-along',
    whenSignedInAs: 'closed',
    description: 'List the conversations of a learner under 18, the newest first',
    params: z.object({ userId: Id }),
    response: z.object({ learner: PersonName, conversations: z.array(ReviewedConversation) }),
  },
  reviewConversation: {
    method: 'get',
    path: '/api/ai/review/conversations/:id',
    access: 'tutor.read-along',
    whenSignedInAs: 'closed',
    description: 'Get a conversation of a learner under 18; reading it is recorded in the audit log',
    params: id,
    response: ReviewedConversation.extend({ learner: PersonName, messages: z.array(Message) }),
  },
  flags: {
    method: 'get',
    path: '/api/ai/review/flags',
    access: 'tutor.review',
    description: 'List messages flagged by moderation, urgent ones first',
    query: PageQuery.extend({ state: FlagState.default('open') }),
    response: pageOf(Flag),
  },
  flag: {
    method: 'get',
    path: '/api/ai/review/flags/:id',
    access: 'tutor.review',
    description: 'Get a flagged message with its reply; reading it is recorded in the audit log',
    params: id,
    response: FlagPage,
  },
  setFlag: {
    method: 'post',
    path: '/api/ai/review/flags/:id',
    access: 'tutor.review',
    description: 'Close a flag with a note on the action taken, or reopen it',
    params: id,
    body: z.object({ state: FlagState, note: z.string().trim().max(1000, 'At most 1,000 characters').optional() }),
    response: Flag,
  },
} as const;

export const reviewData = [
  {
    table: 'flags',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Your messages that were flagged for staff',
    withhold: ['note'],
    mentions: ['mailed_to'],
  },
  {
    table: 'flags',
    userColumn: 'resolved_by',
    onErase: 'anonymise',
    anonymise: ['resolved_by'],
    withhold: ['content', 'conversation_id', 'message_id'],
    description: 'Flags you closed',
  },
] as const;
