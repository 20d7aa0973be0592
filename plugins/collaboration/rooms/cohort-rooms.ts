import type { InstitutionRef, Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import { acquireLock, afterCommit } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { topicTitles } from '../../activity/study-groups/contract.ts';
import { DocumentRow, ParticipantRow, RoomRow } from '../models.ts';
import type { Room } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { removeParticipant } from './remove-participant.ts';
import type { createRooms } from './rooms.ts';

// The room of a study cohort: its members are in without being admitted, others see nothing of it.

/**
 * Opens the room of a cohort, or joins the one that is open.
 * @throws Failure not_found for a cohort of others, conflict for a cohort for everyone: in a room are people of one circle
 */
export async function openCohortRoom(
  { db, cohorts }: Dependencies,
  rooms: ReturnType<typeof createRooms>,
  who: Who,
  cohortId: string,
): Promise<Room> {
  const cohort = await cohorts(who)?.cohortOf({ who }, cohortId, who.user.id);
  if (!cohort) throw notFound('There is no such study cohort.');
  const { audience, topic, maxMembers } = cohort;
  if (audience === 'led-by-staff')
    throw conflict('A study cohort for everyone has no room: a room is for people of one age group.');
  const roomId = await db.transaction(async (tx) => {
    await acquireLock(tx, `room of cohort ${cohortId}`);
    const open = await db.rows(RoomRow, { who, tx }).findOne({ cohortId }).whereNull('endedAt');
    if (open) return open.id;
    const room = { name: `${topicTitles[topic]} cohort`, type: 'study_session', isPrivate: false } as const;
    return rooms.insert(who, tx, { ...room, maxParticipants: maxMembers, circle: audience, cohortId });
  });
  return rooms.join(who, roomId);
}

/** Takes people out of the open room of a cohort who left the cohort. The room of a cohort that ended ends. */
export async function followCohort(
  dependencies: Dependencies,
  institution: InstitutionRef,
  cohortId: string,
): Promise<void> {
  const { db, live, people, record, clock } = dependencies;
  const who = unprivilegedActor(institution);
  const cohorts = dependencies.cohorts(who);
  const open = await db.rows(RoomRow, { who }).findOne({ cohortId }).whereNull('endedAt');
  if (!open || !cohorts) return;
  await db.transaction(async (tx) => {
    const context = { who, tx };
    const room = await db.rows(RoomRow, context).findById(open.id).forUpdate();
    if (!room || room.endedAt) return;
    const members = await cohorts.membersOf(context, cohortId);
    if (!members) await db.rows(RoomRow, context).findById(room.id).patch({ endedAt: clock.now() });
    else {
      const places = await db.rows(ParticipantRow, context).where({ roomId: room.id });
      const others = places.map(({ userId }) => userId).filter((userId) => !members.has(userId));
      const named = await people.named(context, others);
      const minorities = await record.minorities(
        context,
        [...named.values()].map(({ id, role }) => ({ id, role })),
      );
      for (const userId of others) {
        if (minorities.get(userId)?.circle !== 'staff') await removeParticipant(dependencies, context, room.id, userId);
      }
    }
    const documents = await db.rows(DocumentRow, context).where({ roomId: room.id }).select('id');
    afterCommit(tx, () => {
      live.recheck(
        institution,
        room.id,
        documents.map(({ id }) => id),
      );
      live.roomChanged(institution, room.id);
    });
  });
}
