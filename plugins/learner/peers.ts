import type { People } from '../../core/services.ts';
import type { Consents } from './consents.ts';
import type { AgeBand } from './contract.ts';
import { isRestricted } from './contract.ts';
import type { Profiles } from './profiles.ts';
import { actingIn } from './profiles.ts';
import type { Within } from './services.ts';

interface Parts {
  readonly people: Pick<People, 'list'>;
  readonly profiles: Pick<Profiles, 'sharing'>;
  readonly consents: Pick<Consents, 'states'>;
}

/** Learners whom other learners may see, by id: who wants it, is active, and may decide it or has a guardian's consent. */
export async function peersOf({ people, profiles, consents }: Parts, within: Within, among?: readonly string[]) {
  const willing = new Map((await profiles.sharing(within, among)).map(({ userId, ageBand }) => [userId, ageBand]));
  const ids = [...willing.keys()];
  const { items } = await people.list(
    { ...within, who: actingIn(within.who.institution) },
    { ids, role: 'learner', demo: true, limit: ids.length, offset: 0 },
  );
  const ageBandOf = (id: string): AgeBand => willing.get(id) ?? 'unknown';
  const asked = items.map(({ id }) => ({ id, role: 'learner' as const, ageBand: ageBandOf(id) }));
  const states = await consents.states(within, asked);
  const seen = items.filter(
    ({ id }) => !isRestricted({ ageBand: ageBandOf(id), guardianConsent: states.get(id) ?? 'missing' }),
  );
  return new Map(seen.map(({ id, firstName, lastName }) => [id, { name: shortName(firstName, lastName) }]));
}

/** `Aroha P.`: enough to be known by who knows one. */
function shortName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim();
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
}
