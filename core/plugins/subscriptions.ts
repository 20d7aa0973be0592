import type { z } from 'zod';
import type { AnyContract, InstitutionRef } from '../contract/index.ts';

// Events of contracts, as plugins subscribe to them.

/** An event as subscribers receive it: at least once, in no guaranteed order. `id` identifies repeated deliveries. */
export interface Delivered<Payload> {
  readonly id: string;
  readonly institution: InstitutionRef;
  readonly at: Date;
  readonly payload: Payload;
}

/** A subscription to an event. Created by `on()`. */
export interface Subscription {
  readonly plugin: string;
  readonly event: string;
  readonly schema: z.ZodType;
  /** Returns false for events that the subscriber ignores; they are not queued. */
  readonly concerns?: (payload: unknown) => boolean;
  handle(event: Delivered<unknown>): Promise<void>;
}

/**
 * Subscribes to an event of a contract, optionally only to those for which `concerns` returns true.
 * @example
 *   subscriptions: [on(immersion, 'placement.completed', ({ institution, payload }) => award(institution, payload.userId))]
 */
export function on<C extends AnyContract, Name extends keyof C['events'] & string>(
  contract: C,
  event: Name,
  handle: (event: Delivered<z.output<C['events'][Name]>>) => Promise<void> | void,
  concerns: (payload: z.output<C['events'][Name]>) => boolean = () => true,
): Subscription {
  return {
    plugin: contract.id,
    event,
    schema: contract.events[event] as z.ZodType,
    concerns: (payload) => concerns(payload as z.output<C['events'][Name]>),
    handle: async (delivered) => handle(delivered as Delivered<z.output<C['events'][Name]>>),
  };
}
