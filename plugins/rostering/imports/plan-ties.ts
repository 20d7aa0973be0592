import type { Guardianship } from '../../../core/services.ts';
import type { ImportMode } from '../contract.ts';
import type { Findings, Roster } from '../formats/roster.ts';
import { faultAt } from '../formats/roster.ts';
import type { PlannedAccount } from './plan-people.ts';

type Tie = Omit<Guardianship, 'consentedAt'>;

export interface TiesPlan {
  /** New links, and links with another relation. */
  readonly linked: readonly Tie[];
  readonly unlinked: readonly Tie[];
}

/** What an import does with guardians. Faults are added to the findings. */
export function planTies(
  { ties, people, hasTies }: Roster,
  mode: ImportMode,
  {
    known,
    accounts,
  }: { readonly known: readonly Guardianship[]; readonly accounts: ReadonlyMap<string, PlannedAccount> },
  { faults }: Findings,
): TiesPlan {
  const keyOf = ({ guardianId, learnerId }: Pick<Tie, 'guardianId' | 'learnerId'>) => `${guardianId} ${learnerId}`;
  const present = new Map(known.map((tie) => [keyOf(tie), tie]));
  const isLeaving = new Set(people.filter((person) => person.isLeaving).map(({ sourceId }) => sourceId));
  const wanted = new Map<string, Tie>();
  for (const tie of ties) {
    const { guardianSourceId, learnerSourceId, relation } = tie;
    if (guardianSourceId === learnerSourceId) {
      faults.push(faultAt(tie, `${learnerSourceId} cannot be their own guardian`));
      continue;
    }
    const [guardian, learner] = [accounts.get(guardianSourceId), accounts.get(learnerSourceId)];
    if (isLeaving.has(guardianSourceId) || isLeaving.has(learnerSourceId)) continue;
    const unknown = [guardian ? [] : guardianSourceId, learner ? [] : learnerSourceId].flat();
    if (!guardian || !learner) {
      faults.push(faultAt(tie, `There is no person with the id ${unknown.join(' or ')}`));
    } else if (guardian.role !== 'guardian') {
      faults.push(faultAt(tie, `${guardianSourceId} is named as a guardian, but has the role ${guardian.role}`));
    } else if (learner.role !== 'learner') {
      faults.push(faultAt(tie, `${learnerSourceId} has guardians, but the role ${learner.role}`));
    } else {
      const ids = { guardianId: guardian.id, learnerId: learner.id };
      wanted.set(keyOf(ids), { ...ids, relation: relation || (present.get(keyOf(ids))?.relation ?? 'guardian') });
    }
  }
  const inFile = new Set(
    people.flatMap((person) => (person.isLeaving ? [] : (accounts.get(person.sourceId)?.id ?? []))),
  );
  const imported = new Set([...accounts.values()].map(({ id }) => id));
  return {
    linked: [...wanted].filter(([key, { relation }]) => present.get(key)?.relation !== relation).map(([, tie]) => tie),
    unlinked:
      mode === 'bulk' && hasTies
        ? known.filter((tie) => inFile.has(tie.learnerId) && imported.has(tie.guardianId) && !wanted.has(keyOf(tie)))
        : [],
  };
}
