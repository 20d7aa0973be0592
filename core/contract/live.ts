import type { z } from 'zod';
import type { DuringAssessment } from './routes.ts';
import type { Who } from './who.ts';

/** A message that browsers send over the socket. It is answered by an acknowledgement: `{ ok: true, … }` or an error envelope. */
export interface LiveMessageSpec<A extends string = string> {
  readonly access: A;
  readonly body: z.ZodType;
  readonly answer?: z.ZodType;
  /** `closed`: refused while a question of a scored assessment is open before the sender, as a route's is. */
  readonly duringAssessment?: DuringAssessment;
  /**
   * How many of them one connection may send: `burst` at once and `perSecond` in the long run, counted by themselves. Without
   * it they count among all other messages of the connection: 60 at once, 20 a second.
   */
  readonly limit?: { readonly perSecond: number; readonly burst: number };
  /** The largest body, in bytes as it travels; 256 KiB where it is absent, 8 MiB at most. More is answered `too_large`. */
  readonly maxBytes?: number;
}

/** A room: a key and who may be in it. Wire names carry institution and plugin, so rooms never mix. */
export interface RoomSpec<A extends string = string> {
  readonly access: A;
  /** What tells one such room from another, for instance an id. */
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

/** The connection that a message came by. */
export interface LiveConnection<R extends string = string> {
  /** Tells one tab of a person from another; for `toConnection` and `except`. A connection that is lost never comes back. */
  readonly id: string;
  /**
   * Takes it into one of the plugin's rooms, as if it had asked: the room's own check decides.
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

/** For each room, whether this person may enter (asked on entering, and again when their access changes). */
export type RoomChecks<L extends LiveSpec> = {
  [Name in keyof Rooms<L>]: (key: string, who: Who) => PromiseLike<boolean> | boolean;
};

/** What a plugin's server half uses to send. Sending to nobody is not an error. */
export interface LiveSender<L extends LiveSpec> {
  toRoom<M extends keyof Sent<L> & string>(
    institution: { id: string },
    room: keyof Rooms<L> & string,
    key: string,
    message: M,
    body: z.input<Sent<L>[M]>,
    options?: {
      /** The id of a connection that does not get it: the one whose message it passes on. */
      readonly except?: string;
    },
  ): void;
  /** One tab, in whichever process it is connected. */
  toConnection<M extends keyof Sent<L> & string>(
    institution: { id: string },
    connectionId: string,
    message: M,
    body: z.input<Sent<L>[M]>,
  ): void;
  /** Every tab and device of one person. */
  toUser<M extends keyof Sent<L> & string>(
    institution: { id: string },
    userId: string,
    message: M,
    body: z.input<Sent<L>[M]>,
  ): void;
  /** Asks the room's check again for everyone in it, in all processes, and removes those who may no longer be there. */
  recheck(institution: { id: string }, room: keyof Rooms<L> & string, key: string): Promise<void>;
  /** Ids of the people in a room now, in all processes. */
  present(institution: { id: string }, room: keyof Rooms<L> & string, key: string): Promise<string[]>;
}

/**
 * For each room, called when a connection has entered it, before the browser is told so: for what that tab alone needs, by
 * `toConnection`. A tab that enters again while it is in the room does not count. When it throws, that is logged and the
 * connection stays in the room.
 */
export type EnteredHooks<L extends LiveSpec> = {
  [Name in keyof Rooms<L>]?: (key: string, who: Who, connection: Pick<LiveConnection, 'id'>) => unknown;
};

/**
 * For each room, told when a person's last connection has left it, however it went: left, closed, lost, or access ended;
 * twice at most where two went in the same moment, and not at all where the plugin is off or the process ends.
 */
export type Departures<L extends LiveSpec> = {
  [Name in keyof Rooms<L>]?: (key: string, gone: { institution: { id: string }; userId: string }) => unknown;
};
