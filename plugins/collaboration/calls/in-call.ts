import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../rooms/dependencies.ts';
import { CallRow } from './models.ts';

/** Who is in the calls of rooms. A row without a present connection is left over from a process that was killed. */
export async function inCalls(
  { db, live }: Pick<Dependencies, 'db' | 'live'>,
  context: CallContext<Pick<Actor, 'institution'>>,
  roomIds: readonly string[],
): Promise<CallRow[]> {
  const rows = await db
    .rows(CallRow, context)
    .whereRaw('room_id = any(?::uuid[])', [roomIds])
    .orderBy(['joinedAt', 'userId']);
  const places = [...new Set(rows.map(({ roomId }) => roomId))];
  const present = new Map(
    await Promise.all(
      places.map(async (id) => [id, new Set(await live.presentInCall(context.who.institution, id))] as const),
    ),
  );
  return rows.filter(({ roomId, userId }) => present.get(roomId)?.has(userId));
}
