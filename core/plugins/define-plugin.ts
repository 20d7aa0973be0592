import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type {
  Actor,
  AnyContract,
  Departures,
  EnteredHooks,
  Gathered,
  InstitutionRef,
  JobSpec,
  LiveConnection,
  LiveHandlers,
  LiveSender,
  LiveSpec,
  OpenAssessment,
  Optional,
  Required,
  RoomChecks,
  RouteHandlers,
  RouteSpec,
  ServiceName,
  ServiceOf,
  SharedServiceName,
  Who,
} from '../contract/index.ts';
import type { Database, Tx } from '../db/index.ts';
import { equalSecrets } from '../equal-secrets.ts';
import { unprivilegedActor } from '../identity/host-actors.ts';
import type { Random } from '../random.ts';
import type { Storage } from '../storage/storage.ts';
import type { Actors, CallerCheck, CallerRequest } from './actors.ts';
import { listPages, pageOptions } from './list-pages.ts';
import type { Remembered } from './remembered.ts';
import { table } from './table.ts';

export type { Actors, CallerCheck, CallerRequest, Remembered };
export { equalSecrets, listPages, pageOptions, table, unprivilegedActor };

type Names = Record<string, ServiceName<object>>;
type NoNames = Record<never, ServiceName<object>>;
type SharedNames = Record<string, SharedServiceName<object>>;
type NoSharedNames = Record<never, SharedServiceName<object>>;
/** What a plugin provides: services of its own, and its part of those that another plugin gathers. */
type ProvidedNames = Record<string, ServiceName<object> | SharedServiceName<object>>;

/** An event as a subscriber receives it: at least once, in no promised order; `id` tells repeats apart. */
export interface Delivered<Payload> {
  readonly id: string;
  readonly institution: InstitutionRef;
  readonly at: Date;
  readonly payload: Payload;
}

/** A subscription to another plugin's event (or one's own). Made by `on()`. */
export interface Subscription {
  readonly plugin: string;
  readonly event: string;
  readonly schema: z.ZodType;
  /** False for an event that the subscriber would pass over: it is not queued for it. */
  readonly concerns?: (payload: unknown) => boolean;
  handle(event: Delivered<unknown>): Promise<void>;
}

/** Subscribes to an event of a contract, or only to those that `concerns` finds; the payload is typed by the contract. */
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

/** A job as its handler receives it. */
export interface DeliveredJob<Payload> extends Delivered<Payload> {
  /** 1 for the first run. */
  readonly attempt: number;
  /**
   * Aborted when the server stops or the job is cancelled (AbortError), or when a run exceeds the job's `limitSeconds`
   * (TimeoutError). Long work listens to it and throws its reason; after a stop another server runs the job again.
   */
  readonly signal: AbortSignal;
  /**
   * Stores how far the job is and tells those who may follow it. Call it as often as you like: what comes faster than
   * four times a second is skipped, except where `done` reaches `total`. It never throws.
   */
  progress(done: number, total: number): void;
}

type JobPayload<J extends Record<string, JobSpec>, Name extends keyof J> = J[Name]['payload'];

/** One handler for each job of the contract. */
export type JobHandlers<J extends Record<string, JobSpec>> = {
  [Name in keyof J]: (job: DeliveredJob<z.output<JobPayload<J, Name>>>) => Promise<void> | void;
};

/** Queues jobs of the plugin's contract. */
export interface Jobs<J extends Record<string, JobSpec>> {
  /**
   * Writes a job, in the given transaction. Where the contract says `once` and an equal job waits, that one is kept, and
   * starts at the earlier of both times.
   * @returns the id of the job that waits
   */
  enqueue<Name extends keyof J & string>(
    name: Name,
    institution: { id: string },
    payload: z.input<JobPayload<J, Name>>,
    options?: { tx?: Tx; startAfter?: Date },
  ): Promise<string>;
  /** Drops a job that waits, and aborts the signal of one that runs. @returns false when it has ended or never was */
  cancel(name: keyof J & string, institution: { id: string }, id: string, options?: { tx?: Tx }): Promise<boolean>;
  /** Moves a job that waits to another time, earlier or later. @returns false when it runs, has ended or never was */
  reschedule(
    name: keyof J & string,
    institution: { id: string },
    id: string,
    startAfter: Date,
    options?: { tx?: Tx },
  ): Promise<boolean>;
}

/** What a signed-in person wrote in one call or live message, and to which plugin's route or message. */
export interface WrittenText {
  readonly plugin: string;
  readonly name: string;
  readonly texts: readonly string[];
}

