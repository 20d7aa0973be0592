/** More binary parts than this in one packet make Socket.IO's parser close the connection that receives it. */
export const maxBinaryParts = 10;

export interface MessageSize {
  /** As the body travels: JSON, with its binary parts beside it. */
  readonly bytes: number;
  readonly binaryParts: number;
}

/** Measures without recursion: a body from outside may be nested deeper than the stack allows. */
export function messageSize(body: unknown): MessageSize {
  let [bytes, binaryParts] = [0, 0];
  const open: unknown[] = [body];
  while (open.length > 0) {
    const value = open.pop();
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
      bytes += value.byteLength;
      binaryParts += 1;
    } else if (Array.isArray(value)) {
      bytes += 2 + value.length;
      for (const each of value) open.push(each);
    } else if (typeof value === 'object' && value !== null) {
      bytes += 2;
      for (const [name, each] of Object.entries(value)) {
        bytes += textBytes(name) + 2;
        open.push(each);
      }
    } else {
      bytes += textBytes(value);
    }
  }
  return { bytes, binaryParts };
}

/** @param value a text, number, truth value, null or nothing */
const textBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '');
