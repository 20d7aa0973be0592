import type { z } from 'zod';

// The kinds of body a route can take. A bare schema is short for json(schema).

const kilobyte = 1024;

/** Largest JSON body when the route does not name a limit, in bytes. */
export const jsonBytes = 256 * kilobyte;

/** A JSON body with a size limit of its own. */
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
 * A body of a plain HTML form (`application/x-www-form-urlencoded`), also one that another site posts. Values arrive as
 * text; a field that is sent more than once arrives as a list.
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

/** A body of bytes exactly as they were sent: what a signature covers, or a binary format. */
export interface RawBody {
  readonly kind: 'raw';
  readonly maxBytes: number;
  /** Media types that are taken, as the request declares them; with `*` for any part: `application/*`. */
  readonly types: readonly string[];
}
export const raw = (limits: { maxBytes: number; types: readonly string[] }): RawBody => ({ kind: 'raw', ...limits });

/** What a handler of a raw body is given. */
export interface RawContent {
  /** The declared media type without parameters. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

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

export type BodySpec = z.ZodType | JsonBody | FormBody | RawBody | Upload;

/** The schema of the values in a body; undefined for a raw one and for a form of files without fields. */
export function schemaOfBody(body: BodySpec | undefined): z.ZodType | undefined {
  if (!body || !('kind' in body)) return body;
  if (body.kind === 'raw') return undefined;
  return body.kind === 'upload' ? body.fields : body.schema;
}

/** What a handler is given for a body. */
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

/** What a browser passes for a body. */
export type ClientBody<B> = B extends Upload
  ? FormData
  : B extends RawBody
    ? Blob
    : B extends JsonBody<infer Schema> | FormBody<infer Schema>
      ? z.input<Schema>
      : B extends z.ZodType
        ? z.input<B>
        : undefined;
