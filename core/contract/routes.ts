import type { z } from 'zod';
import type { CallerAccess } from './access.ts';
import type { BodyInput, BodySpec, ClientBody } from './bodies.ts';
import type { FailureReport, FailureResponse } from './errors.ts';
import type { ClientResponse, Reply, ResponseResult, ResponseSpec } from './responses.ts';
import type { Visitor, Who } from './who.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type DuringAssessment = 'open' | 'closed';

/** A route of a contract. The host mounts it, the web calls it, and OpenAPI is generated from it. */
export interface RouteSpec<A extends string = string> {
  readonly method: Method;
  /** `/api/…`, with parameters as `:name`. */
  readonly path: `/${string}`;
  /** Who may call: everyone, signed-in people, holders of a permission, or one of the plugin's `callers`. */
  readonly access: A | CallerAccess;
  /** One line for the API documentation. */
  readonly description?: string;
  readonly params?: z.ZodType;
  /** Values are text: use z.coerce for numbers. */
  readonly query?: z.ZodType;
  /** An object schema of headers by lower-case name; values are text. */
  readonly headers?: z.ZodType;
  /** An object schema of cookies by name; values are text. */
  readonly cookies?: z.ZodType;
  readonly body?: BodySpec;
  readonly response: ResponseSpec;
  readonly status?: 200 | 201 | 202;
  /**
   * A stricter rate limit. `sign-in`: wrong passwords for each account and address. `link`: invalid one-time codes for each
   * address. `step`: failed further steps of signing in, for each person and address. `sign-up`: new accounts for each
   * address. `letter`: mail requested without sign-in for each address. `costly`: calls of each user.
   */
  readonly limit?: 'sign-in' | 'step' | 'link' | 'sign-up' | 'letter' | 'costly';
  /**
   * `closed`: responds with 423 while the caller has an open question of a scored assessment, because what the caller
   * writes here reaches a language model or other people. Routes with events other than GET are closed unless this is
   * `open`.
   */
  readonly duringAssessment?: DuringAssessment;
  /**
   * For administrators who are signed in as somebody else. By default they may read (GET) and change nothing. `closed`: for
   * what also nobody else may read, such as private messages, and for reading that changes something. `open`: also while the
   * person has an open question of a scored assessment, in which everything else is closed.
   */
  readonly whenSignedInAs?: 'open' | 'closed';
  /** The call may take minutes; browsers wait without a time limit. */
  readonly isLong?: true;
  /** Formats failures for a protocol, instead of the contract's `errors`. */
  readonly errors?: WriteFailure;
}

/** Formats a failure for a protocol. Called for every failure of a route, including those before its handler. */
export type WriteFailure = (failure: FailureReport) => FailureResponse;

/** A route with its plugin and name. */
export type Route<S extends RouteSpec = RouteSpec> = S & { readonly plugin: string; readonly name: string };

/** Whether a route responds with 423 while the caller has an open question of a scored assessment. */
export function isClosedDuringAssessment({ duringAssessment, method, response }: RouteSpec): boolean {
  if (duringAssessment) return duringAssessment === 'closed';
  const hasEvents = 'kind' in response && (response.kind === 'stream' || response.kind === 'reply-or-events');
  return hasEvents && method !== 'get';
}

/** Whether a route refuses administrators who are signed in as somebody else. */
export function isClosedToSignedInAs({ whenSignedInAs, method }: RouteSpec): boolean {
  return whenSignedInAs ? whenSignedInAs === 'closed' : method !== 'get';
}

/** The parsed input of a handler. */
export type RouteInput<R extends RouteSpec> = {
  params: R['params'] extends z.ZodType ? z.output<R['params']> : undefined;
  query: R['query'] extends z.ZodType ? z.output<R['query']> : undefined;
  body: BodyInput<R['body']>;
} & (R['headers'] extends z.ZodType ? { headers: z.output<R['headers']> } : unknown) &
  (R['cookies'] extends z.ZodType ? { cookies: z.output<R['cookies']> } : unknown);

/** The return type of a handler, before the response schema is applied. */
export type RouteResult<R extends RouteSpec> = ResponseResult<R['response']>;

type Result<Value> = Value | ([Value] extends [AsyncIterable<unknown>] ? never : Reply<Value>);

export type RouteHandler<R extends RouteSpec> = (
  input: RouteInput<R>,
  who: R['access'] extends 'public' | CallerAccess ? Visitor : Who,
) => PromiseLike<Result<RouteResult<R>>> | Result<RouteResult<R>>;

export type RouteHandlers<Routes extends Record<string, RouteSpec>> = {
  [Name in keyof Routes]: RouteHandler<Routes[Name]>;
};

/** Handlers that return plain values, for code that calls them directly. */
export type PlainHandlers<Routes extends Record<string, RouteSpec>> = {
  [Name in keyof Routes]: (
    ...args: Parameters<RouteHandler<Routes[Name]>>
  ) => PromiseLike<RouteResult<Routes[Name]>> | RouteResult<Routes[Name]>;
};

type OptionalWhenUndefined<Key extends string, T> = undefined extends T ? { [K in Key]?: T } : { [K in Key]: T };

/** A query without required parts may be omitted. */
type QueryInput<T> = Partial<T> extends T ? { query?: T } : { query: T };

/** The arguments of a browser's call. Only what the route takes is required. */
export type CallInput<R extends RouteSpec> = OptionalWhenUndefined<
  'params',
  R['params'] extends z.ZodType ? z.input<R['params']> : undefined
> &
  QueryInput<R['query'] extends z.ZodType ? z.input<R['query']> : undefined> &
  OptionalWhenUndefined<'body', ClientBody<R['body']>>;

/** The result of a browser's call. */
export type CallResult<R extends RouteSpec> = ClientResponse<R['response']>;
