import { randomFillSync } from 'node:crypto';

let lastMoment = 0;
let sequence = 0;

/** Random bytes for many ids, because drawing them is the most expensive part of an id. */
const drawn = Buffer.alloc(16 * 256);
let used = drawn.length;

/**
 * A new id: UUID version 7 (RFC 9562, with a 12-bit counter in rand_a), so that rows created together are adjacent in an
 * index. It reveals its time of creation and is not secret: never use one as a token.
 */
export function newId(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const bytes = drawn.subarray(used, used + 16);
  used += 16;
  const moment = Date.now();
  if (moment > lastMoment) {
    lastMoment = moment;
    // Starts in the lower half of the counter's range, which leaves the rest for increments.
    sequence = bytes.readUInt16BE(6) & 0x7ff;
  } else if (++sequence > 0xfff) {
    lastMoment++;
    sequence = 0;
  }

  bytes.writeUIntBE(lastMoment, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
