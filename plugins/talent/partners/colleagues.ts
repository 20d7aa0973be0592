import type { PlainHandlers } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import { acquireLock } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { RecruiterRow } from '../models.ts';
import type { colleagueRoutes } from './contract.ts';
import { recruiterView } from './manage-recruiters.ts';
import { approvedPartnerOf } from './recruiters.ts';

const maxListed = 100;
/** Of one company in 24 hours. */
const maxInvited = 10;
const dayMs = 24 * 60 * 60 * 1000;

/** Recruiters of the caller's company. */
export function createColleagues(dependencies: Dependencies): PlainHandlers<typeof colleagueRoutes> {
  const { db, clock, people, audit, administrator } = dependencies;
  return {
    async colleagues(_, who) {
      const partner = await approvedPartnerOf(dependencies, { who });
      const rows = await db.rows(RecruiterRow, { who }).where({ partnerId: partner.id }).limit(maxListed);
      const ids = rows.map(({ userId }) => userId);
      const { items } = await people.list({ who }, { ids, active: 'any', limit: maxListed, offset: 0 });
      return items.map(recruiterView);
    },

    async inviteColleague({ body: { email, firstName, lastName } }, who) {
      const partner = await approvedPartnerOf(dependencies, { who });
      const system = await administrator(who, `Invitation by a recruiter of ${partner.name}`);
      const names = { username: email, email, firstName, lastName };
      const { person } = await people.create(
        { who: system },
        { ...names, role: 'recruiter' },
        'mail',
        // In the transaction that creates the account.
        async ({ tx }, created) => {
          const context = { who, tx };
          // A suspension in the meantime ends the invitation.
          await approvedPartnerOf(dependencies, context);
          await acquireLock(tx, `talent.invitations ${partner.id}`);
          const since = new Date(clock.now().getTime() - dayMs);
          const recent = db.rows(RecruiterRow, context).where({ partnerId: partner.id }).where('addedAt', '>', since);
          if ((await recent.resultSize()) >= maxInvited) {
            throw new Failure('rate_limited', `A company can invite ${maxInvited} recruiters in 24 hours.`);
          }
          const row = { partnerId: partner.id, userId: created.id, addedAt: clock.now() };
          await db.rows(RecruiterRow, context).insert(row);
          const details = { partnerId: partner.id };
          await audit.record(context, { action: 'talent.colleague-invited', subject: created.id, details });
        },
      );
      return recruiterView(person);
    },
  };
}
