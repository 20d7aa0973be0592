import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { Conversation, Message } from '../contract.ts';
import type { ConversationRow, MessageRow } from '../models.ts';
import { isLost, lostNotice } from './dependencies.ts';

/** @param pending whether a reply of it is being written by somebody who is still there */
export const conversationOf = (row: ConversationRow, pending: boolean): z.input<typeof Conversation> => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  isAnswering: pending,
});

/** What is told of a message. */
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

/** A message as it is told. A reply whose writer is gone has failed, whatever its row says. */
export function messageOf(row: MessageFields, clock: Clock): z.input<typeof Message> {
  const isGone = isLost(row, clock);
  return {
    id: row.id,
    position: row.position,
    role: row.role,
    content: row.content,
    timestamp: row.endedAt ?? row.createdAt,
    state: isGone ? 'failed' : row.state,
    provider: row.provider,
    notice: isGone ? lostNotice : row.notice,
    type: row.type,
    metadata: row.metadata,
  };
}

/** A conversation's first words, as its name until it is given one. */
export function titleFrom(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  if (line.length <= 60) return line;
  return `${line.slice(0, 60).replace(/\s+\S*$/, '')} …`;
}
