import { z } from 'zod';
import { hasVisibleCharacter, Id, nothing, replyOrEvents, stream, Timestamp } from '../../../core/contract/index.ts';

// Conversations with the assistant and the tutor: sending, going on, stopping, trying again.

/** `assistant`: the panel. `tutor`: the tutor chat. `coaching`: a coaching session's talk. */
export const ConversationKind = z.enum(['assistant', 'tutor', 'coaching']);
export type ConversationKind = z.infer<typeof ConversationKind>;

/** Keys of teaching styles; what each does is in the server's `teaching/styles.ts`. */
export const Persona = z.enum([
  'jobs-cook',
  'page-pichai',
  'gates-ballmer',
  'zuck-huang',
  'ellison-catz',
  'buffet-apfel',
]);
export type Persona = z.infer<typeof Persona>;

export const ReplyType = z.enum(['explanation', 'encouragement']);
export type ReplyType = z.infer<typeof ReplyType>;

/** What a message may be long at most (characters). */
export const longestMessage = 4000;

/** What a reply is about, as far as the bank's concepts tell. */
export const ReplyMetadata = z.object({
  subject: z.string().nullable(),
  /** 1 to 5; null where nothing of the bank is near. */
  difficulty: z.int().min(1).max(5).nullable(),
  concepts: z.array(z.string()),
});
export type ReplyMetadata = z.infer<typeof ReplyMetadata>;

/**
 * Of a reply: `pending` while it is written; `stopped` by the learner; `failed` when nothing (or half of it) came: both
 * can be tried again. What a learner said is `complete`.
 */
export const MessageState = z.enum(['pending', 'complete', 'stopped', 'failed']);
export type MessageState = z.infer<typeof MessageState>;

export const Message = z.object({
  id: Id,
  /** Its place in the conversation, from 1, without gaps. */
  position: z.int(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: Timestamp,
  state: MessageState,
  /** Who answered: `built-in`, `openai` …; `eiq` for words of the platform itself. */
  provider: z.string().nullable(),
  /** In plain words: why the built-in tutor answered, or what went wrong. */
  notice: z.string().nullable(),
  type: ReplyType.nullable(),
  metadata: ReplyMetadata.nullable(),
});
export type Message = z.infer<typeof Message>;

export const Conversation = z.object({
  id: Id,
  kind: ConversationKind,
  title: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** Whether a reply is being written. */
  isAnswering: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation>;

/** What happens while a reply is written. A stream that ends without `done` was cut off: ask for the conversation again. */
export const ReplyEvent = z.discriminatedUnion('kind', [
  /** Both messages are stored. */
  z.object({ kind: z.literal('begun'), conversation: Conversation, message: Message, reply: Message }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** What came so far is void: the reply begins anew. */
  z.object({ kind: z.literal('restart') }),
  /** The reply as it is stored; its state says how it ended. */
  z.object({ kind: z.literal('done'), conversation: Conversation, reply: Message }),
]);
export type ReplyEvent = z.infer<typeof ReplyEvent>;

export const Words = z
  .string()
  .trim()
  .min(1, 'Write a message first.')
  .refine(hasVisibleCharacter, 'Write a message first.')
  .max(
    longestMessage,
    `A message has at most ${longestMessage.toLocaleString('en')} characters. Send the part you are unsure about.`,
  );

/** Made by the browser for each message: the same key again is the same message, however often it arrives. */
const key = Id.optional();

const ChatReply = z.object({ response: z.string(), conversation: Conversation, message: Message, reply: Message });

const TutorReply = z.object({
  content: z.string(),
  type: ReplyType,
  metadata: ReplyMetadata,
  conversation: Conversation,
  message: Message,
  reply: Message,
});

const id = z.object({ id: Id });

export const conversationRoutes = {
  chat: {
    method: 'post',
    path: '/api/ai/chat',
    access: 'signed-in',
    duringAssessment: 'closed',
    description: 'Say something to your assistant; the reply comes whole, or as events where they are accepted',
    body: z.object({ message: Words, sessionId: Id.nullish(), key }),
    response: replyOrEvents(ChatReply, ReplyEvent),
  },
  tutorChat: {
    method: 'post',
    path: '/api/ai/tutor-chat',
    access: 'signed-in',
    duringAssessment: 'closed',
    description: 'Say something to the tutor; the reply comes whole, or as events where they are accepted',
    body: z.object({ message: Words, conversationId: Id.nullish(), persona: Persona.optional(), key }),
    response: replyOrEvents(TutorReply, ReplyEvent),
  },
  conversations: {
    method: 'get',
    path: '/api/ai/conversations',
    access: 'signed-in',
    description: 'Your latest hundred conversations, the newest first',
    query: z.object({ kind: ConversationKind.optional() }),
    response: z.array(Conversation),
  },
  conversation: {
    method: 'get',
    path: '/api/ai/conversations/:id',
    access: 'signed-in',
    description: 'A conversation of yours with its messages in order',
    params: id,
    response: Conversation.extend({ messages: z.array(Message) }),
  },
  rename: {
    method: 'patch',
    path: '/api/ai/conversations/:id',
    access: 'signed-in',
    duringAssessment: 'closed',
    description: 'Call a conversation of yours something else',
    params: id,
    body: z.object({ title: z.string().trim().min(1, 'Required').max(120, 'At most 120 characters') }),
    response: Conversation,
  },
  remove: {
    method: 'delete',
    path: '/api/ai/conversations/:id',
    access: 'signed-in',
    description: 'Delete a conversation of yours; repeating it changes nothing',
    params: id,
    response: nothing(),
  },
  stop: {
    method: 'post',
    path: '/api/ai/conversations/:id/stop',
    access: 'signed-in',
    description: 'Stop the reply that is being written; what came of it is kept',
    params: id,
    response: Conversation.extend({ messages: z.array(Message) }),
  },
  retry: {
    method: 'post',
    path: '/api/ai/conversations/:id/retry',
    access: 'signed-in',
    duringAssessment: 'closed',
    description: 'Have the last message answered again after its reply was stopped or failed',
    params: id,
    response: replyOrEvents(ChatReply, ReplyEvent),
  },
  follow: {
    method: 'get',
    path: '/api/ai/conversations/:id/reply',
    access: 'signed-in',
    description: 'The reply that is being written, from its beginning: for another tab, or after a reload',
    params: id,
    response: stream(ReplyEvent),
  },
  readers: {
    method: 'get',
    path: '/api/ai/readers',
    access: 'signed-in',
    description: 'Who besides you may read your conversations',
    response: z.object({ guardian: z.boolean(), staff: z.boolean() }),
  },
} as const;

/** Something happened in a conversation, perhaps in another tab: ask for it again. */
export const conversationChanged = z.object({
  conversationId: Id,
  kind: ConversationKind,
  what: z.enum(['said', 'answered', 'renamed', 'deleted']),
});

export const conversationData = [
  {
    table: 'conversations',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Your conversations with the assistant and the tutor',
  },
  { table: 'messages', userColumn: 'user_id', onErase: 'delete', description: 'What you and the tutor said' },
] as const;
