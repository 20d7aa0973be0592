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

export type ServiceOf<N> = N extends ServiceName<infer T> ? T : never;

/** Services that must be there, by the name the plugin uses for them. */
export type Required<R extends Record<string, ServiceName<object>>> = { [K in keyof R]: ServiceOf<R[K]> };

/** Services that may be absent: each is asked for on behalf of somebody, and undefined where its plugin is off for them. */
export type Optional<U extends Record<string, ServiceName<object>>> = {
  [K in keyof U]: (who: Pick<Actor, 'institution'>) => ServiceOf<U[K]> | undefined;
};
