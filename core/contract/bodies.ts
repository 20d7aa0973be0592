import type { z } from 'zod';

// The kinds of request body. A bare schema is short for json(schema).

const kilobyte = 1024;

/** Default limit of a JSON body (bytes). */
export const jsonBytes = 256 * kilobyte;

/** A JSON body with its own size limit. */
export interface JsonBody<Schema extends z.ZodType = z.ZodType> {
  readonly kind: 'json';
  readonly schema: Schema;
  readonly maxBytes: number;
}
export const json = <Schema extends z.ZodType>(
  schema: Schema,
  { maxBytes = jsonBytes }: { maxBytes?: number } = {},
): JsonBody<Schema> => ({ kind: 'json', schema, maxBytes });

/**
 * The body of an HTML form (`application/x-www-form-urlencoded`), including forms that another site posts. Values are
 * text; a repeated field is a list.
 */
export interface FormBody<Schema extends z.ZodType = z.ZodType> {
  readonly kind: 'form';
  readonly schema: Schema;
  readonly maxBytes: number;
}
export const form = <Schema extends z.ZodType>(
  schema: Schema,
  { maxBytes = 64 * kilobyte }: { maxBytes?: number } = {},
): FormBody<Schema> => ({ kind: 'form', schema, maxBytes });

/** The unmodified bytes of a body, for signatures and binary formats. */
export interface RawBody {
  readonly kind: 'raw';
  readonly maxBytes: number;
  /** Accepted media types, compared with Content-Type; `*` matches any part, as in `application/*`. */
  readonly types: readonly string[];
}
export const raw = (limits: { maxBytes: number; types: readonly string[] }): RawBody => ({ kind: 'raw', ...limits });

/** A raw body as its handler receives it. */
export interface RawContent {
  /** The declared media type without parameters. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Files and form fields (`multipart/form-data`), written to a temporary folder while they arrive. */
export interface Upload<Fields extends z.ZodType = z.ZodType> {
  readonly kind: 'upload';
  readonly maxBytes: number;
  /** Smallest size of a file. Default 0. */
  readonly minBytes?: number;
  readonly maxFiles: number;
  /** Accepted media types, such as `application/pdf`. They are detected from the content, not the file name. */
  readonly types: readonly string[];
  readonly fields: Fields | undefined;
}
export const upload = <Fields extends z.ZodType = z.ZodType>(
  limits: { maxBytes: number; types: readonly string[]; minBytes?: number; maxFiles?: number },
  fields?: Fields,
): Upload<Fields> => ({ kind: 'upload', maxFiles: 1, fields, ...limits });

export interface UploadedFile {
  /** File name from the browser, without any path. */
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Streams the bytes. Can be read once. */
  content(): AsyncIterable<Uint8Array>;
}

export type BodySpec = z.ZodType | JsonBody | FormBody | RawBody | Upload;

/** The schema of a body's values; undefined for a raw body and for an upload without fields. */
export function schemaOfBody(body: BodySpec | undefined): z.ZodType | undefined {
  if (!body || !('kind' in body)) return body;
  if (body.kind === 'raw') return undefined;
  return body.kind === 'upload' ? body.fields : body.schema;
}

/** The type of `body` in a handler. */
export type BodyInput<B> =
  B extends Upload<infer Fields>
    ? { files: UploadedFile[]; fields: z.output<Fields> }
    : B extends RawBody
      ? RawContent
      : B extends JsonBody<infer Schema> | FormBody<infer Schema>
        ? z.output<Schema>
        : B extends z.ZodType
          ? z.output<B>
          : undefined;

/** The type of `body` in a browser's call. */
export type ClientBody<B> = B extends Upload
  ? FormData
  : B extends RawBody
    ? Blob
    : B extends JsonBody<infer Schema> | FormBody<infer Schema>
      ? z.input<Schema>
      : B extends z.ZodType
        ? z.input<B>
        : undefined;
