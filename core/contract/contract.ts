import type { z } from 'zod';
import type { PermissionDeclaration } from './access.ts';
import type { Framing } from './frames.ts';
import type { JobSpec } from './jobs.ts';
import type { LiveSpec } from './live.ts';
import type { Retention } from './retention.ts';
import type { Route, RouteSpec, WriteFailure } from './routes.ts';
import type { Slot } from './slots.ts';

/** Personal data of a plugin, declared so that export and erasure work even when the plugin is off or not loaded. */
export interface PersonalData {
  /** Table in the plugin's own schema. */
  readonly table: string;
  /** Column with the user's id. */
  readonly userColumn: string;
  /** The column contains the id as part of a text, such as the key of a counter. Such a table needs no `institution_id`. */
  readonly isWithinText?: boolean;
  readonly onErase: 'delete' | 'anonymise';
  /** Further columns to clear when the row is anonymised. */
  readonly anonymise?: readonly string[];
  /**
   * Columns of text or JSON in which a person's id or address may occur in other people's rows, such as the recipients of
   * a notification. Erasure removes them there.
   */
  readonly mentions?: readonly string[];
  /** Columns of `mentions` with the person's own words, which an export includes. */
  readonly ownWords?: readonly string[];
  /** Columns that an export omits (secrets, answer keys). */
  readonly withhold?: readonly string[];
  /** Columns that an export omits while the row's parent is open, such as how answers were graded. */
  readonly withholdWhileOpen?: {
    readonly columns: readonly string[];
    /** Column that refers to the parent, a row of `table` that is open while its column `closed` is null. */
    readonly of: string;
    readonly table: string;
    readonly closed: string;
    /** Rows of `table` with this value in this column always count as open, so that their answer keys stay hidden. */
    readonly never?: { readonly column: string; readonly value: string };
  };
  /** The person is not told of the rows, by an overview or an export: others decided about them, and may be afraid of them. */
  readonly isUndisclosed?: boolean;
  /** Name of the data, shown to the person: `Your applications`. */
  readonly description: string;
}

/** A column with secrets that were encrypted by `secrets.seal`, so that they survive a change of the deployment's key. */
export interface SealedColumn {
  /** Table in the plugin's own schema, with the columns `id` and `institution_id`. */
  readonly table: string;
  readonly column: string;
  /** The name given to `seal`, with columns of the row in braces: `second-factor.authenticator.{user_id}`. */
  readonly name: string;
}

/** The core's permissions, which any contract may use. */
export type CorePermission = 'platform.people' | 'platform.institution' | 'platform.plugins' | 'platform.operate';

type AccessOf<P extends string> = 'public' | 'signed-in' | CorePermission | P;

export interface ContractSpec<
  P extends string = string,
  R extends Record<string, RouteSpec<AccessOf<NoInfer<P>>>> = Record<string, RouteSpec<AccessOf<NoInfer<P>>>>,
> {
  /** Lower-case words joined by hyphens. Schema, permissions, queues and storage are named after it. */
  readonly id: string;
  readonly title: string;
  /** One sentence about what the plugin does, shown to administrators. */
  readonly summary: string;
  readonly permissions?: { readonly [K in P]: PermissionDeclaration };
  readonly routes?: R;
  /** Formats failures of all routes for a protocol. A route may have its own `errors`. */
  readonly errors?: WriteFailure;
  /** Screens that may be embedded in a frame, by path (`/lti/:id`). Other screens may not. */
  readonly framing?: Readonly<Record<`/${string}`, Framing>>;
  readonly live?: LiveSpec<AccessOf<NoInfer<P>>>;
  readonly events?: Record<string, z.ZodType>;
  readonly jobs?: Record<string, JobSpec<Exclude<AccessOf<NoInfer<P>>, 'public'>>>;
  readonly slots?: Record<string, Slot<never>>;
  readonly personalData?: readonly PersonalData[];
  /** Data that is deleted once it is old. `start` returns a handler for each. */
  readonly retention?: Readonly<Record<string, Retention>>;
  readonly sealed?: readonly SealedColumn[];
  /**
   * Actions the plugin records in the audit log, each with the sentence that administrators read. `{who}` is the actor and
   * `{whom}` the person affected: `'lending.waived': '{who} waived the fee of {whom}'`.
   */
  readonly audit?: Readonly<Record<string, string>>;
}

type Empty = Record<never, never>;

/** A complete contract: omitted parts are empty, and every route has its plugin and name. */
export type Contract<S extends ContractSpec = ContractSpec> = Omit<
  S,
  'routes' | 'live' | 'events' | 'jobs' | 'slots'
> & {
  readonly routes: S['routes'] extends Record<string, RouteSpec>
    ? { readonly [K in keyof S['routes']]: Route<S['routes'][K]> }
    : Empty;
  readonly live: S['live'] extends LiveSpec ? S['live'] : Empty;
  readonly events: S['events'] extends Record<string, z.ZodType> ? S['events'] : Empty;
  readonly jobs: S['jobs'] extends Record<string, JobSpec> ? S['jobs'] : Empty;
  readonly slots: S['slots'] extends Record<string, Slot<never>> ? S['slots'] : Empty;
};

/** Any contract, for code that handles all contracts. */
export interface AnyContract {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly permissions?: Record<string, PermissionDeclaration>;
  readonly routes: Record<string, Route>;
  readonly errors?: WriteFailure;
  readonly framing?: Readonly<Record<string, Framing>>;
  readonly live: LiveSpec;
  readonly events: Record<string, z.ZodType>;
  readonly jobs: Record<string, JobSpec>;
  readonly slots: Record<string, Slot<never>>;
  readonly personalData?: readonly PersonalData[];
  readonly retention?: Readonly<Record<string, Retention>>;
  readonly sealed?: readonly SealedColumn[];
  readonly audit?: Readonly<Record<string, string>>;
}

/** Declares what a plugin offers to others. Pure data: importing a contract runs no code of the plugin. */
export function defineContract<
  const P extends string,
  const R extends Record<string, RouteSpec<AccessOf<NoInfer<P>>>>,
  const S extends ContractSpec<P, R>,
>(spec: S & ContractSpec<P, R>): Contract<S> {
  const routes = Object.fromEntries(
    Object.entries(spec.routes ?? {}).map(([name, route]) => {
      const errors = route.errors ?? spec.errors;
      return [name, { ...route, ...(errors ? { errors } : {}), plugin: spec.id, name }];
    }),
  );
  return { live: {}, events: {}, jobs: {}, slots: {}, ...spec, routes } as unknown as Contract<S>;
}
