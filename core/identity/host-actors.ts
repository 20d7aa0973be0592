import type { Actor, InstitutionRef } from '../contract/index.ts';

/** Actors created by the host. Objects of the same shape that a plugin builds are not in the set. */
const made = new WeakSet<object>();

/** Marks an actor as created by the host and freezes it. */
export function hostActor<A extends Pick<Actor, 'may'>>(actor: A): A {
  made.add(actor);
  return Object.freeze(actor);
}

export const isHostActor = (actor: object): boolean => made.has(actor);

/**
 * An actor without user and permissions, for jobs, events, schedules and seeds.
 * @example people.named({ who: unprivilegedActor(institution), tx }, userIds)
 */
export const unprivilegedActor = (institution: InstitutionRef): Actor =>
  hostActor({ institution, user: undefined, may: () => false });
