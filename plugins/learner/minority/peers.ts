import type { CallContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import type { AgeBand } from '../contract.ts';
import { mayMeet } from '../contract.ts';
import type { Profiles } from '../profiles/profiles.ts';
import type { Person, Requester } from '../services.ts';
import type { Consents } from './consents.ts';

interface Dependencies {
  readonly people: Pick<People, 'list'>;
  readonly profiles: Pick<Profiles, 'sharing' | 'read'>;
  readonly consents: Pick<Consents, 'states'>;
}

/** Learners whose name a reader may see, by id: they share it, are active, and boards are open to both. */
export async function peersOf(
  { people, profiles, consents }: Dependencies,
  context: CallContext<Requester>,
  reader: Person,
  among?: readonly string[],
) {
  const willing = new Map((await profiles.sharing(context, among)).map(({ userId, ageBand }) => [userId, ageBand]));
  const ids = [...willing.keys()];
  const [{ items }, { ageBand }] = await Promise.all([
    people.list(
      { ...context, who: unprivilegedActor(context.who.institution) },
      { ids, role: 'learner', demo: true, limit: ids.length, offset: 0 },
    ),
    profiles.read(context, reader.id),
  ]);
  const ageBandOf = (id: string): AgeBand => willing.get(id) ?? 'unknown';
  const asked = items.map(({ id }) => ({ id, role: 'learner' as const, ageBand: ageBandOf(id) }));
  const states = await consents.states(context, [{ ...reader, ageBand }, ...asked]);
  const own = states.get(reader.id);
  const seen = items.filter(({ id }) => {
    const other = states.get(id);
    return own !== undefined && other !== undefined && mayMeet(own, other, 'boards');
  });
  return new Map(seen.map(({ id, firstName, lastName }) => [id, { name: shortName(firstName, lastName) }]));
}

/** First name and initial: `Aroha P.` */
function shortName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim();
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
}