/** Work at set times (cron, UTC), once for every institution that has the plugin on. */
export interface Schedule {
  readonly cron: string;
  run(institution: InstitutionRef): Promise<void>;
}

/** A command of the `eiq` command line: `eiq <group> <name>`. Its module exports `command`. */
export interface CommandReference {
  readonly name: string;
  readonly summary: string;
  load(): Promise<{ command: PluginCommand }>;
}

export interface CommandOption {
  /** As commander writes it: `--section <id>`. */
  readonly flags: string;
  readonly description: string;
  readonly required?: boolean;
}

export interface PluginCommand {
  readonly arguments?: readonly { name: string; description: string; optional?: boolean }[];
  readonly options?: readonly CommandOption[];
  /**
   * The command needs no institution, because it works on files, for example. A function decides by the options given.
   */
  readonly withoutInstitution?: boolean | ((options: CommandContext['options']) => boolean);
  run(context: CommandContext): Promise<void>;
}

/** What a command is given. `service` starts the plugins that are needed, in the command line's own process. */
export interface CommandContext {
  readonly arguments: Record<string, string | undefined>;
  readonly options: Record<string, string | boolean | undefined>;
  /** Not to be read by a command that is run without one. */
  readonly institution: InstitutionRef;
  /** Whoever runs the command line, who may do everything in the institution. */
  readonly who: Actor;
  /** Text for a person, or with --json the value as JSON. */
  print(value: unknown, text?: string): void;
  /** A progress bar on a terminal; silent elsewhere. */
  progress(total: number, description: string): { step(by?: number): void; done(): void };
  service<T extends object>(name: ServiceName<T>): T;
  readonly input: Readable;
}

/** What `start` is given. Nothing here outlives the plugin's stop. */
export interface PluginContext<
  C extends AnyContract,
  Config extends z.ZodType,
  Settings extends z.ZodType,
  Req extends Names,
  Uses extends Names,
  Gath extends SharedNames = NoSharedNames,
> {
  readonly db: Database;
  readonly config: z.output<Config>;
  /** This institution's settings, as last saved or by default. Within a transaction, give it. */
  settings(institution: { id: string }, tx?: Tx): Promise<z.output<Settings>>;
  readonly requires: Required<Req>;
  readonly uses: Optional<Uses>;
  readonly gathers: Gathered<Gath>;
  readonly events: {
    /** Written in the transaction of the change it tells of. */
    emit<Name extends keyof C['events'] & string>(
      tx: Tx,
      institution: { id: string },
      event: Name,
      payload: z.input<C['events'][Name]>,
    ): Promise<void>;
  };
  readonly live: LiveSender<C['live']>;
  readonly jobs: Jobs<C['jobs']>;
  /** Rows that change seldom and are read often, kept in memory; `name` tells one memory of the plugin from another. */
  remembered<Value extends object>(name: string): Remembered<Value>;
  /** Files below the plugin's own prefix. */
  readonly storage: Storage;
  /** The only place where a plugin gets an actor with permissions that is not one of its callers. */
  readonly actors: Actors;
  readonly log: Logger;
  readonly clock: Clock;
  readonly random: Random;
}

type Services<Prov extends ProvidedNames> = { [K in keyof Prov]: ServiceOf<Prov[K]> };

/** Parts that a contract without them need not mention. */
type Part<Key extends string, Handlers> = keyof Handlers extends never
  ? { [K in Key]?: Handlers }
  : { [K in Key]: Handlers };

/** The callers that routes of a contract name. */
type CallersOf<Routes extends Record<string, RouteSpec>> = {
  [K in keyof Routes]: Routes[K]['access'] extends { readonly caller: infer Name extends string } ? Name : never;
}[keyof Routes];

/** What `start` returns: handlers for everything the contract promises, and nothing it does not. */
export type Started<C extends AnyContract, Prov extends ProvidedNames> = Part<'routes', RouteHandlers<C['routes']>> &
  Part<'callers', { [Name in CallersOf<C['routes']>]: CallerCheck }> &
  Part<'live', LiveHandlers<C['live']>> &
  Part<'rooms', RoomChecks<C['live']>> &
  Part<'jobs', JobHandlers<C['jobs']>> &
  Part<'services', Services<Prov>> & {
    readonly entered?: EnteredHooks<C['live']>;
    readonly departures?: Departures<C['live']>;
    readonly subscriptions?: readonly Subscription[];
    readonly schedules?: Record<string, Schedule>;
    /**
     * The scored assessment of this plugin that has a question open before somebody. While there is one, routes and live
     * messages that are closed during assessments answer 423 with its message.
     */
    openAssessment?(who: Who): Promise<OpenAssessment | undefined>;
    /** Demo rows of one institution; safe to call again. */
    seeds?(institution: InstitutionRef): Promise<void>;
    /** Reads what people write to any plugin, before the call is handled and whether or not it is refused then. */
    readText?(written: WrittenText, who: Who): Promise<void>;
    /** Throws when unwell; the message says why. */
    health?(): Promise<void>;
    /** What somebody should mend in an institution for this plugin to do its work; `eiq doctor` prints it. */
    warnings?(institution: InstitutionRef): Promise<readonly Warning[]>;
    stop?(): Promise<void>;
  };

