import type { BodySpec, RawBody, RawContent } from '../contract/index.ts';
import { Failure, jsonBytes } from '../contract/index.ts';
import { formFields } from './form-body.ts';
import { parsedBody } from './json-body.ts';
import { receivedBytes } from './received-bytes.ts';
import type { Context } from './request.ts';
import { receiveUpload } from './upload-body.ts';

/** The body of a request before validation. */
export interface ReceivedBody {
  /** The value to validate with the route's schema. */
  readonly value: unknown;
  /** Builds the handler's body from the parsed value. */
  complete(parsed: unknown): unknown;
  /** Removes temporary files. */
  dispose(): Promise<void>;
}

/**
 * Reads the body of a request as the route declares it.
 * @param folder temporary folder for uploads
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
  if (!types.some((accepted) => isOfType(type, accepted))) {
    throw new Failure('unsupported_type', `Send the body as ${types.join(' or ')}`);
  }
  assertNotCompressed(ctx);
  return { type, bytes: hasBody(ctx) ? await receivedBytes(ctx.req, maxBytes) : Buffer.alloc(0) };
}

/** Whether a media type matches an accepted one, in which `*` stands for any part: `application/*`. */
function isOfType(type: string, accepted: string): boolean {
  const parts = type.split('/');
  return (
    parts.length === 2 &&
    accepted
      .toLowerCase()
      .split('/')
      .every((part, index) => part === '*' || part === parts[index])
  );
}

const hasBody = (ctx: Context) => Number(ctx.get('content-length') || 0) > 0 || ctx.get('transfer-encoding') !== '';

function assertNotCompressed(ctx: Context): void {
  if (!['', 'identity'].includes(ctx.get('content-encoding').toLowerCase())) {
    throw new Failure('unsupported_type', 'Send the body without compression');
  }
}
