import type { Who } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Presence } from '../../../core/services.ts';
import { mayMeet } from '../../learner/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { Naming } from '../names.ts';
import { namesOf } from '../names.ts';
import type { HereNow } from './contract.ts';

/** At most as many are named. */
const mostNamed = 12;

/** Who of those whom the reader may meet has a page open. Nobody is named to others who does not share it. */
export async function hereNow(
  dependencies: Naming & { presence: Presence; record: Pick<LearnerRecord, 'minority' | 'minorities'> },
  who: Who,
): Promise<HereNow> {
  const ids = new Set(await dependencies.presence.here({ who }));
  // Whoever asks is here, whether or not their live connection stands at this moment.
  ids.add(who.user.id);
  const present = await dependencies.people.named({ who: unprivilegedActor(who.institution) }, [...ids]);
  const [own, minorities] = await Promise.all([
    dependencies.record.minority({ who }, who.user),
    dependencies.record.minorities(
      { who },
      [...present.values()].map(({ id, role }) => ({ id, role })),
    ),
  ]);
  const others = [...minorities].flatMap(([id, other]) =>
    id !== who.user.id && mayMeet(own, other, 'boards') ? [id] : [],
  );
  const names = await namesOf(dependencies, { who }, others, who.user);
  const named = others.filter((id) => !names.isStaff(id)).flatMap((id) => names.of(id) ?? []);
  return { count: others.length + 1, named: named.sort((a, b) => a.localeCompare(b)).slice(0, mostNamed) };
}

/** Every process is asked who is there: those who want to know at the same moment share one answer. */
export function sharedPresence(presence: Presence): Presence {
  const asked = new Map<string, Promise<string[]>>();
  return {
    here({ who }) {
      const { id } = who.institution;
      const known = asked.get(id);
      if (known) return known;
      const answer = presence.here({ who }).finally(() => asked.delete(id));
      asked.set(id, answer);
      return answer;
    },
  };
}
