import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { InstitutionRef, Role, Who } from '../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import type { Ask, Completions, Moderation, Purpose } from '../../ai/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { ConversationKind, conversationChanged, ReplyMetadata, ReplyType } from '../contract.ts';
import type { ConversationRow, MessageRow } from '../models.ts';

export type { Who };

/** The prompts of a kind of conversation, and the description of its replies. */
export interface Teaching {
  readonly purpose: Purpose;
  /** @param turns the conversation so far, ending with the message to be answered */
  askOf(context: CallContext, conversation: ConversationRow, turns: Ask['turns']): Promise<Ask>;
  /** The type and subject of a reply, from the learner's message. */
  describe(context: CallContext, message: string): Promise<{ type: ReplyType; metadata: ReplyMetadata }>;
}

/** The treatment of messages that tell of danger or distress. */
export interface Safety {
  /** Stores a flagged message for staff, once. */
  raise(context: CallContext, message: MessageRow, found: Moderation): Promise<void>;
  /** The words that begin the reply to a message of distress or fear short of danger; undefined for other messages. */
  comfortFor(context: CallContext, text: string): Promise<string | undefined>;
  /** The platform's own reply instead of a model's; in urgent cases it says where to find help. */
  replyFor(context: CallContext, found: Moderation): Promise<string>;
}

/** Dependencies of conversations. */
export interface Dependencies {
  readonly db: Database;
  readonly ai: Completions;
  readonly record: Pick<LearnerRecord, 'minority' | 'noteActivity'>;
  /** By kind of conversation. */
  readonly teaching: Readonly<Record<ConversationKind, Teaching>>;
  readonly safety: Safety;
  /** The platform's own reply to a message that needs no model; undefined for all others. */
  ownReply(
    context: CallContext,
    userId: string,
    message: string,
    moderation: Promise<Moderation | undefined>,
  ): Promise<string | undefined>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  /** Maximum messages of a conversation. */
  readonly maxMessages: number;
  /** Notifies the learner's tabs after the commit. */
  changed(institution: InstitutionRef, userId: string, change: z.input<typeof conversationChanged>): void;
}

/** A writer renews its reply's heartbeat every 4 s. After 15 s without one it counts as dead (ms). */
const heartbeatTimeout = 15_000;
export const heartbeatInterval = 4000;

/** Whether a pending reply has lost its writer, because the process was killed. */
export function isLost(reply: Pick<MessageRow, 'state' | 'beatAt'>, clock: Clock): boolean {
  return reply.state === 'pending' && clock.now().getTime() - (reply.beatAt?.getTime() ?? 0) > heartbeatTimeout;
}

export const lostNotice = 'The reply was interrupted before it was complete.';

/** Whether a person is a minor. A learner of unknown age counts as one; other roles do not. */
export async function isMinor(
  record: Pick<LearnerRecord, 'minority'>,
  context: CallContext,
  { id, role }: { readonly id: string; readonly role: Role },
): Promise<boolean> {
  if (role !== 'learner') return false;
  const { ageBand } = await record.minority(context, { id, role });
  return ageBand !== 'adult';
}
