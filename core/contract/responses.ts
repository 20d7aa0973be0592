import type { z } from 'zod';
import type { Framing } from './frames.ts';

// The kinds of response. A bare schema is JSON.

/** Server-sent events. */
export interface EventStream<Event extends z.ZodType = z.ZodType> {
  readonly kind: 'stream';
  readonly event: Event;
}
export const stream = <Event extends z.ZodType>(event: Event): EventStream<Event> => ({ kind: 'stream', event });

/** JSON, or server-sent events if the request accepts them: for example a chat reply, complete or as it is generated. */
export interface ReplyOrEvents<Reply extends z.ZodType = z.ZodType, Event extends z.ZodType = z.ZodType> {
  readonly kind: 'reply-or-events';
  readonly reply: Reply;
  readonly event: Event;
}
export const replyOrEvents = <Reply extends z.ZodType, Event extends z.ZodType>(
  reply: Reply,
  event: Event,
): ReplyOrEvents<Reply, Event> => ({ kind: 'reply-or-events', reply, event });

/** A file. Supports `Range`, `If-Range` and `If-None-Match` if the answer has a size or an ETag. */
export interface FileResponse {
  readonly kind: 'file';
}
export const file = (): FileResponse => ({ kind: 'file' });

/** A part of a file: positions of its first and last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

type Bytes = AsyncIterable<Uint8Array>;

export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  /** In bytes. Required if `content` is a function. */
  readonly size?: number;
  /** Identifies this version of the content, without quotation marks. Computed for a Uint8Array. */
  readonly etag?: string;
  /** Shows the file in the browser instead of saving it. */
  readonly inline?: boolean;
  /** A function is called with the requested range. `storage.file()` returns one. */
  readonly content: Bytes | Uint8Array | ((range?: ByteRange) => Promise<Bytes> | Bytes);
}

/** Bytes: `application/octet-stream`. */
export interface BytesResponse {
  readonly kind: 'bytes';
}
export const bytes = (): BytesResponse => ({ kind: 'bytes' });

/** An HTML page of the plugin, with its own content security policy. */
export interface HtmlResponse {
  readonly kind: 'html';
  /** Who may embed the page in a frame; by default no one. */
  readonly framing: Framing;
}
export const html = ({ framing = 'none' }: { framing?: Framing } = {}): HtmlResponse => ({ kind: 'html', framing });

/**
 * CSP directives that a page may set, with sources `'self'`, `data:`, `blob:` or https origins. `sandbox` takes the page out of
 * the site's origin; only then may it run code that it is given: scripts and workers from `blob:`, and WebAssembly.
 */
export type PagePolicy = Partial<
  Record<
    | 'connect-src'
    | 'font-src'
    | 'form-action'
    | 'frame-src'
    | 'img-src'
    | 'media-src'
    | 'sandbox'
    | 'script-src'
    | 'style-src'
    | 'worker-src',
    readonly string[]
  >
>;

export interface HtmlAnswer {
  /**
   * The complete document. Scripts and styles need the nonce: `<script nonce="${nonce}">`. Escape user input with
   * escapeHtml.
   */
  readonly html: string | ((nonce: string) => string);
  /** Sources beyond the page's own scripts and styles. Browsers block everything else. */
  readonly policy?: PagePolicy;
}

/** Escapes text for the content of an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A redirect. */
export interface RedirectResponse {
  readonly kind: 'redirect';
}
export const redirect = (): RedirectResponse => ({ kind: 'redirect' });

/** A response without a body (204). */
export interface NoContent {
  readonly kind: 'nothing';
}
export const nothing = (): NoContent => ({ kind: 'nothing' });

export type ResponseSpec =
  | z.ZodType
  | EventStream
  | ReplyOrEvents
  | FileResponse
  | BytesResponse
  | HtmlResponse
  | RedirectResponse
  | NoContent;

/** A cookie to set. Every cookie is HttpOnly and host-only, and Secure if the site uses https. */
export interface CookieOptions {
  readonly value: string;
  /** Lifetime in seconds; by default until the browser is closed. */
  readonly maxAge?: number;
  /** Path to which browsers send it; by default `/api`. */
  readonly path?: string;
  /** By default `lax`. `none` is for requests that another site posts, and makes the cookie Secure. */
  readonly sameSite?: 'strict' | 'lax' | 'none';
}

export interface ReplyOptions {
  readonly status?: number;
  /** Header names are case-insensitive. Security, framing and cookie headers cannot be set. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Media type, such as `application/scim+json`. The body is JSON unless this is another type for a string. */
  readonly type?: string;
  /** By name; null deletes the cookie. */
  readonly cookies?: Readonly<Record<string, CookieOptions | null>>;
}

/** A response with its own status, headers, media type or cookies. Created by `reply()`. */
export class Reply<Value> {
  readonly value: Value;
  readonly options: ReplyOptions;
  constructor(value: Value, options: ReplyOptions) {
    this.value = value;
    this.options = options;
  }
}
export const reply = <Value>(value: Value, options: ReplyOptions): Reply<Value> => new Reply(value, options);

type Value<Response> = Response extends FileResponse
  ? FileAnswer
  : Response extends BytesResponse
    ? Uint8Array
    : Response extends HtmlResponse
      ? HtmlAnswer
      : Response extends RedirectResponse
        ? { location: string }
        : Response extends NoContent
          ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer returns nothing at all
            void
          : Response extends z.ZodType
            ? z.input<Response>
            : never;

/** The return type of a handler, before the response schema is applied. */
export type ResponseResult<Response> =
  Response extends EventStream<infer Event>
    ? AsyncIterable<z.input<Event>>
    : Response extends ReplyOrEvents<infer Json, infer Event>
      ? // One of the two is called, depending on what the request accepts.
        { reply(): Promise<z.input<Json>>; events(): AsyncIterable<z.input<Event>> }
      : Value<Response>;

/** The result of a browser's call. */
export type ClientResponse<Response> = Response extends EventStream<infer Event> | ReplyOrEvents<z.ZodType, infer Event>
  ? AsyncIterable<z.output<Event>>
  : Response extends z.ZodType
    ? z.output<Response>
    : Response extends FileResponse | BytesResponse
      ? Blob
      : undefined;
