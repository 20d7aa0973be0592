import type { Actor } from './who.ts';

declare const type: unique symbol;

/** The typed name of something a plugin's server offers to other plugins' servers: `universities.catalogue`. */
export interface ServiceName<T extends object> {
  readonly service: string;
  readonly [type]?: T;
}

/** The first word is the id of the plugin that provides it. */
export function defineService<T extends object>(service: `${string}.${string}`): ServiceName<T> {
  return { service };
}

declare const shared: unique symbol;

/** The typed name of a service that any number of plugins provide, and that the plugin in its name gathers. */
export interface SharedServiceName<T extends object> {
  readonly service: string;
  readonly isShared: true;
  readonly [shared]?: T;
}

/**
 * The first word is the id of the plugin that gathers it. That plugin starts after every plugin that provides it.
 * @example
 *   export const itemPacks = defineSharedService<ItemPack>('item-bank.packs');
 */
export function defineSharedService<T extends object>(service: `${string}.${string}`): SharedServiceName<T> {
  return { service, isShared: true };
}

/** What one plugin provides of a shared service. */
export interface Provided<T extends object> {
  readonly plugin: string;
  readonly service: T;
}

/** Shared services: those of every running plugin, or of the plugins that are on for somebody. In order of plugin ids. */
export type Gathered<G extends Record<string, SharedServiceName<object>>> = {
  [K in keyof G]: (who?: Pick<Actor, 'institution'>) => readonly Provided<ServiceOf<G[K]>>[];
};

export type ServiceOf<N> = N extends SharedServiceName<infer S> ? S : N extends ServiceName<infer T> ? T : never;

/** Services that must be there, by the name the plugin uses for them. */
export type Required<R extends Record<string, ServiceName<object>>> = { [K in keyof R]: ServiceOf<R[K]> };

/** Services that may be absent: each is asked for on behalf of somebody, and undefined where its plugin is off for them. */
export type Optional<U extends Record<string, ServiceName<object>>> = {
  [K in keyof U]: (who: Pick<Actor, 'institution'>) => ServiceOf<U[K]> | undefined;
};
