import { z } from 'zod';
import { Id, PageQuery, pageOf, Timestamp } from '../../../core/contract/index.ts';
import { Conversation, Message } from '../conversations/contract.ts';

// What guardians and staff may read, and what staff are told of.

const PersonName = z.object({ userId: Id, firstName: z.string(), lastName: z.string() });

/** A learner under 18 (or of unknown age) who talks with the tutor. */
const ReviewedLearner = PersonName.extend({
  conversations: z.int(),
  lastAt: Timestamp.nullable(),
  /** Flags nobody has closed; null for guardians, who are not shown them. */
  openFlags: z.int().nullable(),
});
export type ReviewedLearner = z.infer<typeof ReviewedLearner>;

const ReviewedConversation = Conversation.omit({ isAnswering: true }).extend({
  /** How many there are. */
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
  /** What the learner said. */
  content: z.string(),
  /** What was answered; null where the conversation is gone. */
  answered: z.string().nullable(),
  /** Set where all of it may be read. */
  conversationId: Id.nullable(),
  /** Staff who were written to. */
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
    description: 'Learners under 18 whose conversations you may read: your own children, or for staff all of them',
    query: PageQuery,
    response: pageOf(ReviewedLearner),
  },
  reviewConversations: {
    method: 'get',
    path: '/api/ai/review/learners/:userId/conversations',
    access: 'tutor.read-along',
    description: 'The conversations of a learner under 18, the newest first',
    params: z.object({ userId: Id }),
    response: z.object({ learner: PersonName, conversations: z.array(ReviewedConversation) }),
  },
  reviewConversation: {
    method: 'get',
    path: '/api/ai/review/conversations/:id',
    access: 'tutor.read-along',
    description: 'A conversation of a learner under 18; that you read it is kept in the audit log',
    params: id,
    response: ReviewedConversation.extend({ learner: PersonName, messages: z.array(Message) }),
  },
  flags: {
    method: 'get',
    path: '/api/ai/review/flags',
    access: 'tutor.review',
    description: 'Messages that moderation flagged, urgent ones first',
    query: PageQuery.extend({ state: FlagState.default('open') }),
    response: pageOf(Flag),
  },
  flag: {
    method: 'get',
    path: '/api/ai/review/flags/:id',
    access: 'tutor.review',
    description: 'A flagged message with what was answered; that you read it is kept in the audit log',
    params: id,
    response: FlagPage,
  },
  setFlag: {
    method: 'post',
    path: '/api/ai/review/flags/:id',
    access: 'tutor.review',
    description: 'Close a flag with a note of what was done, or open it again',
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
    description: 'Messages of yours that were brought to the attention of staff',
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
