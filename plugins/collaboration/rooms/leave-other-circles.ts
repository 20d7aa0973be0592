import type { InstitutionRef } from '../../../core/contract/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { allows } from '../../learner/contract.ts';
import { DocumentRow, ParticipantRow, RoomRow } from '../models.ts';
import type { Dependencies } from './dependencies.ts';
import { removeParticipant } from './remove-participant.ts';

/** Removes a person from rooms they may no longer be in, after a change of age or consent. */
export async function leaveOtherCircles(
  dependencies: Dependencies,
  institution: InstitutionRef,
  userId: string,
): Promise<void> {
  const { db, live, people, record } = dependencies;
  const who = unprivilegedActor(institution);
  const person = (await people.named({ who }, [userId])).get(userId);
  if (!person) return;
  const places = await db.rows(ParticipantRow, { who }).where({ userId }).orderBy('roomId');
  for (const { roomId } of places) {
    await db.transaction(async (tx) => {
      const context = { who, tx };
      const room = await db.rows(RoomRow, context).findById(roomId).forUpdate();
      const minority = (await record.minorities(context, [{ id: userId, role: person.role }])).get(userId);
      if (!room || !minority) return;
      const isFitting = minority.circle === 'staff' || minority.circle === room.circle;
      if (isFitting && allows(minority, 'talking')) return;
      await removeParticipant(dependencies, context, roomId, userId);
      // The name is the words of somebody whom the others may no longer meet.
      if (room.createdBy === userId) await db.rows(RoomRow, context).findById(roomId).patch({ name: null });
      const documents = await db.rows(DocumentRow, context).where({ roomId }).select('id');
      const documentIds = documents.map(({ id }) => id);
      afterCommit(tx, () => {
        live.recheck(institution, roomId, documentIds);
        live.roomChanged(institution, roomId);
      });
    });
  }
}
