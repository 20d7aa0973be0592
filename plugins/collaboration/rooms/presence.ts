import type { Who } from '../../../core/contract/index.ts';
import { ParticipantRow } from '../models.ts';
import type { Dependencies } from './dependencies.ts';
import { namesFor } from './names.ts';

/** Tells those in a room who opened and closed it. */
export function createPresence(dependencies: Dependencies) {
  const { db, clock, live } = dependencies;
  return {
    async joined(who: Who, roomId: string, connectionId: string): Promise<void> {
      const userId = who.user.id;
      const userName = (await namesFor(dependencies, who, [userId])).forAll(userId);
      live.userJoined(who.institution, { roomId, userId, userName }, connectionId);
      live.roomChanged(who.institution, roomId);
    },
    async left(institution: { id: string }, roomId: string, userId: string): Promise<void> {
      await db.rows(ParticipantRow, { institution }).where({ roomId, userId }).patch({ lastSeen: clock.now() });
      live.userLeft(institution, { roomId, userId });
      live.roomChanged(institution, roomId);
    },
  };
}
