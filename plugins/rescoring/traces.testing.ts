import { knexOf } from '../../core/db/index.ts';
import { deployment } from '../../core/identity/index.ts';
import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { rescoringDesk } from './services.ts';

/** Rescores the person's results, as if an earlier engine had scored them. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff }) => {
  await knexOf(at.platform.database)('learner.results')
    .where({ user_id: person.user.id })
    .whereNot({ version: 'demo' })
    .update({ theta: 3, version: 'eap-1' });
  await at.platform.host
    .service(rescoringDesk)
    .rescore(
      { who: deployment(at.institution) },
      { administrator: staff.user.username, reason: 'The scoring engine changed' },
    );
};
