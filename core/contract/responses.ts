import type { z } from 'zod';
import type { Framing } from './frames.ts';

// The kinds of answer a route can give. A bare schema is JSON.

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

/** An answer of a file; answers `Range`, `If-Range` and `If-None-Match` where the answer has a size or an ETag. */
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
  /** In bytes; needed with a function as `content`. */
  readonly size?: number;
  /** Identifies this version of the content: without quotation marks. Of a Uint8Array it is computed. */
  readonly etag?: string;
  /** Shown in the browser instead of saved. */
  readonly inline?: boolean;
  /** A function is asked for the part that the request wants. `storage.file()` makes one. */
  readonly content: Bytes | Uint8Array | ((range?: ByteRange) => Promise<Bytes> | Bytes);
}

/** An answer of bytes: `application/octet-stream`. */
export interface BytesResponse {
  readonly kind: 'bytes';
}
export const bytes = (): BytesResponse => ({ kind: 'bytes' });

/** A page of the plugin's own, under a content security policy of its own. */
export interface HtmlResponse {
  readonly kind: 'html';
  /** Who may show the page in a frame; nobody by default. */
  readonly framing: Framing;
}
export const html = ({ framing = 'none' }: { framing?: Framing } = {}): HtmlResponse => ({ kind: 'html', framing });

/** Directives of CSP that a page may open, with sources: `'self'`, `data:`, `blob:` or https origins. */
export type PagePolicy = Partial<
  Record<
    'connect-src' | 'font-src' | 'form-action' | 'frame-src' | 'img-src' | 'media-src' | 'script-src' | 'style-src',
    readonly string[]
  >
>;

export interface HtmlAnswer {
  /**
   * The whole document. Scripts and styles in it run when they carry the nonce: `<script nonce="${nonce}">`. Escape what
   * people wrote with escapeHtml.
   */
  readonly html: string | ((nonce: string) => string);
  /** What the page needs beyond its own scripts and styles; everything else is refused by browsers. */
  readonly policy?: PagePolicy;
}

/** Text for the content of an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

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

export type ResponseSpec =
  | z.ZodType
  | EventStream
  | ReplyOrEvents
  | FileResponse
  | BytesResponse
  | HtmlResponse
  | RedirectResponse
  | NoContent;

/** A cookie of an answer. Every cookie is HttpOnly, belongs to this host alone, and is Secure where the site has https. */
export interface CookieOptions {
  readonly value: string;
  /** Seconds until browsers delete it; without it when they are closed. */
  readonly maxAge?: number;
  /** Where browsers send it; `/api` by default. */
  readonly path?: string;
  /** `lax` by default. `none` is for what another site posts back, and makes the cookie Secure. */
  readonly sameSite?: 'strict' | 'lax' | 'none';
}

export interface ReplyOptions {
  readonly status?: number;
  /** Names in any case. Headers that protect browsers, frame a message or set cookies are not among them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Media type: `application/scim+json`. JSON unless it names another one for a text. */
  readonly type?: string;
  /** By name; null deletes one. */
  readonly cookies?: Readonly<Record<string, CookieOptions | null>>;
}

/** An answer with a status, headers, media type or cookies of its own. Made by `reply()`. */
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

/** What a handler gives back, before the response schema. */
export type ResponseResult<Response> =
  Response extends EventStream<infer Event>
    ? AsyncIterable<z.input<Event>>
    : Response extends ReplyOrEvents<infer Json, infer Event>
      ? // One of the two is called, by what the request accepts.
        { reply(): Promise<z.input<Json>>; events(): AsyncIterable<z.input<Event>> }
      : Value<Response>;

/** What a browser gets back. */
export type ClientResponse<Response> = Response extends EventStream<infer Event> | ReplyOrEvents<z.ZodType, infer Event>
  ? AsyncIterable<z.output<Event>>
  : Response extends z.ZodType
    ? z.output<Response>
    : Response extends FileResponse | BytesResponse
      ? Blob
      : undefined;
