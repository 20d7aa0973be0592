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
  LiveConnection,
  LiveHandlers,
  LiveSender,
  LiveSpec,
  OpenAssessment,
  Optional,
  Required,
  RetentionHandler,
  RetentionHandlers,
  RoomChecks,
  RouteHandlers,
  RouteSpec,
  ServiceName,
  ServiceOf,
  SharedServiceName,
  Who,
} from '../contract/index.ts';
import type { Database, TransactionContext, Tx } from '../db/index.ts';
import { equalSecrets } from '../equal-secrets.ts';
import type { PersonSigningIn } from '../identity/entry.ts';
import { unprivilegedActor } from '../identity/host-actors.ts';
import type { KeptSignOut } from '../identity/provider-sign-out.ts';
import type { Random } from '../random.ts';
import type { Storage } from '../storage/storage.ts';
import type { Actors, CallerCheck, CallerRequest } from './actors.ts';
import type { CommandReference } from './commands.ts';
import { csvText } from './csv.ts';
import type { DeliveredJob, JobHandlers, Jobs } from './job-handlers.ts';
import { listPages, pageOptions } from './list-pages.ts';
import type { Remembered } from './row-cache.ts';
import type { Subscription } from './subscriptions.ts';
import { table } from './table.ts';

export type { CommandContext, CommandOption, CommandReference, PluginCommand } from './commands.ts';
export type { CsvCell } from './csv.ts';
export type { DeliveredJob, JobHandlers, Jobs } from './job-handlers.ts';
export type { Delivered, Subscription } from './subscriptions.ts';
export { on } from './subscriptions.ts';
export type { Actors, CallerCheck, CallerRequest, KeptSignOut, PersonSigningIn, Remembered };
export { csvText, equalSecrets, listPages, pageOptions, table, unprivilegedActor };

type Names = Record<string, ServiceName<object>>;
type NoNames = Record<never, ServiceName<object>>;
type SharedNames = Record<string, SharedServiceName<object>>;
type NoSharedNames = Record<never, SharedServiceName<object>>;
/** Services that a plugin provides: its own, and shared ones gathered by another plugin. */
type ProvidedNames = Record<string, ServiceName<object> | SharedServiceName<object>>;

/** Texts a signed-in person has sent in one call or live message, with the plugin and name of the route or message. */
export interface WrittenText {
  readonly plugin: string;
  readonly name: string;
  readonly texts: readonly string[];
}

/** Scheduled work (cron, UTC), run once for every institution that has the plugin on. */
export interface Schedule {
  readonly cron: string;
  run(institution: InstitutionRef): Promise<void>;
}

/** The context passed to a plugin's `start`, valid until the plugin stops. */
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
  /** Settings of an institution, saved or default. Pass `tx` within a transaction. */
  settings(institution: { id: string }, tx?: Tx): Promise<z.output<Settings>>;
  readonly requires: Required<Req>;
  readonly uses: Optional<Uses>;
  readonly gathers: Gathered<Gath>;
  readonly events: {
    /** Emits an event in the transaction of the change. */
    emit<Name extends keyof C['events'] & string>(
      tx: Tx,
      institution: { id: string },
      event: Name,
      payload: z.input<C['events'][Name]>,
    ): Promise<void>;
    /** The same in every institution that has the plugin on, for changes to what institutions share. */
    emitEverywhere<Name extends keyof C['events'] & string>(
      tx: Tx,
      event: Name,
      payload: z.input<C['events'][Name]>,
    ): Promise<void>;
  };
  readonly live: LiveSender<C['live']>;
  readonly jobs: Jobs<C['jobs']>;
  /** Creates a cache of rows that are read often and rarely change. `name` identifies the cache within the plugin. */
  remembered<Value extends object>(name: string): Remembered<Value>;
  /** Files of the plugin. */
  readonly storage: Storage;
  /** The only source of actors with permissions besides calls. */
  readonly actors: Actors;
  readonly log: Logger;
  readonly clock: Clock;
  readonly random: Random;
}

type Services<Prov extends ProvidedNames> = { [K in keyof Prov]: ServiceOf<Prov[K]> };

/** A part that is required only if the contract declares something for it. */
type Part<Key extends string, Handlers> = keyof Handlers extends never
  ? { [K in Key]?: Handlers }
  : { [K in Key]: Handlers };

/** The callers named by routes of a contract. */
type CallersOf<Routes extends Record<string, RouteSpec>> = {
  [K in keyof Routes]: Routes[K]['access'] extends { readonly caller: infer Name extends string } ? Name : never;
}[keyof Routes];

