import { randomUUID } from 'node:crypto';
import type { Who } from '../../../core/contract/index.ts';
import { conflict, Failure, invalid } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { acquireLock, afterCommit } from '../../../core/db/index.ts';
import type { Topic } from '../../activity/study-groups/contract.ts';
import { fillPlaces } from '../entry/fill-places.ts';
import { assertMayTakePart } from './audience.ts';
import type { Audience, Cohort, CohortRole } from './contract.ts';
import { maxCreatedPerDay } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { CohortRow, MemberRow } from './models.ts';
import { noSuchCohort } from './own-cohort.ts';
import { viewOf, viewsOf } from './views.ts';

export interface NewCohort {
  readonly id?: string | undefined;
  readonly name: string;
  readonly description: string;
  readonly topic: Topic;
  readonly maxMembers: number;
  /** Chosen by staff only. */
  readonly audience?: Audience | undefined;
  readonly isPrivate: boolean;
}

interface Page {
  readonly topic?: Topic | undefined;
  readonly limit: number;
  readonly offset: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Study cohorts and their members. */
export function createCohorts(dependencies: Dependencies) {
  const { db, clock, cohortsChanged } = dependencies;

  const addMember = async (who: Who, tx: Tx, cohortId: string, role: CohortRole) => {
    await db.rows(MemberRow, { who, tx }).insert({ cohortId, userId: who.user.id, role, joinedAt: clock.now() });
    afterCommit(tx, () => cohortsChanged(who.institution));
  };

  const assertCreationLimit = async (who: Who, tx: Tx) => {
    // Staff set up cohorts for whole classes.
    if (who.may('cohorts.moderate')) return;
    const since = new Date(clock.now().getTime() - dayMs);
    const created = db.rows(CohortRow, { who, tx }).where({ createdBy: who.user.id }).where('createdAt', '>', since);
    if ((await created.resultSize()) <= maxCreatedPerDay) return;
    const most = `You can create at most ${maxCreatedPerDay} study cohorts a day. Try again tomorrow.`;
    throw new Failure('rate_limited', most);
  };

  /** The cohort, locked until the commit, so that places are counted one after another. */
  const lockedCohort = async (who: Who, tx: Tx, id: string) => {
    const cohort = await db.rows(CohortRow, { who, tx }).findById(id).forUpdate();
    if (!cohort || cohort.archivedAt) throw noSuchCohort();
    const members = await db.rows(MemberRow, { who, tx }).where({ cohortId: id });
    return { cohort, members, own: members.find(({ userId }) => userId === who.user.id) };
  };

  return {
    /** @throws Failure forbidden for people who cannot take part */
    async list(who: Who, { topic, limit, offset }: Page): Promise<Cohort[]> {
      const { circle } = await assertMayTakePart(dependencies, who);
      const query = db.rows(CohortRow, { who }).whereNull('archivedAt');
      if (circle && circle !== 'staff') query.whereIn('audience', [circle, 'led-by-staff']);
      if (topic) query.where({ topic });
      const ofReader = (table: string) =>
        `exists (select 1 from cohorts.${table} as own where own.cohort_id = cohorts.id and own.user_id = ?)`;
      query.whereRaw(`not ${ofReader('bans')}`, [who.user.id]);
      if (!who.may('cohorts.moderate')) query.whereRaw(`(not is_private or ${ofReader('members')})`, [who.user.id]);
      const apart = [...(await dependencies.blocks.apartFrom({ who }, who.user.id))];
      if (apart.length > 0) {
        const isOwned =
          "exists (select 1 from cohorts.members as owner where owner.cohort_id = cohorts.id and owner.role = 'owner' and owner.user_id = any(?::uuid[]))";
        query.whereRaw(`(not ${isOwned} or ${ofReader('members')})`, [apart, who.user.id]);
      }
      const rows = await query.orderBy('createdAt', 'desc').orderBy('id').limit(limit).offset(offset);
      return viewsOf(dependencies, who, rows);
    },

    /** @throws Failure not_found, forbidden for people who cannot take part */
    async one(who: Who, id: string): Promise<Cohort> {
      await assertMayTakePart(dependencies, who);
      const cohort = await db.rows(CohortRow, { who }).findById(id).whereNull('archivedAt');
      if (!cohort) throw noSuchCohort();
      return viewOf(dependencies, who, cohort);
    },

    /** @throws Failure forbidden for people who cannot take part */
    async own(who: Who): Promise<Cohort[]> {
      await assertMayTakePart(dependencies, who);
      const own = db.rows(MemberRow, { who }).where({ userId: who.user.id }).select('cohortId');
      const rows = await db
        .rows(CohortRow, { who })
        .whereIn('id', own)
        .whereNull('archivedAt')
        .orderBy('createdAt', 'desc')
        .orderBy('id');
      return viewsOf(dependencies, who, rows);
    },

    /** @throws Failure conflict when the id is another cohort's, forbidden, rate_limited */
    async create(who: Who, { id = randomUUID(), audience: chosen, ...stated }: NewCohort): Promise<Cohort> {
      const { circle } = await assertMayTakePart(dependencies, who);
      const audience = circle === 'staff' ? chosen : circle;
      if (!audience) {
        const message = 'Say whom the cohort is for';
        throw invalid('Check what you entered', [{ path: 'body.audience', message }]);
      }
      const cohort = await db.transaction(async (tx) => {
        await acquireLock(tx, `study-cohorts ${who.user.id}`);
        await db
          .rows(CohortRow, { who, tx })
          .insert({ id, ...stated, audience, createdBy: who.user.id, wordsBy: who.user.id, createdAt: clock.now() })
          .onConflict('id')
          .ignore();
        const stored = await db.rows(CohortRow, { who, tx }).findById(id).forUpdate();
        if (!stored || stored.createdBy !== who.user.id) throw conflict('A study cohort with this id already exists.');
        if ((await db.rows(MemberRow, { who, tx }).where({ cohortId: id }).resultSize()) === 0) {
          await assertCreationLimit(who, tx);
          await addMember(who, tx, id, 'owner');
        }
        return stored;
      });
      return viewOf(dependencies, who, cohort);
    },

    /** @throws Failure not_found, forbidden, conflict for an owner with other members */
    async leave(who: Who, id: string): Promise<Cohort> {
      await assertMayTakePart(dependencies, who);
      const { cohort, left } = await db.transaction(async (tx) => {
        const { cohort, members, own } = await lockedCohort(who, tx, id);
        if (!own) return { cohort, left: false };
        if (own.role === 'owner' && members.length > 1) {
          throw conflict('Hand the cohort over to another member before you leave it.');
        }
        await db.rows(MemberRow, { who, tx }).deleteById([id, who.user.id]);
        // Nobody is left who could let others in.
        if (own.role === 'owner') await db.rows(CohortRow, { who, tx }).findById(id).patch({ archivedAt: clock.now() });
        else await fillPlaces(dependencies, { who, tx }, cohort);
        await dependencies.membersChanged(tx, who.institution, id);
        afterCommit(tx, () => cohortsChanged(who.institution));
        return { cohort, left: true };
      });
      // Also of a private cohort, which the caller no longer sees.
      return viewOf(dependencies, who, cohort, { isInvited: left });
    },
  };
}
