import type { Who } from '../../../core/contract/index.ts';
import type { RoomRow } from '../models.ts';
import type { Dependencies } from '../rooms/dependencies.ts';
import { MessageRow } from './models.ts';

/** By room, how many messages of others the caller has not read, without those of people they have blocked. */
export async function unreadIn(
  { db, blocks }: Pick<Dependencies, 'db' | 'blocks'>,
  who: Who,
  rooms: readonly Pick<RoomRow, 'id'>[],
): Promise<ReadonlyMap<string, number>> {
  if (rooms.length === 0) return new Map();
  const blocked = [...(await blocks.blockedBy({ who }, who.user.id))];
  const rows = await db
    .rows(MessageRow, { who })
    .alias('message')
    .join('collaboration.participants as own', (join) =>
      join.on('own.roomId', 'message.roomId').andOnVal('own.userId', who.user.id).andOnVal('own.admission', 'admitted'),
    )
    .whereRaw('message.room_id = any(?::uuid[])', [rooms.map(({ id }) => id)])
    .whereRaw("message.sequence > own.chat_seen and message.type = 'text' and message.text is not null")
    .whereRaw('message.user_id is distinct from ?', [who.user.id])
    .whereRaw('message.user_id <> all(?::uuid[])', [blocked])
    .groupBy('message.roomId')
    .select('message.roomId')
    .count('* as unread');
  return new Map(rows.map((row) => [row.roomId, Number((row as unknown as { unread: string }).unread)]));
}
