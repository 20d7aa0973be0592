import type { Actor } from './who.ts';

declare const type: unique symbol;

/** The typed name of a service of one plugin's server for others: `universities.catalogue`. */
export interface ServiceName<T extends object> {
  readonly service: string;
  readonly [type]?: T;
}

/**
 * Names a service. The part before the dot is the id of the plugin that provides it.
 * @example
 *   export const catalogue = defineService<Catalogue>('universities.catalogue');
 */
export function defineService<T extends object>(service: `${string}.${string}`): ServiceName<T> {
  return { service };
}

declare const shared: unique symbol;

/** The typed name of a service that any number of plugins provide and the plugin in its name gathers. */
export interface SharedServiceName<T extends object> {
  readonly service: string;
  readonly isShared: true;
  readonly [shared]?: T;
}

/**
 * Names a shared service. The part before the dot is the id of the plugin that gathers it, which starts after all providers.
 * @example
 *   export const itemPacks = defineSharedService<ItemPack>('item-bank.packs');
 */
export function defineSharedService<T extends object>(service: `${string}.${string}`): SharedServiceName<T> {
  return { service, isShared: true };
}

/** One plugin's implementation of a shared service. */
export interface Provided<T extends object> {
  readonly plugin: string;
  readonly service: T;
}

/** Shared services of all running plugins, or of those that are on for an actor's institution, by plugin id. */
export type Gathered<G extends Record<string, SharedServiceName<object>>> = {
  [K in keyof G]: (who?: Pick<Actor, 'institution'>) => readonly Provided<ServiceOf<G[K]>>[];
};

export type ServiceOf<N> = N extends SharedServiceName<infer S> ? S : N extends ServiceName<infer T> ? T : never;

/** Required services, by the name the plugin uses for them. */
export type Required<R extends Record<string, ServiceName<object>>> = { [K in keyof R]: ServiceOf<R[K]> };

/** Optional services. Each is called with an actor and returns undefined where its plugin is off. */
export type Optional<U extends Record<string, ServiceName<object>>> = {
  [K in keyof U]: (who: Pick<Actor, 'institution'>) => ServiceOf<U[K]> | undefined;
};
