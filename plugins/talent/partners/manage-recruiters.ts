import type { PlainHandlers } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { Person } from '../../../core/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { PartnerRow, RecruiterRow } from '../models.ts';
import type { partnerRoutes, Recruiter } from './contract.ts';

type RecruiterRoutes = Pick<
  PlainHandlers<typeof partnerRoutes>,
  'partnerRecruiters' | 'recruiterCandidates' | 'addRecruiter' | 'removeRecruiter'
>;

const maxListed = 100;

/** Who recruits for which company. */
export function createRecruiters({ db, clock, people, audit, announce }: Dependencies): RecruiterRoutes {
  /** @throws Failure not_found */
  async function assertPartner(context: CallContext, id: string): Promise<void> {
    if (!(await db.rows(PartnerRow, context).findById(id))) throw notFound('Company not found.');
  }

  return {
    async partnerRecruiters({ params }, who) {
      await assertPartner({ who }, params.id);
      const rows = await db.rows(RecruiterRow, { who }).where({ partnerId: params.id }).limit(maxListed);
      const ids = rows.map(({ userId }) => userId);
      const { items } = await people.list({ who }, { ids, active: 'any', limit: maxListed, offset: 0 });
      return items.map(recruiterView);
    },
    async recruiterCandidates({ query }, who) {
      const taken = new Set((await db.rows(RecruiterRow, { who }).select('userId')).map(({ userId }) => userId));
      const { items } = await people.list(
        { who },
        { role: 'recruiter', search: query.search, limit: maxListed + taken.size, offset: 0 },
      );
      return items
        .filter(({ id }) => !taken.has(id))
        .slice(0, maxListed)
        .map(recruiterView);
    },
    addRecruiter: ({ params }, who) =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        await assertPartner(context, params.id);
        const person = await people.one(context, params.userId);
        if (person.role !== 'recruiter' || person.deactivatedAt !== null) {
          throw conflict('Only active people with the role recruiter can recruit for a company.');
        }
        const known = await db.rows(RecruiterRow, context).findOne({ userId: person.id });
        if (known && known.partnerId !== params.id) throw conflict('This person recruits for another company.');
        if (known) return recruiterView(person);
        const row = { partnerId: params.id, userId: person.id, addedAt: clock.now() };
        await db.rows(RecruiterRow, context).insert(row);
        const details = { partnerId: params.id };
        await audit.record(context, { action: 'talent.recruiter-added', subject: person.id, details });
        afterCommit(tx, () => announce(who.institution, person.id, 'candidates'));
        return recruiterView(person);
      }),
    removeRecruiter: ({ params }, who) =>
      db.transaction(async (tx) => {
        const context = { who, tx };
        await assertPartner(context, params.id);
        if ((await people.named(context, [params.userId])).size === 0) throw notFound();
        const named = { partnerId: params.id, userId: params.userId };
        if ((await db.rows(RecruiterRow, context).where(named).delete()) === 0) return;
        const details = { partnerId: params.id };
        await audit.record(context, { action: 'talent.recruiter-removed', subject: params.userId, details });
        afterCommit(tx, () => announce(who.institution, params.userId, 'candidates'));
      }),
  };
}

export const recruiterView = ({ id: userId, firstName, lastName, email, role, deactivatedAt }: Person): Recruiter => ({
  ...{ userId, firstName, lastName, email },
  isActive: deactivatedAt === null && role === 'recruiter',
});
