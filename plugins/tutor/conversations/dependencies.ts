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

/** What a kind of conversation asks of a model, and says of the answer. */
export interface Teaching {
  readonly purpose: Purpose;
  /** @param turns the conversation so far, ending with what is to be answered */
  askOf(context: CallContext, conversation: ConversationRow, turns: Ask['turns']): Promise<Ask>;
  /** The type and subject of a reply, from the learner's message. */
  describe(context: CallContext, message: string): Promise<{ type: ReplyType; metadata: ReplyMetadata }>;
}

/** What becomes of a message that moderation flagged. */
export interface Safety {
  /** Keeps a flagged message for staff, once. */
  raise(context: CallContext, message: MessageRow, found: Moderation): Promise<void>;
  /** What a reply begins with, before any lesson, where a message tells of distress that is no danger. */
  comfortFor(context: CallContext, text: string): Promise<string | undefined>;
  /** The platform's own words in place of a model's: kind, and with where to find help when it is urgent. */
  wordsFor(context: CallContext, found: Moderation): Promise<string>;
}

/** What conversations are made with. */
export interface Dependencies {
  readonly db: Database;
  readonly ai: Completions;
  readonly record: Pick<LearnerRecord, 'minority' | 'noteActivity'>;
  /** Each kind of conversation has its own. */
  readonly teaching: Readonly<Record<ConversationKind, Teaching>>;
  readonly safety: Safety;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  /** Messages a conversation holds at most. */
  readonly maxMessages: number;
  /** Tells the learner's tabs; once the change is committed. */
  changed(institution: InstitutionRef, userId: string, change: z.input<typeof conversationChanged>): void;
}

/** While a reply is written its writer says so every few seconds; silent for longer, it is gone (ms). */
const aliveFor = 15_000;
export const beatEvery = 4000;

/** A reply that nobody writes any more, though it says so: its process was killed. */
export function isLost(reply: Pick<MessageRow, 'state' | 'beatAt'>, clock: Clock): boolean {
  return reply.state === 'pending' && clock.now().getTime() - (reply.beatAt?.getTime() ?? 0) > aliveFor;
}

export const lostNotice = 'The reply was interrupted before it was complete.';

/** A learner is an adult once that is known: an unknown age counts as under 13. Who is no learner is no child. */
export async function isMinor(
  record: Pick<LearnerRecord, 'minority'>,
  context: CallContext,
  { id, role }: { readonly id: string; readonly role: Role },
): Promise<boolean> {
  if (role !== 'learner') return false;
  const { ageBand } = await record.minority(context, { id, role });
  return ageBand !== 'adult';
}
