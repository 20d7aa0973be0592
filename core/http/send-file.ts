import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ByteRange, FileAnswer } from '../contract/index.ts';
import { Failure } from '../contract/index.ts';
import type { Context } from './request.ts';

/**
 * Sends a file: the whole, one range (RFC 9110, 14), or 304 if the client has the current version.
 * @throws Failure range_not_satisfiable
 */
export async function sendFile(ctx: Context, answer: FileAnswer): Promise<void> {
  const { name, type, inline, content } = answer;
  const size = content instanceof Uint8Array ? content.byteLength : answer.size;
  const etag = etagOf(answer);
  if (etag) {
    ctx.set({ etag, 'cache-control': 'private, no-cache' });
    ctx.vary('Authorization');
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
  }
  const isRanged = size !== undefined && (content instanceof Uint8Array || typeof content === 'function');
  if (isRanged) ctx.set('accept-ranges', 'bytes');
  const range = isRanged ? wantedRange(ctx, size, etag) : undefined;
  ctx.attachment(name, { type: inline ? 'inline' : 'attachment' });
  ctx.type = type;
  // Uploaded content must be displayed without executing scripts.
  ctx.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (range) {
    ctx.status = 206;
    ctx.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
    ctx.length = range.end - range.start + 1;
  } else if (size !== undefined) ctx.length = size;
  if (content instanceof Uint8Array) {
    ctx.body = Buffer.from(range ? content.subarray(range.start, range.end + 1) : content);
  } else {
    const { length } = ctx;
    const given = typeof content === 'function' ? await content(range) : content;
    ctx.body = Readable.from(length === undefined ? given : exactly(given, length));
    if (length !== undefined) ctx.length = length;
  }
}

/**
 * Checks that the content has the announced length. If a file is replaced between reading its size and its content, the
 * client would otherwise wait forever, or the surplus would corrupt the next response on the connection.
 */
async function* exactly(content: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const bytes of content) {
    sent += bytes.byteLength;
    if (sent > length) break;
    yield bytes;
  }
  if (sent !== length) throw new Error('The file’s size differs from the announced Content-Length');
}

function etagOf({ etag, content }: FileAnswer): string | undefined {
  if (etag !== undefined) return `"${etag.replaceAll(/[^\x21\x23-\x7e]/g, '')}"`;
  if (!(content instanceof Uint8Array)) return undefined;
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** The range that a GET requests; undefined for the whole file. Requests for several ranges get the whole file. */
function wantedRange(ctx: Context, size: number, etag: string | undefined): ByteRange | undefined {
  if (ctx.method !== 'GET') return undefined;
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(ctx.get('range').trim()) ?? [];
  if (first === '' && last === '') return undefined;
  const condition = ctx.get('if-range');
  // A range of a newer version must not be combined with the client's older parts.
  if (condition && condition !== etag) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  if (start >= size || (first === '' && Number(last) === 0)) {
    ctx.set('content-range', `bytes */${size}`);
    throw new Failure('range_not_satisfiable', `The file has ${size} bytes`);
  }
  return { start, end };
}
