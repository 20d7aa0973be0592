import type { Who } from '../../../core/contract/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Presence } from '../../../core/services.ts';
import { mayMeet } from '../../learner/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { NameSources } from '../names.ts';
import { resolveNames } from '../names.ts';
import type { HereNow } from './contract.ts';

/** Maximum number of names. */
const maxNamed = 12;

/** People online whom the reader may meet. Only those who share their name are named. */
export async function onlinePeople(
  dependencies: NameSources & { presence: Presence; record: Pick<LearnerRecord, 'minority' | 'minorities'> },
  who: Who,
): Promise<HereNow> {
  const ids = new Set(await dependencies.presence.here({ who }));
  // The reader is online even if their live connection is interrupted.
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
  const names = await resolveNames(dependencies, { who }, others, who.user);
  const named = others.filter((id) => !names.isStaff(id)).flatMap((id) => names.of(id) ?? []);
  return { count: others.length + 1, named: named.sort((a, b) => a.localeCompare(b)).slice(0, maxNamed) };
}

/** Combines simultaneous requests: each asks every process who is connected. */
export function batchedPresence(presence: Presence): Presence {
  const pending = new Map<string, Promise<string[]>>();
  return {
    here({ who }) {
      const { id } = who.institution;
      const known = pending.get(id);
      if (known) return known;
      const answer = presence.here({ who }).finally(() => pending.delete(id));
      pending.set(id, answer);
      return answer;
    },
  };
}
