import type { Actor, InstitutionRef } from '../contract/index.ts';

/** Actors that the host made. A plugin can write an object of the same shape; it is not among them. */
const made = new WeakSet<object>();

/** Marks an actor as made by the host. It cannot be changed afterwards. */
export function hostActor<A extends Pick<Actor, 'may'>>(actor: A): A {
  made.add(actor);
  return Object.freeze(actor);
}

export const isHostActor = (actor: object): boolean => made.has(actor);

/**
 * An actor without a user and without permissions, for what no person calls: jobs, events, schedules, seeds.
 * @example people.named({ who: unprivilegedActor(institution), tx }, userIds)
 */
export const unprivilegedActor = (institution: InstitutionRef): Actor =>
  hostActor({ institution, user: undefined, may: () => false });
