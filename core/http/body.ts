import type { BodySpec, RawBody, RawContent } from '../contract/index.ts';
import { Failure, jsonBytes } from '../contract/index.ts';
import { formFields } from './form-body.ts';
import { parsedBody } from './json-body.ts';
import { receivedBytes } from './received-bytes.ts';
import type { Context } from './request.ts';
import { receiveUpload } from './upload-body.ts';

/** The body of a request, read but not yet validated. */
export interface ReceivedBody {
  /** What the route's schema is given. */
  readonly value: unknown;
  /** The body that the handler is given, from what the schema made of the value. */
  complete(parsed: unknown): unknown;
  /** Removes temporary files. */
  dispose(): Promise<void>;
}

/**
 * Reads the body that a route takes.
 * @param folder where uploads are written while they are received
 * @throws Failure invalid, too_large, unsupported_type, storage_full
 */
export async function receiveBody(ctx: Context, body: BodySpec | undefined, folder: string): Promise<ReceivedBody> {
  if (!body) return received(undefined);
  if (!('kind' in body)) return received(await readJson(ctx, jsonBytes));
  switch (body.kind) {
    case 'json':
      return received(await readJson(ctx, body.maxBytes));
    case 'form':
      return received(await readForm(ctx, body.maxBytes));
    case 'raw': {
      const content = await readRaw(ctx, body);
      return { ...received(undefined), complete: () => content };
    }
    default: {
      const { files, fields, dispose } = await receiveUpload(ctx, body, folder);
      return { value: fields, complete: (parsed) => ({ files, fields: parsed ?? fields }), dispose };
    }
  }
}

function received(value: unknown): ReceivedBody {
  return { value, complete: (parsed) => parsed, dispose: async () => {} };
}

async function readJson(ctx: Context, maxBytes: number): Promise<unknown> {
  if (!hasBody(ctx)) return undefined;
  if (!ctx.is('json', '+json'))
    throw new Failure('unsupported_type', 'Send the body as JSON (Content-Type: application/json)');
  assertNotCompressed(ctx);
  return parsedBody(ctx.req, maxBytes);
}

async function readForm(ctx: Context, maxBytes: number): Promise<unknown> {
  if (!hasBody(ctx)) return {};
  if (!ctx.is('application/x-www-form-urlencoded')) {
    throw new Failure('unsupported_type', 'Send the body as a form (Content-Type: application/x-www-form-urlencoded)');
  }
  assertNotCompressed(ctx);
  return formFields(await receivedBytes(ctx.req, maxBytes));
}

async function readRaw(ctx: Context, { types, maxBytes }: RawBody): Promise<RawContent> {
  const type = (ctx.get('content-type').split(';')[0] ?? '').trim().toLowerCase();
  if (!types.some((taken) => isOfType(type, taken))) {
    throw new Failure('unsupported_type', `Send the body as ${types.join(' or ')}`);
  }
  assertNotCompressed(ctx);
  return { type, bytes: hasBody(ctx) ? await receivedBytes(ctx.req, maxBytes) : Buffer.alloc(0) };
}

/** Whether a media type is the one taken, which may have `*` for any part: `application/*`. */
function isOfType(type: string, taken: string): boolean {
  const parts = type.split('/');
  return (
    parts.length === 2 &&
    taken
      .toLowerCase()
      .split('/')
      .every((part, index) => part === '*' || part === parts[index])
  );
}

const hasBody = (ctx: Context) => Number(ctx.get('content-length') || 0) > 0 || ctx.get('transfer-encoding') !== '';

function assertNotCompressed(ctx: Context): void {
  if (!['', 'identity'].includes(ctx.get('content-encoding').toLowerCase())) {
    throw new Failure('unsupported_type', 'Send the body as it is, not compressed');
  }
}