export interface PluginSpec<
  C extends AnyContract,
  Config extends z.ZodType,
  Settings extends z.ZodObject,
  Req extends Names,
  Uses extends Names,
  Prov extends ProvidedNames,
  Gath extends SharedNames,
> {
  readonly contract: C;
  /** Cannot be switched off. */
  readonly essential?: boolean;
  /** The deployment's configuration: section `<id>`, read once. */
  readonly config?: Config;
  /**
   * Each institution's settings; every key has a default. `.meta({ browser: true })` lets browsers read one;
   * `.meta({ screen })` on the schema names the plugin's own screen for them.
   */
  readonly settings?: Settings;
  readonly requires?: Req;
  readonly uses?: Uses;
  /** Shared services of its own name, which any number of plugins provide. They start before it. */
  readonly gathers?: Gath;
  readonly provides?: Prov;
  /**
   * The plugin that this one belongs to: it starts with that plugin, and is on where that one is on until an institution
   * decides about it.
   */
  readonly onWith?: string;
  /** The word after `eiq` if not the id. */
  readonly commandGroup?: string;
  readonly commands?: readonly CommandReference[];
  start(context: PluginContext<C, Config, Settings, Req, Uses, Gath>): Promise<Started<C, Prov>>;
}

/** A plugin of any shape, as the host handles it. */
export interface AnyPlugin {
  readonly contract: AnyContract;
  readonly essential?: boolean;
  readonly config?: z.ZodType;
  readonly settings?: z.ZodObject;
  readonly requires?: Names;
  readonly uses?: Names;
  readonly gathers?: SharedNames;
  readonly provides?: ProvidedNames;
  readonly onWith?: string;
  readonly commandGroup?: string;
  readonly commands?: readonly CommandReference[];
  start(context: PluginContext<AnyContract, z.ZodType, z.ZodObject, Names, Names, SharedNames>): Promise<AnyStarted>;
}

/** What any plugin's start returned, types forgotten: the host checks names, schemas check shapes. */
export interface AnyStarted {
  readonly routes?: Record<string, (input: unknown, who: unknown) => unknown>;
  readonly callers?: Record<string, CallerCheck>;
  readonly live?: Record<string, (body: unknown, who: unknown, connection: LiveConnection) => unknown>;
  readonly rooms?: Record<string, (key: string, who: unknown) => Promise<boolean> | boolean>;
  readonly entered?: Record<string, NonNullable<EnteredHooks<LiveSpec>[string]>>;
  readonly departures?: Record<string, NonNullable<Departures<LiveSpec>[string]>>;
  readonly services?: Record<string, object>;
  readonly subscriptions?: readonly Subscription[];
  readonly jobs?: Record<string, (job: DeliveredJob<unknown>) => Promise<void> | void>;
  readonly schedules?: Record<string, Schedule>;
  openAssessment?(who: Who): Promise<OpenAssessment | undefined>;
  seeds?(institution: InstitutionRef): Promise<void>;
  readText?(written: WrittenText, who: Who): Promise<void>;
  health?(): Promise<void>;
  warnings?(institution: InstitutionRef): Promise<readonly Warning[]>;
  stop?(): Promise<void>;
}

/** Something that works and should be mended, with what to do. */
export interface Warning {
  readonly message: string;
  readonly remedy: string;
}

/** Describes a plugin. Only the host starts it, and only the host mounts what it returns. */
export function definePlugin<
  C extends AnyContract,
  Config extends z.ZodType = z.ZodUndefined,
  Settings extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Req extends Names = NoNames,
  Uses extends Names = NoNames,
  Prov extends ProvidedNames = NoNames,
  Gath extends SharedNames = NoSharedNames,
>(spec: PluginSpec<C, Config, Settings, Req, Uses, Prov, Gath>): AnyPlugin {
  return spec as unknown as AnyPlugin;
}