/** The return value of `start`: handlers for everything in the contract, and nothing else. */
export type Started<C extends AnyContract, Prov extends ProvidedNames> = Part<'routes', RouteHandlers<C['routes']>> &
  Part<'callers', { [Name in CallersOf<C['routes']>]: CallerCheck }> &
  Part<'live', LiveHandlers<C['live']>> &
  Part<'rooms', RoomChecks<C['live']>> &
  Part<'jobs', JobHandlers<C['jobs']>> &
  Part<'retention', RetentionHandlers<C>> &
  Part<'services', Services<Prov>> & {
    readonly entered?: EnteredHooks<C['live']>;
    readonly departures?: Departures<C['live']>;
    readonly subscriptions?: readonly Subscription[];
    readonly schedules?: Record<string, Schedule>;
    /**
     * The scored assessment of this plugin in which a person has an open question, if any. Meanwhile routes and live messages
     * that are closed during assessments respond with 423 and its message.
     */
    openAssessment?(who: Who): Promise<OpenAssessment | undefined>;
    /**
     * Whether a person must take a step of this plugin before they are signed in. Asked in the transaction that would open the
     * session, at every way of signing in. Pass its ticket to `signIn.stepOf` and `signIn.passStep`.
     */
    needsSignInStep?(call: TransactionContext<Actor>, person: PersonSigningIn): Promise<boolean>;
    /** Whether a person can sign in with this plugin alone: their other ways to sign in may then be removed. */
    signsInAlone?(call: TransactionContext<Actor>, userId: string): Promise<boolean>;
    /**
     * Where to sign out at a provider of this plugin, with what its identity kept for it (`signOut`); undefined if the provider
     * is not its own or offers no sign-out. Called after the session here has ended.
     */
    signOutAddress?(call: { readonly who: Actor }, kept: KeptSignOut): Promise<string | undefined>;
    /** Sentences for an administrator who is about to switch the plugin off in an institution. */
    switchOffConsequences?(institution: InstitutionRef): Promise<readonly string[]>;
    /** Creates demo rows of an institution. Must be safe to repeat. */
    seeds?(institution: InstitutionRef): Promise<void>;
    /** Receives texts that people send to any plugin, before the call is handled, even if it is then refused. */
    readText?(written: WrittenText, who: Who): Promise<void>;
    /** Health check. Throws with the reason when unhealthy. */
    health?(): Promise<void>;
    /** Problems in an institution that should be fixed for this plugin; printed by `eiq doctor`. */
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
  /** Schema of the deployment's configuration, section `<id>`. Read once. */
  readonly config?: Config;
  /**
   * Each institution's settings; every key has a default. `.meta({ browser: true })` lets browsers read one;
   * `.meta({ screen })` on the schema names the plugin's own screen for them.
   */
  readonly settings?: Settings;
  readonly requires?: Req;
  readonly uses?: Uses;
  /** Shared services that this plugin gathers from any number of providers, which start before it. */
  readonly gathers?: Gath;
  readonly provides?: Prov;
  /**
   * The plugin that this one belongs to. It starts with that plugin and, until an institution switches it explicitly, is on
   * wherever that one is on.
   */
  readonly onWith?: string;
  /** Name of the command group; by default the id. */
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

/** The return value of any plugin's `start`, untyped. The host checks names; schemas check values. */
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
  readonly retention?: Record<string, RetentionHandler>;
  openAssessment?(who: Who): Promise<OpenAssessment | undefined>;
  needsSignInStep?(call: TransactionContext<Actor>, person: PersonSigningIn): Promise<boolean>;
  signsInAlone?(call: TransactionContext<Actor>, userId: string): Promise<boolean>;
  signOutAddress?(call: { readonly who: Actor }, kept: KeptSignOut): Promise<string | undefined>;
  switchOffConsequences?(institution: InstitutionRef): Promise<readonly string[]>;
  seeds?(institution: InstitutionRef): Promise<void>;
  readText?(written: WrittenText, who: Who): Promise<void>;
  health?(): Promise<void>;
  warnings?(institution: InstitutionRef): Promise<readonly Warning[]>;
  stop?(): Promise<void>;
}

/** A problem that does not prevent operation, with a remedy. */
export interface Warning {
  readonly message: string;
  readonly remedy: string;
}

/** Defines a plugin. Only the host starts it and mounts what `start` returns. */
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
