import type { Role } from '../../core/contract/index.ts';
import type { Database } from '../../core/db/index.ts';
import type { Guardians, Guardianship } from '../../core/services.ts';
import type { AgeBand, GuardianConsent } from './contract.ts';
import { ConsentRow } from './models.ts';
import { actingIn } from './profiles.ts';
import type { ConsentDecision, Within } from './services.ts';

/** Guardians' decisions about learners who are not adults. */
export interface Consents {
  state(within: Within, learner: { id: string; role: Role; ageBand: AgeBand }): Promise<GuardianConsent>;
  record(within: Within, decision: ConsentDecision): Promise<void>;
}

export function createConsents(db: Database, guardians: Pick<Guardians, 'ofLearner'>): Consents {
  return {
    async state(within, { id, role, ageBand }) {
      // Only learners can be children: everyone else was given their role by an administrator.
      if (role !== 'learner' || ageBand === 'adult') return 'not-needed';
      const [ties, decisions] = await Promise.all([
        guardians.ofLearner({ ...within, who: actingIn(within.who.institution) }, id),
        db.rows(ConsentRow, within).where({ userId: id }).orderBy(['at', 'id']),
      ]);
      return isGiven(ties, decisions.at(-1)) ? 'given' : 'missing';
    },
    async record(within, { userId, ...decision }) {
      await db.rows(ConsentRow, within).insert({ userId, ...decision });
    },
  };
}

/** One guardian's consent is enough; taking it back by letter outweighs whatever was given before. */
function isGiven(ties: readonly Guardianship[], latest: ConsentRow | undefined): boolean {
  if (latest?.isGiven) return true;
  return ties.some(({ consentedAt }) => consentedAt !== null && (!latest || consentedAt > latest.at));
}
