import type { z } from 'zod';
import type { CallerAccess } from './access.ts';
import type { BodyInput, BodySpec, ClientBody } from './bodies.ts';
import type { FailureReport, FailureResponse } from './errors.ts';
import type { ClientResponse, Reply, ResponseResult, ResponseSpec } from './responses.ts';
import type { Visitor, Who } from './who.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type DuringAssessment = 'open' | 'closed';

/** One route as a contract states it. The host mounts it; the web calls it; OpenAPI is written from it. */
export interface RouteSpec<A extends string = string> {
  readonly method: Method;
  /** `/api/…`, with parameters as `:name`. */
  readonly path: `/${string}`;
  /** Who may call: everybody, the signed-in, holders of a permission, or one of the plugin's `callers`. */
  readonly access: A | CallerAccess;
  /** One line for the API's readers. */
  readonly description?: string;
  readonly params?: z.ZodType;
  /** Values arrive as text: use z.coerce for numbers. */
  readonly query?: z.ZodType;
  /** An object schema of headers by their lower-case names; values arrive as text. */
  readonly headers?: z.ZodType;
  /** An object schema of cookies by their names; values arrive as text. */
  readonly cookies?: z.ZodType;
  readonly body?: BodySpec;
  readonly response: ResponseSpec;
  readonly status?: 200 | 201 | 202;
  /**
   * `sign-in`: few wrong passwords per account and address. `link`: a one-time code of a link; few that are no good per
   * address. `sign-up`: few new accounts per address. `letter`: few letters that strangers ask for per address. `costly`:
   * few calls per user.
   */
  readonly limit?: 'sign-in' | 'link' | 'sign-up' | 'letter' | 'costly';
  /**
   * `closed`: answers 423 while a question of a scored assessment is open before the caller, because what the caller
   * writes here reaches a language model or other people. A route other than a GET that answers with events is closed
   * unless it says `open`.
   */
  readonly duringAssessment?: DuringAssessment;
  /** Its work may take minutes: a browser waits for the answer as long as it takes. */
  readonly isLong?: true;
  /** Writes failures in a protocol's own format, in place of the contract's `errors`. */
  readonly errors?: WriteFailure;
}

/** Writes a failure as a protocol wants it. Called for every failure of a route, also for those before its handler. */
export type WriteFailure = (failure: FailureReport) => FailureResponse;

/** A route that knows whose it is. */
export type Route<S extends RouteSpec = RouteSpec> = S & { readonly plugin: string; readonly name: string };

/** Whether a route answers 423 while a question of a scored assessment is open before the caller. */
export function isClosedDuringAssessment({ duringAssessment, method, response }: RouteSpec): boolean {
  if (duringAssessment) return duringAssessment === 'closed';
  const hasEvents = 'kind' in response && (response.kind === 'stream' || response.kind === 'reply-or-events');
  return hasEvents && method !== 'get';
}

/** What a handler is given: everything parsed. */
export type RouteInput<R extends RouteSpec> = {
  params: R['params'] extends z.ZodType ? z.output<R['params']> : undefined;
  query: R['query'] extends z.ZodType ? z.output<R['query']> : undefined;
  body: BodyInput<R['body']>;
} & (R['headers'] extends z.ZodType ? { headers: z.output<R['headers']> } : unknown) &
  (R['cookies'] extends z.ZodType ? { cookies: z.output<R['cookies']> } : unknown);

/** What a handler gives back, before the response schema. */
export type RouteResult<R extends RouteSpec> = ResponseResult<R['response']>;

type Result<Value> = Value | ([Value] extends [AsyncIterable<unknown>] ? never : Reply<Value>);

export type RouteHandler<R extends RouteSpec> = (
  input: RouteInput<R>,
  who: R['access'] extends 'public' | CallerAccess ? Visitor : Who,
) => PromiseLike<Result<RouteResult<R>>> | Result<RouteResult<R>>;

export type RouteHandlers<Routes extends Record<string, RouteSpec>> = {
  [Name in keyof Routes]: RouteHandler<Routes[Name]>;
};

/** Handlers that answer with a value alone, for code that calls them itself. */
export type PlainHandlers<Routes extends Record<string, RouteSpec>> = {
  [Name in keyof Routes]: (
    ...given: Parameters<RouteHandler<Routes[Name]>>
  ) => PromiseLike<RouteResult<Routes[Name]>> | RouteResult<Routes[Name]>;
};

type Given<Key extends string, T> = undefined extends T ? { [K in Key]?: T } : { [K in Key]: T };

/** A query none of whose parts is needed may be left out altogether. */
type GivenQuery<T> = Partial<T> extends T ? { query?: T } : { query: T };

/** What a browser passes to call a route; only what the route takes has to be there. */
export type CallInput<R extends RouteSpec> = Given<
  'params',
  R['params'] extends z.ZodType ? z.input<R['params']> : undefined
> &
  GivenQuery<R['query'] extends z.ZodType ? z.input<R['query']> : undefined> &
  Given<'body', ClientBody<R['body']>>;

/** What a browser gets back. */
export type CallResult<R extends RouteSpec> = ClientResponse<R['response']>;
