import { ReadingProblem } from './problem.ts';

// Files that are valid as two kinds at once (polyglots) carry something past checks that look at one kind only.

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Furthest place from its end at which a ZIP's directory can be announced: 22 bytes and a comment of 65,535. */
const zipTail = 65_557;

/** @throws ReadingProblem mixed for a file that is also an archive, a program or a page of markup */
export function assertOneKind(bytes: Uint8Array, type: string): void {
  if (isZip(bytes)) throw new ReadingProblem('mixed', 'ZIP');
  const head = latin1(bytes.subarray(0, 1024));
  if (type === 'application/pdf' && /<(!doctype html|html|script|svg|\?php)|\bMZ.{58}/is.test(head.slice(5))) {
    throw new ReadingProblem('mixed', 'markup');
  }
  if (type !== 'application/pdf' && type !== 'text/plain' && head.includes('%PDF-')) {
    throw new ReadingProblem('mixed', 'PDF');
  }
}

/** Whether the end holds a ZIP's directory that leads to entries (APPNOTE 4.3.16). */
function isZip(bytes: Uint8Array): boolean {
  const start = Math.max(0, bytes.byteLength - zipTail);
  const tail = latin1(bytes.subarray(start));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = tail.lastIndexOf('PK\x05\x06'); at >= 0; at = at > 0 ? tail.lastIndexOf('PK\x05\x06', at - 1) : -1) {
    const end = start + at;
    if (end + 22 > bytes.byteLength) continue;
    const entries = view.getUint16(end + 10, true);
    const directory = end - view.getUint32(end + 12, true);
    if (entries > 0 && directory >= 0 && latin1(bytes.subarray(directory, directory + 4)) === 'PK\x01\x02') return true;
  }
  return false;
}
