import type { Actor } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { CallRow } from '../calls/models.ts';
import { ParticipantRow, RoomRow } from '../models.ts';
import type { Dependencies } from './dependencies.ts';

/** Takes a person out of a locked room. A host hands it to whoever has been in it longest; without others it ends. @returns whether they were in it */
export async function removeParticipant(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  context: TransactionContext<Pick<Actor, 'institution'>>,
  roomId: string,
  userId: string,
): Promise<boolean> {
  const own = await db.rows(ParticipantRow, context).findOne({ roomId, userId });
  // The row of a removed person keeps them out.
  if (!own || own.admission === 'removed') return false;
  await db.rows(ParticipantRow, context).where({ roomId, userId }).delete();
  await db.rows(CallRow, context).where({ roomId, userId }).delete();
  const wasIn = own.admission === 'admitted';
  if (own.role !== 'host') return wasIn;
  const [next] = await db
    .rows(ParticipantRow, context)
    .where({ roomId, admission: 'admitted' })
    .orderBy(['joinedAt', 'userId'])
    .limit(1);
  if (!next) await db.rows(RoomRow, context).findById(roomId).patch({ endedAt: clock.now() });
  else
    await db
      .rows(ParticipantRow, context)
      .where({ roomId, userId: next.userId })
      .patch({ role: 'host', mayWrite: true });
  return wasIn;
}
