import type { Role } from '../../../core/contract/index.ts';
import type { CallContext, Database, Tx } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Guardians, Guardianship } from '../../../core/services.ts';
import type { AgeBand, Circle, ConsentAge, Minority, OlderMinors } from '../contract.ts';
import { circleOf, firstWordingPurposes, needsConsent, Purpose } from '../contract.ts';
import { ConsentRow } from '../models.ts';
import type { ConsentDecision, Requester } from '../services.ts';

/** Guardians' decisions about learners who are not adults, and what they open. */
export interface Consents {
  state(context: CallContext<Requester>, learner: ConsentSubject): Promise<Minority>;
  /** For many people, by id, with as many queries as for one. */
  states(context: CallContext<Requester>, learners: readonly ConsentSubject[]): Promise<ReadonlyMap<string, Minority>>;
  record(context: CallContext<Requester>, decision: ConsentDecision): Promise<void>;
}

interface ConsentSubject {
  readonly id: string;
  readonly role: Role;
  readonly ageBand: AgeBand;
}

interface Dependencies {
  readonly db: Database;
  readonly guardians: Pick<Guardians, 'ofLearners'>;
  /** The institution's rules for minors. */
  rules(institution: { id: string }, tx?: Tx): Promise<{ consentUnder: ConsentAge; olderMinors: OlderMinors }>;
}

const staff: readonly Role[] = ['instructor', 'administrator', 'operator'];

export function createConsents({ db, guardians, rules }: Dependencies): Consents {
  const states: Consents['states'] = async (context, asked) => {
    const { consentUnder, olderMinors } = await rules(context.who.institution, context.tx);
    const decided = await decidedOf(
      context,
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

  async function decidedOf(
    context: CallContext<Requester>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Purpose[]>> {
    if (ids.length === 0) return new Map();
    const [ties, decisions] = await Promise.all([
      guardians.ofLearners({ ...context, who: unprivilegedActor(context.who.institution) }, ids),
      db
        .rows(ConsentRow, context)
        .whereRaw('user_id = any(?::uuid[])', [[...ids]])
        .orderBy(['at', 'id']),
    ]);
    const tiesOf = Map.groupBy(ties, ({ learnerId }) => learnerId);
    const latest = new Map(decisions.map((decision) => [decision.userId, decision]));
    return new Map(ids.map((id) => [id, givenBy(tiesOf.get(id) ?? [], latest.get(id))]));
  }

  return {
    states,
    async state(context, learner) {
      const state = (await states(context, [learner])).get(learner.id);
      if (!state) throw new Error(`No consent state was computed for ${learner.id}`);
      return state;
    },
    async record(context, { userId, given, ...decision }) {
      await db.rows(ConsentRow, context).insert({ userId, purposes: [...given], ...decision });
    },
  };
}

/** Only learners can be minors: administrators assign all other roles. */
const isMinor = ({ role, ageBand }: ConsentSubject): boolean => role === 'learner' && ageBand !== 'adult';

const grownUp = (ageBand: AgeBand, circle: Circle | null): Minority => ({
  ageBand,
  guardianConsent: 'not-needed',
  given: [],
  allowed: Purpose.options,
  circle,
});

/**
 * The purposes of the latest decision: one guardian's consent is enough, and any guardian can end it. A guardian's account
 * that consented before decisions were stored here, or after the latest one, counts as consent to the first wording.
 */
function givenBy(ties: readonly Guardianship[], latest: ConsentRow | undefined): readonly Purpose[] {
  const isNewer = ties.some(({ consentedAt }) => consentedAt !== null && (!latest || consentedAt > latest.at));
  const decided = Purpose.options.filter((purpose) => latest?.purposes.includes(purpose));
  if (!isNewer) return decided;
  return Purpose.options.filter((purpose) => decided.includes(purpose) || firstWordingPurposes.includes(purpose));
}
