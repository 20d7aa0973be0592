import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { Conversation, Message } from '../contract.ts';
import type { ConversationRow, MessageRow } from '../models.ts';
import { isLost, lostNotice } from './dependencies.ts';

/** @param pending whether a reply is being written */
export const conversationOf = (row: ConversationRow, pending: boolean): z.input<typeof Conversation> => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  isAnswering: pending,
});

/** The columns that a message's view needs. */
export type MessageFields = Pick<
  MessageRow,
  | 'id'
  | 'position'
  | 'role'
  | 'content'
  | 'state'
  | 'createdAt'
  | 'beatAt'
  | 'endedAt'
  | 'provider'
  | 'notice'
  | 'type'
  | 'metadata'
>;

/** A message as returned by routes. A pending reply that lost its writer is shown as failed. */
export function messageOf(row: MessageFields, clock: Clock): z.input<typeof Message> {
  const hasLostWriter = isLost(row, clock);
  return {
    id: row.id,
    position: row.position,
    role: row.role,
    content: row.content,
    timestamp: row.endedAt ?? row.createdAt,
    state: hasLostWriter ? 'failed' : row.state,
    provider: row.provider,
    notice: hasLostWriter ? lostNotice : row.notice,
    type: row.type,
    metadata: row.metadata,
  };
}

/** The initial title of a conversation: the beginning of its first message. */
export function titleFrom(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  if (line.length <= 60) return line;
  return `${line.slice(0, 60).replace(/\s+\S*$/, '')} …`;
}
