import { createHash, randomBytes } from 'node:crypto';
import type { FileAnswer, Visitor, Who } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import { mayBeIn, minoritiesOf } from '../cohorts/audience.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import { CohortRow, FeedRow, MemberRow } from '../cohorts/models.ts';
import { changeCohort, ownCohort } from '../cohorts/own-cohort.ts';
import { nameOf } from '../cohorts/views.ts';
import { calendarOf } from './calendar.ts';

const noFeed = () => new Failure('gone', 'This calendar address is no longer valid.');
const members = ['owner', 'moderator', 'member'] as const;

/** Addresses by which a member's calendar reads the meetings of a cohort, without a sign-in. */
export function createFeeds(dependencies: Dependencies) {
  const { db, clock, people } = dependencies;
  return {
    /** When the caller's address was created, if there is one. @throws Failure not_found, forbidden */
    async state(who: Who, cohortId: string): Promise<{ createdAt: Date | null }> {
      await ownCohort(dependencies, who, cohortId);
      const feed = await db.rows(FeedRow, { who }).findById([cohortId, who.user.id]);
      return { createdAt: feed?.createdAt ?? null };
    },

    /** Creates the caller's address; an earlier one is no longer valid. @throws Failure not_found, forbidden */
    create: (who: Who, cohortId: string): Promise<{ path: string }> =>
      changeCohort(dependencies, who, cohortId, members, async (tx, { own }) => {
        if (!own) throw new Failure('forbidden', 'Join the cohort to have its meetings in your calendar.');
        const code = randomBytes(24).toString('base64url');
        const key = { cohortId, userId: who.user.id };
        await db.rows(FeedRow, { who, tx }).where(key).delete();
        await db.rows(FeedRow, { who, tx }).insert({ ...key, codeHash: hashOf(code), createdAt: clock.now() });
        return { path: `/api/study-cohorts/feed?code=${code}` };
      }),

    /** Makes the caller's address invalid. Idempotent, also for cohorts that ended or that they left. */
    async revoke(who: Who, cohortId: string): Promise<{ revoked: boolean }> {
      return { revoked: (await db.rows(FeedRow, { who }).where({ cohortId, userId: who.user.id }).delete()) > 0 };
    },

    /**
     * The meetings for the calendar of the member whose address it is, and nothing else of the cohort.
     * @throws Failure gone for unknown addresses, and for people who left or are no longer active
     */
    async read(who: Visitor, code: string): Promise<FileAnswer> {
      const call = { who };
      const feed = await db.rows(FeedRow, call).findOne({ codeHash: hashOf(code) });
      if (!feed) throw noFeed();
      const { cohortId, userId } = feed;
      const cohort = await db.rows(CohortRow, call).findById(cohortId).whereNull('archivedAt');
      const inCohort = await db.rows(MemberRow, call).where({ cohortId });
      const person = (await people.named(call, [userId])).get(userId);
      const isActive = person && (await people.activeAmong(call, [userId], person.role)).has(userId);
      if (!cohort || !isActive || !inCohort.some((member) => member.userId === userId)) throw noFeed();
      const concerned = [...inCohort.map((member) => member.userId), ...(cohort.wordsBy ? [cohort.wordsBy] : [])];
      const minorities = await minoritiesOf(dependencies, call, concerned);
      const owner = minorities.get(inCohort.find(({ role }) => role === 'owner')?.userId ?? '');
      if (!mayBeIn(cohort, minorities.get(userId), owner)) throw noFeed();
      return calendarOf(dependencies, call, { cohort, owner, minorities }, nameOf(cohort, minorities, owner));
    },
  };
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
