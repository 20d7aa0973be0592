import type { z } from 'zod';
import type { PermissionDeclaration } from './access.ts';
import type { Framing } from './frames.ts';
import type { JobSpec } from './jobs.ts';
import type { LiveSpec } from './live.ts';
import type { Route, RouteSpec, WriteFailure } from './routes.ts';
import type { Slot } from './slots.ts';

/** What a plugin holds about people, so that export and erasure work even when it is off or not loaded. */
export interface PersonalData {
  /** Table in the plugin's own schema. */
  readonly table: string;
  /** Column that holds the user's id. */
  readonly userColumn: string;
  /** The id stands in that column among other words (the key of a counter); such a table needs no `institution_id`. */
  readonly isWithinText?: boolean;
  readonly onErase: 'delete' | 'anonymise';
  /** Columns that are emptied, beside the person's, when a row is kept without them. */
  readonly anonymise?: readonly string[];
  /**
   * Columns of text or JSON in which a person's id or address may stand in anybody's row (who was told, say): it is
   * taken out of them.
   */
  readonly mentions?: readonly string[];
  /** Those of `mentions` that hold what the person said themselves: an export gives them all the same. */
  readonly ownWords?: readonly string[];
  /** Columns that an export leaves out (secrets, answer keys). */
  readonly withhold?: readonly string[];
  /** Columns that an export leaves out of a row for as long as what the row belongs to is open: how answers were graded. */
  readonly withholdWhileOpen?: {
    readonly columns: readonly string[];
    /** The column that names the row of `table` whose `closed` column is empty until then. */
    readonly of: string;
    readonly table: string;
    readonly closed: string;
    /** Rows of `table` with this value in this column count as open for ever: their answers keep their keys. */
    readonly never?: { readonly column: string; readonly value: string };
  };
  /** What it is, said to the person: `Your applications`. */
  readonly description: string;
}

/** The core's permissions; any contract may ask for them. */
export type CorePermission = 'platform.people' | 'platform.institution' | 'platform.plugins' | 'platform.operate';

type AccessOf<P extends string> = 'public' | 'signed-in' | CorePermission | P;

export interface ContractSpec<
  P extends string = string,
  R extends Record<string, RouteSpec<AccessOf<NoInfer<P>>>> = Record<string, RouteSpec<AccessOf<NoInfer<P>>>>,
> {
  /** Lower-case words joined by hyphens; schema, permissions, queues and storage are named after it. */
  readonly id: string;
  readonly title: string;
  /** What it does for whom, in one sentence, shown to administrators. */
  readonly summary: string;
  readonly permissions?: { readonly [K in P]: PermissionDeclaration };
  readonly routes?: R;
  /** Writes the failures of all routes in a protocol's own format; a route may have its own `errors`. */
  readonly errors?: WriteFailure;
  /** Screens that may be shown in a frame, by their paths (`/lti/:id`); every other screen may not. */
  readonly framing?: Readonly<Record<`/${string}`, Framing>>;
  readonly live?: LiveSpec<AccessOf<NoInfer<P>>>;
  readonly events?: Record<string, z.ZodType>;
  readonly jobs?: Record<string, JobSpec<Exclude<AccessOf<NoInfer<P>>, 'public'>>>;
  readonly slots?: Record<string, Slot<never>>;
  readonly personalData?: readonly PersonalData[];
  /**
   * What it writes into the audit log, each action as the sentence that administrators read. `{who}` stands for who did
   * it, `{whom}` for the person it was done to: `'lending.waived': '{who} waived the fee of {whom}'`.
   */
  readonly audit?: Readonly<Record<string, string>>;
}

type Empty = Record<never, never>;

/** A contract in use: absent parts are empty, and every route knows whose it is. */
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

/** Any contract, for code that handles all of them. */
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
  readonly audit?: Readonly<Record<string, string>>;
}

/** States what a plugin offers to everyone. Pure data: reading it runs nothing of the plugin. */
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
