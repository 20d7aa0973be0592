/** Socket.IO's parser closes a connection that receives a packet with more binary parts. */
export const maxBinaryParts = 10;

export interface MessageSize {
  /** Size on the wire: JSON plus binary parts. */
  readonly bytes: number;
  readonly binaryParts: number;
}

/** Measures a body without recursion, because input may be nested deeper than the stack allows. */
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

/** @param value a primitive value */
const textBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '');
