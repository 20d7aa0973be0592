import type { z } from 'zod';
import type { Visitor, Who } from './who.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A body of files and form fields, written to a temporary place while it is read. */
export interface Upload<Fields extends z.ZodType = z.ZodType> {
  readonly kind: 'upload';
  readonly maxBytes: number;
  readonly maxFiles: number;
  /** Media types that are taken, as the content shows them, whatever the name says: `application/pdf`. */
  readonly types: readonly string[];
  readonly fields: Fields | undefined;
}
export const upload = <Fields extends z.ZodType = z.ZodType>(
  limits: { maxBytes: number; types: readonly string[]; maxFiles?: number },
  fields?: Fields,
): Upload<Fields> => ({ kind: 'upload', maxFiles: 1, fields, ...limits });

export interface UploadedFile {
  /** As the browser named it; never a path. */
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** The bytes, once. */
  content(): AsyncIterable<Uint8Array>;
}

/** An answer of server-sent events. */
export interface EventStream<Event extends z.ZodType = z.ZodType> {
  readonly kind: 'stream';
  readonly event: Event;
}
export const stream = <Event extends z.ZodType>(event: Event): EventStream<Event> => ({ kind: 'stream', event });

/** An answer of JSON, or of server-sent events where the request accepts them: a chat's reply, whole or as it is written. */
export interface ReplyOrEvents<Reply extends z.ZodType = z.ZodType, Event extends z.ZodType = z.ZodType> {
  readonly kind: 'reply-or-events';
  readonly reply: Reply;
  readonly event: Event;
}
export const replyOrEvents = <Reply extends z.ZodType, Event extends z.ZodType>(
  reply: Reply,
  event: Event,
): ReplyOrEvents<Reply, Event> => ({ kind: 'reply-or-events', reply, event });

/** An answer of bytes. */
export interface FileResponse {
  readonly kind: 'file';
}
export const file = (): FileResponse => ({ kind: 'file' });

export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly size?: number;
  /** Shown in the browser instead of saved. */
  readonly inline?: boolean;
  readonly content: AsyncIterable<Uint8Array> | Uint8Array;
}

/** An answer that sends the browser elsewhere. */
export interface RedirectResponse {
  readonly kind: 'redirect';
}
export const redirect = (): RedirectResponse => ({ kind: 'redirect' });

/** An answer without a body (204). */
export interface NoContent {
  readonly kind: 'nothing';
}
export const nothing = (): NoContent => ({ kind: 'nothing' });

export type ResponseSpec = z.ZodType | EventStream | ReplyOrEvents | FileResponse | RedirectResponse | NoContent;

export type DuringAssessment = 'open' | 'closed';

/** One route as a contract states it. The host mounts it; the web calls it; OpenAPI is written from it. */
export interface RouteSpec<A extends string = string> {
  readonly method: Method;
  /** `/api/…`, with parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: A;
  /** One line for the API's readers. */
  readonly says?: string;
  readonly params?: z.ZodType;
  /** Values arrive as text: use z.coerce for numbers. */
  readonly query?: z.ZodType;
  readonly body?: z.ZodType | Upload;
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
}

/** A route that knows whose it is. */
export type Route<S extends RouteSpec = RouteSpec> = S & { readonly plugin: string; readonly name: string };

/** Whether a route answers 423 while a question of a scored assessment is open before the caller. */
export function isClosedDuringAssessment({ duringAssessment, method, response }: RouteSpec): boolean {
  if (duringAssessment) return duringAssessment === 'closed';
  const hasEvents = 'kind' in response && (response.kind === 'stream' || response.kind === 'reply-or-events');
  return hasEvents && method !== 'get';
}

type BodyInput<B> =
  B extends Upload<infer Fields>
    ? { files: UploadedFile[]; fields: z.output<Fields> }
    : B extends z.ZodType
      ? z.output<B>
      : undefined;

/** What a handler is given: everything parsed. */
export type RouteInput<R extends RouteSpec> = {
  params: R['params'] extends z.ZodType ? z.output<R['params']> : undefined;
  query: R['query'] extends z.ZodType ? z.output<R['query']> : undefined;
  body: BodyInput<R['body']>;
};

/** What a handler gives back, before the response schema. */
export type RouteResult<R extends RouteSpec> =
  R['response'] extends EventStream<infer Event>
    ? AsyncIterable<z.input<Event>>
    : R['response'] extends ReplyOrEvents<infer Reply, infer Event>
      ? // One of the two is called, by what the request accepts.
        { reply(): Promise<z.input<Reply>>; events(): AsyncIterable<z.input<Event>> }
      : R['response'] extends FileResponse
        ? FileAnswer
        : R['response'] extends RedirectResponse
          ? { location: string }
          : R['response'] extends NoContent
            ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer returns nothing at all
              void
            : R['response'] extends z.ZodType
              ? z.input<R['response']>
              : never;

export type RouteHandler<R extends RouteSpec> = (
  input: RouteInput<R>,
  who: R['access'] extends 'public' ? Visitor : Who,
) => PromiseLike<RouteResult<R>> | RouteResult<R>;

export type RouteHandlers<Routes extends Record<string, RouteSpec>> = {
  [Name in keyof Routes]: RouteHandler<Routes[Name]>;
};

type ClientBody<B> = B extends Upload ? FormData : B extends z.ZodType ? z.input<B> : undefined;
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
export type CallResult<R extends RouteSpec> = R['response'] extends
  | EventStream<infer Event>
  | ReplyOrEvents<z.ZodType, infer Event>
  ? AsyncIterable<z.output<Event>>
  : R['response'] extends z.ZodType
    ? z.output<R['response']>
    : R['response'] extends FileResponse
      ? Blob
      : undefined;
