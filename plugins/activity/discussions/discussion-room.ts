import type { InstitutionRef, LiveConnection, Who } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import { leaveOtherCircles } from '../study-groups/circles.ts';
import type { Dependencies } from '../study-groups/dependencies.ts';
import { assertMayDiscuss, refusalOf } from '../study-groups/dependencies.ts';
import { MemberRow } from '../study-groups/models.ts';
import { membersWithUnread } from './notifications.ts';

type SendPresence = (institution: { id: string }, groupId: string, here: number) => void;

/** Access to the live rooms of discussions, and their presence. */
export function createDiscussionRoom(dependencies: Dependencies, sendPresence: SendPresence) {
  const announcePresence = async (institution: { id: string }, groupId: string): Promise<number> => {
    const here = (await dependencies.live.present(institution, groupId)).length;
    sendPresence(institution, groupId, here);
    return here;
  };
  return {
    /** Enters the room. Returns the number of people in it and the discussion's last change. @throws Failure not_found, forbidden */
    async join(who: Who, groupId: string, connection: LiveConnection<'community' | 'discussion'>) {
      // Checked here as well, because the room rejects without a reason.
      const { group } = await assertMayDiscuss(dependencies, who, groupId);
      await connection.enter('discussion', groupId);
      return { groupId, here: await announcePresence(who.institution, groupId), change: group.change };
    },

    /** Announces the departure, and notifies the person of messages they have not read. */
    async leave(institution: { id: string }, groupId: string, userId: string): Promise<void> {
      await announcePresence(institution, groupId);
      await dependencies.db.transaction(async (tx) => {
        const unread = await membersWithUnread(dependencies.db, { institution, tx }, groupId)
          .where({ userId })
          .resultSize();
        if (unread > 0) await dependencies.later.tellMembers(tx, institution, groupId);
      });
    },

    /** Removes a person from groups and rooms they may no longer be in, after a change of age or consent. */
    async recheck(institution: InstitutionRef, userId: string): Promise<void> {
      const memberships = await dependencies.db.rows(MemberRow, { institution }).where({ userId }).select('groupId');
      await leaveOtherCircles(dependencies, institution, userId);
      for (const { groupId } of memberships) await dependencies.live.recheck(institution, groupId);
      await dependencies.live.recheckCommunity(institution);
    },

    /** Children without consent receive no live messages. */
    mayEnterCommunity: async (who: Who): Promise<boolean> => (await refusalOf(dependencies, who)) === null,

    async mayEnterDiscussion(who: Who, groupId: string): Promise<boolean> {
      try {
        await assertMayDiscuss(dependencies, who, groupId);
        return true;
      } catch (error) {
        if (error instanceof Failure) return false;
        throw error;
      }
    },
  };
}
