import { inflateSync } from 'node:zlib';
import { ReadingProblem } from './problem.ts';

// A stream of a few kilobytes in a PDF can inflate to gigabytes (a decompression bomb), which the PDF reader would build in
// memory. Every stream is therefore inflated here first, with a limit.

/** Largest stream of a PDF after inflating: a page of 600 dots an inch in colour has 100 MB (bytes). */
const maxStreamBytes = 100_000_000;
/** Largest sum of all streams (bytes). */
const maxTotalBytes = 500_000_000;
/** A filter may be applied several times. */
const maxDepth = 4;

/** @throws ReadingProblem too-complex for a PDF whose streams inflate beyond the limits */
export function assertBoundedStreams(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (let at = buffer.indexOf('stream'); at >= 0; at = buffer.indexOf('stream', at + 6)) {
    let start = at + 6;
    if (buffer[start] === 0x0d) start++;
    if (buffer[start] === 0x0a) start++;
    let content: Buffer = buffer.subarray(start);
    // The first two bytes of a zlib stream (RFC 1950) are a multiple of 31, with method 8.
    for (let depth = 0; isZlib(content); depth++) {
      if (depth === maxDepth) throw new ReadingProblem('too-complex', 'nested streams');
      const inflated = inflatedPart(content, Math.min(maxStreamBytes, maxTotalBytes - total));
      if (!inflated) break;
      total += inflated.byteLength;
      content = inflated;
    }
  }
}

const isZlib = (content: Buffer) =>
  content.byteLength > 2 && (content.readUInt8(0) & 0x0f) === 8 && content.readUInt16BE(0) % 31 === 0;

function inflatedPart(content: Buffer, maxOutputLength: number): Buffer | undefined {
  try {
    // Damaged ends of streams are common; what there is counts.
    return inflateSync(content, { maxOutputLength: Math.max(1, maxOutputLength), finishFlush: 2 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new ReadingProblem('too-complex', 'stream');
    return undefined;
  }
}
