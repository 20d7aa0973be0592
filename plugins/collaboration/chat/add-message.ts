import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { RoomRow } from '../models.ts';
import type { Dependencies } from '../rooms/dependencies.ts';
import { MessageRow } from './models.ts';

type Context = TransactionContext<Pick<Actor, 'institution'>>;

/** Numbers a change of a locked room's chat. */
export async function nextChange({ db }: Pick<Dependencies, 'db'>, context: Context, roomId: string): Promise<number> {
  const room = await db.rows(RoomRow, context).findById(roomId).select('chatChange').throwIfNotFound();
  const change = room.chatChange + 1;
  await db.rows(RoomRow, context).findById(roomId).patch({ chatChange: change });
  return change;
}

/** Adds what a person did to the chat of a locked room: `joined the room`. */
export async function addSystemMessage(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'live'>,
  context: Context,
  { roomId, userId, text }: { roomId: string; userId: string; text: string },
): Promise<void> {
  const { db, clock, live } = dependencies;
  const change = await nextChange(dependencies, context, roomId);
  await db.rows(MessageRow, context).insert({
    ...{ id: randomUUID(), roomId, userId, type: 'system', text, at: clock.now() },
    ...{ sequence: change, change, editedAt: null, removedAt: null },
  });
  afterCommit(context.tx, () => live.chatChanged(context.who.institution, { roomId, change }));
}
