import type { Actor, Gathered } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { peopleGroups } from '../services.ts';

// Groups of people that other plugins offer. Their ids begin with the id of the plugin.

export type GatheredGroups = Gathered<{ groups: typeof peopleGroups }>['groups'];

/** All groups, by plugin and in its order. */
export async function allGroups(groups: GatheredGroups, call: CallContext<Actor>) {
  const found = await Promise.all(
    groups(call.who).map(async ({ plugin, service }) => {
      const { noun, list } = await service.groups(call);
      return list.map(({ id, title }) => ({ id: `${plugin}:${id}`, title, noun }));
    }),
  );
  return found.flat();
}

/** The service of a group with its own id. @throws Failure not_found where its plugin is off */
export function ownerOf(groups: GatheredGroups, { who }: CallContext<Actor>, group: string) {
  const at = group.indexOf(':');
  const owner = groups(who).find(({ plugin }) => plugin === group.slice(0, at));
  if (!owner) throw notFound('Group not found.');
  return { service: owner.service, id: group.slice(at + 1) };
}

/** Ids of the members of a group. @throws Failure not_found */
export function membersOf(groups: GatheredGroups, call: CallContext<Actor>, group: string): Promise<string[]> {
  const { service, id } = ownerOf(groups, call, group);
  return service.members(call, id);
}
