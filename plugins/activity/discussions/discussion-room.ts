import type { InstitutionRef, LiveConnection, Who } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import { leaveOtherCircles } from '../study-groups/circles.ts';
import type { Dependencies } from '../study-groups/dependencies.ts';
import { assertMayDiscuss, refusalOf } from '../study-groups/dependencies.ts';
import { MemberRow } from '../study-groups/models.ts';
import { membersBehind } from './notifications.ts';

type Tell = (institution: { id: string }, groupId: string, here: number) => void;

/** Who comes into a discussion live, and who is there. */
export function discussionDoor(dependencies: Dependencies, sendPresence: Tell) {
  const tell = async (institution: { id: string }, groupId: string): Promise<number> => {
    const here = (await dependencies.live.present(institution, groupId)).length;
    sendPresence(institution, groupId, here);
    return here;
  };
  return {
    /** Answers how many are there, and up to which change the discussion goes. @throws Failure not_found, forbidden */
    async join(who: Who, groupId: string, connection: LiveConnection<'community' | 'discussion'>) {
      // Asked here, too: the room says only that there is no such room, this says why.
      const { group } = await assertMayDiscuss(dependencies, who, groupId);
      await connection.enter('discussion', groupId);
      return { groupId, here: await tell(who.institution, groupId), change: group.change };
    },

    /** Tells who is there still; what came while somebody was there and they have not read, they are told of. */
    async left(institution: { id: string }, groupId: string, userId: string): Promise<void> {
      await tell(institution, groupId);
      await dependencies.db.transaction(async (tx) => {
        const missed = await membersBehind(dependencies.db, { institution, tx }, groupId)
          .where({ userId })
          .resultSize();
        if (missed > 0) await dependencies.later.tellMembers(tx, institution, groupId);
      });
    },

    /** Takes out of groups and rooms who may not be in it any more: a consent has ended, or they are younger than was known. */
    async recheck(institution: InstitutionRef, userId: string): Promise<void> {
      const memberships = await dependencies.db.rows(MemberRow, { institution }).where({ userId }).select('groupId');
      await leaveOtherCircles(dependencies, institution, userId);
      for (const { groupId } of memberships) await dependencies.live.recheck(institution, groupId);
      await dependencies.live.recheckCommunity(institution);
    },

    /** A child without consent reads nothing live. */
    mayListen: async (who: Who): Promise<boolean> => (await refusalOf(dependencies, who)) === null,

    async mayEnter(who: Who, groupId: string): Promise<boolean> {
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
