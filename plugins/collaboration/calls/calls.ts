import type { Who } from '../../../core/contract/index.ts';
import { conflict, forbidden, notFound } from '../../../core/contract/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { allows } from '../../learner/contract.ts';
import type { Dependencies } from '../rooms/dependencies.ts';
import { participantIn } from '../rooms/dependencies.ts';
import { namesFor } from '../rooms/names.ts';
import type { CallSignal, InCall } from './contract.ts';
import { maxInCall } from './contract.ts';
import { inCalls } from './in-call.ts';
import { CallRow } from './models.ts';

type Device = 'isAudioEnabled' | 'isVideoEnabled' | 'isScreenSharing';

/** Calls in rooms. Browsers connect directly; the server passes their signals on and knows who has which device on. */
export function createCalls(dependencies: Dependencies) {
  const { db, clock, live, record } = dependencies;

  /** @throws Failure forbidden, for a learner without consent to the use of their voice, and for one the host muted */
  const assertMayTurnOn = async (who: Who, device: Device, isMuted: boolean) => {
    if (device === 'isAudioEnabled' && isMuted) throw forbidden('The host has muted you in this room.');
    if (!(await mayUseDevices(who)))
      throw forbidden('Camera and microphone are open to you once a guardian has agreed to the use of your voice.');
  };
  const mayUseDevices = async (who: Who) => allows(await record.minority({ who }, who.user), 'voice');

  /** The caller's row, if it is this connection that is in the call. @throws Failure conflict */
  const ownRow = async (who: Who, roomId: string, connectionId: string) => {
    const row = await db.rows(CallRow, { who }).findOne({ roomId, userId: who.user.id, connectionId });
    if (!row) throw conflict('Join the call first.');
    return row;
  };

  return {
    /**
     * The connection must be in the live room `call`. A person who joins from a second tab leaves with the first.
     * @throws Failure not_found, forbidden, conflict when the room has ended or the call is full
     */
    async join(
      who: Who,
      roomId: string,
      devices: { isAudioEnabled: boolean; isVideoEnabled: boolean },
      connectionId: string,
    ): Promise<InCall[]> {
      const userId = who.user.id;
      const isAllowed = await mayUseDevices(who);
      return db.transaction(async (tx) => {
        const { room, participant } = await participantIn(dependencies, { who, tx }, roomId);
        if (room.endedAt) throw conflict('This room has ended.');
        const others = (await inCalls(dependencies, { who, tx }, [roomId])).filter((one) => one.userId !== userId);
        if (others.length >= maxInCall)
          throw conflict(`A call has at most ${maxInCall} people. You can still write in the chat and the documents.`);
        await db
          .rows(CallRow, { who, tx })
          .insert({
            ...{ roomId, userId, connectionId, joinedAt: clock.now(), isScreenSharing: false },
            isAudioEnabled: devices.isAudioEnabled && isAllowed && !participant.isMuted,
            isVideoEnabled: devices.isVideoEnabled && isAllowed,
          })
          .onConflict(['roomId', 'userId'])
          .merge();
        afterCommit(tx, () => {
          live.callJoined(who.institution, { roomId, userId, connectionId }, connectionId);
          live.roomChanged(who.institution, roomId);
        });
        return others.map((one) => ({ userId: one.userId, connectionId: one.connectionId }));
      });
    },

    /** Passes a signal on between two people in the same call. @throws Failure not_found */
    async signal(
      who: Who,
      connectionId: string,
      { roomId, to, signal }: { roomId: string; to: string; signal: CallSignal },
    ) {
      const rows = await db.rows(CallRow, { who }).where({ roomId }).whereIn('connectionId', [connectionId, to]);
      const isIn = rows.some((row) => row.connectionId === connectionId && row.userId === who.user.id);
      const isOtherIn = to !== connectionId && rows.some((row) => row.connectionId === to);
      if (!isIn || !isOtherIn) throw notFound('This person is not in the call.');
      live.callSignal(who.institution, to, { roomId, from: connectionId, userId: who.user.id, signal });
    },

    /** @throws Failure conflict, forbidden */
    async toggle(who: Who, roomId: string, connectionId: string, device: Device, isEnabled: boolean): Promise<void> {
      await ownRow(who, roomId, connectionId);
      const { participant } = await participantIn(dependencies, { who }, roomId);
      if (isEnabled) await assertMayTurnOn(who, device, participant.isMuted);
      const changed = await db
        .rows(CallRow, { who })
        .where({ roomId, userId: who.user.id, connectionId })
        .whereNot(device, isEnabled)
        .patch({ [device]: isEnabled });
      if (changed === 0) return;
      live.roomChanged(who.institution, roomId);
      if (device !== 'isScreenSharing' || !isEnabled) return;
      const userId = who.user.id;
      const userName = (await namesFor(dependencies, who, [userId])).forAll(userId);
      live.screenShareStarted(who.institution, { roomId, userId, userName }, connectionId);
    },

    /** For a person whose last connection has left the call. */
    async left(institution: { id: string }, roomId: string, userId: string): Promise<void> {
      await db.rows(CallRow, { institution }).where({ roomId, userId }).delete();
      live.callLeft(institution, { roomId, userId });
      live.roomChanged(institution, roomId);
    },
  };
}
