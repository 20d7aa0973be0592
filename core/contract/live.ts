import type { z } from 'zod';
import type { DuringAssessment } from './routes.ts';
import type { Who } from './who.ts';

/** A message from browsers over the socket. The acknowledgement is `{ ok: true, … }` or an error envelope. */
export interface LiveMessageSpec<A extends string = string> {
  readonly access: A;
  readonly body: z.ZodType;
  readonly answer?: z.ZodType;
  /** `closed`: refused while the sender has an open question of a scored assessment, as for routes. */
  readonly duringAssessment?: DuringAssessment;
  /**
   * A separate rate limit for this message on one connection: `burst` at once and `perSecond` on average. Without it the
   * message shares the connection's limit of 60 at once and 20 a second.
   */
  readonly limit?: { readonly perSecond: number; readonly burst: number };
  /** Maximum body size in bytes on the wire. Default 256 KiB, at most 8 MiB. Larger bodies fail with `too_large`. */
  readonly maxBytes?: number;
}

/** A room: its key and who may enter. Names on the wire include institution and plugin, so rooms never mix. */
export interface RoomSpec<A extends string = string> {
  readonly access: A;
  /** Identifies one room of this kind, for example by an id. */
  readonly key: z.ZodType<string>;
}

export interface LiveSpec<A extends string = string> {
  readonly receives?: Record<string, LiveMessageSpec<A>>;
  readonly sends?: Record<string, z.ZodType>;
  readonly rooms?: Record<string, RoomSpec<A>>;
}

type Received<L extends LiveSpec> = NonNullable<L['receives']>;
type Rooms<L extends LiveSpec> = NonNullable<L['rooms']>;
type Sent<L extends LiveSpec> = NonNullable<L['sends']>;

/** The connection on which a message arrived. */
export interface LiveConnection<R extends string = string> {
  /** Identifies one tab, for `toConnection` and `except`. A reconnect gets a new id. */
  readonly id: string;
  /**
   * Enters one of the plugin's rooms as if the browser had requested it; the room's check applies.
   * @throws Failure not_found, forbidden, invalid
   */
  enter(room: R, key: string): Promise<void>;
}

export type LiveHandler<M extends LiveMessageSpec, R extends string = string> = (
  body: z.output<M['body']>,
  who: Who,
  connection: LiveConnection<R>,
) => PromiseLike<LiveAnswer<M>> | LiveAnswer<M>;
// biome-ignore lint/suspicious/noConfusingVoidType: a message without an answer returns nothing at all
type LiveAnswer<M extends LiveMessageSpec> = M['answer'] extends z.ZodType ? z.input<M['answer']> : void;

export type LiveHandlers<L extends LiveSpec> = {
  [Name in keyof Received<L>]: LiveHandler<Received<L>[Name], keyof Rooms<L> & string>;
};

/** For each room, whether a person may enter; checked on entering and when the person's access changes. */
export type RoomChecks<L extends LiveSpec> = {
  [Name in keyof Rooms<L>]: (key: string, who: Who) => PromiseLike<boolean> | boolean;
};

/** Sends live messages of a plugin. Sending to an empty room is not an error. */
export interface LiveSender<L extends LiveSpec> {
  toRoom<M extends keyof Sent<L> & string>(
    institution: { id: string },
    room: keyof Rooms<L> & string,
    key: string,
    message: M,
    body: z.input<Sent<L>[M]>,
    options?: {
      /** Id of a connection to leave out, usually the sender's. */
      readonly except?: string;
    },
  ): void;
  /** Sends to one tab, in any process. */
  toConnection<M extends keyof Sent<L> & string>(
    institution: { id: string },
    connectionId: string,
    message: M,
    body: z.input<Sent<L>[M]>,
  ): void;
  /** Sends to every tab and device of one person. */
  toUser<M extends keyof Sent<L> & string>(
    institution: { id: string },
    userId: string,
    message: M,
    body: z.input<Sent<L>[M]>,
  ): void;
  /** Repeats the room's check for everyone in it, in all processes, and removes people who no longer pass. */
  recheck(institution: { id: string }, room: keyof Rooms<L> & string, key: string): Promise<void>;
  /** Ids of the people currently in a room, in all processes. */
  present(institution: { id: string }, room: keyof Rooms<L> & string, key: string): Promise<string[]>;
}

/**
 * For each room, called after a connection has entered and before the browser is notified, to send that tab its initial
 * state with `toConnection`. Not called when a tab re-enters a room it is in. Errors are logged; the connection stays.
 */
export type EnteredHooks<L extends LiveSpec> = {
  [Name in keyof Rooms<L>]?: (key: string, who: Who, connection: Pick<LiveConnection, 'id'>) => unknown;
};

/**
 * For each room, called when a person's last connection has left for any reason: left, closed, lost, or access ended. May
 * be called twice if two connections leave at the same time; not called when the plugin is off or the process ends.
 */
export type Departures<L extends LiveSpec> = {
  [Name in keyof Rooms<L>]?: (key: string, gone: { institution: { id: string }; userId: string }) => unknown;
};
