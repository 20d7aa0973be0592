import type { Role } from '../../core/contract/index.ts';
import type { Database } from '../../core/db/index.ts';
import type { Guardians, Guardianship } from '../../core/services.ts';
import type { AgeBand, GuardianConsent } from './contract.ts';
import { ConsentRow } from './models.ts';
import { actingIn } from './profiles.ts';
import type { ConsentDecision, Within } from './services.ts';

/** Guardians' decisions about learners who are not adults. */
export interface Consents {
  state(within: Within, learner: Asked): Promise<GuardianConsent>;
  /** Of many, by id: as many queries as for one. */
  states(within: Within, learners: readonly Asked[]): Promise<ReadonlyMap<string, GuardianConsent>>;
  record(within: Within, decision: ConsentDecision): Promise<void>;
}

interface Asked {
  readonly id: string;
  readonly role: Role;
  readonly ageBand: AgeBand;
}

export function createConsents(db: Database, guardians: Pick<Guardians, 'ofLearners'>): Consents {
  const states: Consents['states'] = async (within, learners) => {
    // Only learners can be children: everyone else was given their role by an administrator.
    const minors = learners.filter(({ role, ageBand }) => role === 'learner' && ageBand !== 'adult');
    const ids = minors.map(({ id }) => id);
    const states = new Map<string, GuardianConsent>(learners.map(({ id }) => [id, 'not-needed']));
    if (ids.length === 0) return states;
    const [ties, decisions] = await Promise.all([
      guardians.ofLearners({ ...within, who: actingIn(within.who.institution) }, ids),
      db.rows(ConsentRow, within).whereRaw('user_id = any(?::uuid[])', [ids]).orderBy(['at', 'id']),
    ]);
    const tiesOf = Map.groupBy(ties, ({ learnerId }) => learnerId);
    const latest = new Map(decisions.map((decision) => [decision.userId, decision]));
    for (const id of ids) states.set(id, isGiven(tiesOf.get(id) ?? [], latest.get(id)) ? 'given' : 'missing');
    return states;
  };
  return {
    states,
    state: async (within, learner) => (await states(within, [learner])).get(learner.id) ?? 'missing',
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
