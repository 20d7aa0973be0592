import type { Role } from '../../core/contract/index.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import type { Guardians, Guardianship } from '../../core/services.ts';
import type { AgeBand, Circle, ConsentAge, Minority, OlderMinors } from './contract.ts';
import { circleOf, firstWordingPurposes, needsConsent, Purpose } from './contract.ts';
import { ConsentRow } from './models.ts';
import type { ConsentDecision, Within } from './services.ts';

/** Guardians' decisions about learners who are not adults, and what follows from them. */
export interface Consents {
  state(within: Within, learner: Asked): Promise<Minority>;
  /** Of many, by id: as many queries as for one. */
  states(within: Within, learners: readonly Asked[]): Promise<ReadonlyMap<string, Minority>>;
  record(within: Within, decision: ConsentDecision): Promise<void>;
}

interface Asked {
  readonly id: string;
  readonly role: Role;
  readonly ageBand: AgeBand;
}

interface Parts {
  readonly db: Database;
  readonly guardians: Pick<Guardians, 'ofLearners'>;
  /** What an institution has chosen about its minors. */
  rules(institution: { id: string }, tx?: Tx): Promise<{ consentUnder: ConsentAge; olderMinors: OlderMinors }>;
}

const staff: readonly Role[] = ['instructor', 'administrator', 'operator'];

export function createConsents({ db, guardians, rules }: Parts): Consents {
  const states: Consents['states'] = async (within, asked) => {
    const { consentUnder, olderMinors } = await rules(within.who.institution, within.tx);
    const decided = await decidedOf(
      within,
      asked.filter(isMinor).map(({ id }) => id),
    );
    return new Map(
      asked.map((person) => {
        const { id, role, ageBand } = person;
        if (role !== 'learner') return [id, grownUp(ageBand, staff.includes(role) ? 'staff' : null)];
        const circle = circleOf(ageBand, olderMinors);
        if (!isMinor(person)) return [id, grownUp(ageBand, circle)];
        const given = decided.get(id) ?? [];
        const allowed = Purpose.options.filter(
          (purpose) => given.includes(purpose) || !needsConsent(purpose, ageBand, consentUnder),
        );
        return [id, { ageBand, guardianConsent: given.length > 0 ? 'given' : 'missing', given, allowed, circle }];
      }),
    );
  };

  async function decidedOf(within: Within, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Purpose[]>> {
    if (ids.length === 0) return new Map();
    const [ties, decisions] = await Promise.all([
      guardians.ofLearners({ ...within, who: unprivilegedActor(within.who.institution) }, ids),
      db
        .rows(ConsentRow, within)
        .whereRaw('user_id = any(?::uuid[])', [[...ids]])
        .orderBy(['at', 'id']),
    ]);
    const tiesOf = Map.groupBy(ties, ({ learnerId }) => learnerId);
    const latest = new Map(decisions.map((decision) => [decision.userId, decision]));
    return new Map(ids.map((id) => [id, givenBy(tiesOf.get(id) ?? [], latest.get(id))]));
  }

  return {
    states,
    async state(within, learner) {
      const state = (await states(within, [learner])).get(learner.id);
      if (!state) throw new Error('Somebody who was asked about has no state');
      return state;
    },
    async record(within, { userId, given, ...decision }) {
      await db.rows(ConsentRow, within).insert({ userId, purposes: [...given], ...decision });
    },
  };
}

/** Only learners can be children: everyone else was given their role by an administrator. */
const isMinor = ({ role, ageBand }: Asked): boolean => role === 'learner' && ageBand !== 'adult';

const grownUp = (ageBand: AgeBand, circle: Circle | null): Minority => ({
  ageBand,
  guardianConsent: 'not-needed',
  given: [],
  allowed: Purpose.options,
  circle,
});

/**
 * The latest decision says what stands: one guardian's consent is enough, and any guardian ends it. A guardian's account
 * that consented before decisions were kept here, or after the latest one, counts as a consent to the first wording.
 */
function givenBy(ties: readonly Guardianship[], latest: ConsentRow | undefined): readonly Purpose[] {
  const isNewer = ties.some(({ consentedAt }) => consentedAt !== null && (!latest || consentedAt > latest.at));
  const decided = Purpose.options.filter((purpose) => latest?.purposes.includes(purpose));
  if (!isNewer) return decided;
  return Purpose.options.filter((purpose) => decided.includes(purpose) || firstWordingPurposes.includes(purpose));
}
