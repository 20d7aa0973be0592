import { z } from 'zod';
import { hasVisibleCharacter, Id, nothing, Timestamp } from '../../../core/contract/index.ts';

/** Maximum characters of a message. */
export const maxMessageLength = 2000;
/** Maximum messages of a person in a minute, in all rooms together. */
export const maxMessagesPerMinute = 20;
/** How long after sending it a message can be changed (minutes). */
export const editMinutes = 15;

const MessageText = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(maxMessageLength, `At most ${maxMessageLength} characters`)
  .refine(hasVisibleCharacter, 'Enter visible text');

/** Number of a change of a chat: an integer of PostgreSQL. */
const Change = z.int().min(0).max(2_147_483_647);
const ChangeParameter = z.coerce.number().pipe(Change);

export const ChatMessage = z.object({
  id: Id,
  /** Null unless the author is in the room, or the reader. */
  userId: Id.nullable(),
  /** The name of staff, or of a learner who shares it with the reader. */
  userName: z.string().nullable(),
  /** Null if it was deleted. Of a `system` message, what the person did: `joined the room`. */
  message: z.string().nullable(),
  timestamp: Timestamp,
  type: z.enum(['text', 'system']),
  /** Ascending in the order of the chat, with gaps. */
  sequence: z.int(),
  isEdited: z.boolean(),
  /** Why there is no text: deleted, its author's account is, its author may not meet the others, or the reader has blocked them. */
  gone: z.enum(['deleted', 'account', 'hidden', 'blocked']).nullable(),
  isReported: z.boolean(),
});
export type ChatMessage = z.input<typeof ChatMessage>;

export const ChatPage = z.object({
  items: z.array(ChatMessage),
  /** The last change included. Fetch later ones from here. */
  change: Change,
  /** Whether there are more: older messages of a page, or later changes. */
  hasMore: z.boolean(),
});
export type ChatPage = z.input<typeof ChatPage>;

export const ChatReport = z.object({
  id: Id,
  room: z.object({ id: Id, name: z.string().nullable() }),
  messageId: Id,
  author: z.string(),
  /** The message as it was reported. */
  text: z.string(),
  reasons: z.array(z.string()),
  /** Number of people who reported the message. */
  times: z.int(),
  isDeleted: z.boolean(),
  at: Timestamp,
});
export type ChatReport = z.input<typeof ChatReport>;

const RoomParams = z.object({ id: Id });
const MessageParams = z.object({ id: Id, messageId: Id });
const path = '/api/collaboration/rooms/:id/messages';

export const chatRoutes = {
  chat: {
    method: 'get',
    path,
    access: 'collaboration.use',
    whenSignedInAs: 'closed',
    params: RoomParams,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      before: ChangeParameter.optional(),
    }),
    response: ChatPage,
    description: 'The latest messages of a room’s chat, or those before one',
  },
  chatChanges: {
    method: 'get',
    path: `${path}/changes`,
    access: 'collaboration.use',
    whenSignedInAs: 'closed',
    params: RoomParams,
    query: z.object({ since: ChangeParameter }),
    response: ChatPage,
    description: 'Messages sent, changed or deleted since a change, in order',
  },
  seenChat: {
    method: 'post',
    path: '/api/collaboration/rooms/:id/seen',
    access: 'collaboration.use',
    params: RoomParams,
    body: z.object({ upTo: Change }),
    response: nothing(),
    description: 'Records how far the caller has read. Idempotent',
  },
  editMessage: {
    method: 'patch',
    path: `${path}/:messageId`,
    access: 'collaboration.use',
    duringAssessment: 'closed',
    params: MessageParams,
    body: z.object({ message: MessageText }),
    response: ChatMessage,
    description: `Changes an own message, for ${editMinutes} minutes; it is marked as edited`,
  },
  deleteMessage: {
    method: 'post',
    path: `${path}/:messageId/delete`,
    access: 'collaboration.use',
    params: MessageParams,
    response: ChatMessage,
    description: 'Deletes an own message, or any as the host or as staff. A placeholder stays. Idempotent',
  },
  reportChatMessage: {
    method: 'post',
    path: `${path}/:messageId/report`,
    access: 'collaboration.use',
    params: MessageParams,
    body: z.object({ reason: z.string().trim().max(500, 'At most 500 characters').default('') }),
    response: ChatMessage,
    description: 'Reports a message to staff. Idempotent',
  },
  chatReports: {
    method: 'get',
    path: '/api/collaboration/reports',
    access: 'collaboration.moderate',
    response: z.array(ChatReport),
    description: 'Reported messages without a decision, the earliest first',
  },
  settleChatReport: {
    method: 'post',
    path: '/api/collaboration/reports/:id/settle',
    access: 'collaboration.moderate',
    params: RoomParams,
    body: z.object({ remove: z.boolean() }),
    response: nothing(),
    description: 'Deletes the reported message or keeps it. Idempotent',
  },
} as const;

export const chatLive = {
  receives: {
    /** A message to the chat. The acknowledgement follows the commit; the same `id` again stores nothing new. */
    chat_message: {
      access: 'collaboration.use',
      duringAssessment: 'closed',
      body: z.object({ roomId: Id, message: MessageText, id: Id.optional() }),
      answer: z.object({
        message: ChatMessage,
        /** Where to find help, for words that may mean distress. */
        help: z.string().nullable(),
      }),
      limit: { perSecond: 2, burst: 10 },
      maxBytes: 12_000,
    },
  },
  sends: {
    /** A new message. `userName` is set for staff; those of learners depend on the reader. */
    chat_message: z.object({ roomId: Id, change: Change, ...ChatMessage.shape }),
    /** A message was changed or deleted. Fetch the changes since the last one known. */
    chat_changed: z.object({ roomId: Id, change: Change }),
  },
} as const;
