import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { featureSpace } from './features.ts';

/** Weights in steps of `scale`, from -127 to 127. */
export interface Scaled {
  readonly bias: number;
  readonly scale: number;
  readonly values: Int8Array;
}

export interface Model {
  readonly danger: Scaled;
  readonly distress: Scaled;
  readonly classes: ReadonlyMap<string, Scaled>;
}

interface Head {
  readonly name: string;
  readonly bias: number;
  readonly scale: number;
  /** Nonzero weights. */
  readonly count: number;
}

const danger = 'danger';
const distress = 'distress';

/**
 * One line of JSON about the heads, then for each head the distances between nonzero weights and the weights;
 * Brotli-compressed.
 */
export function encoded({ danger: ofDanger, distress: ofDistress, classes }: Model): Buffer {
  const all: [string, Scaled][] = [[danger, ofDanger], [distress, ofDistress], ...classes];
  const heads: Head[] = [];
  const bodies: Buffer[] = [];
  for (const [name, { bias, scale, values }] of all) {
    const distances: number[] = [];
    const weights: number[] = [];
    let before = -1;
    for (const [feature, value] of values.entries()) {
      if (value === 0) continue;
      writeNumber(distances, feature - before - 1);
      weights.push(value & 0xff);
      before = feature;
    }
    heads.push({ name, bias, scale, count: weights.length });
    bodies.push(Buffer.from(distances), Buffer.from(weights));
  }
  return brotliCompressSync(Buffer.concat([Buffer.from(`${JSON.stringify(heads)}\n`), ...bodies]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
}

export function decoded(file: Buffer): Model {
  const bytes = brotliDecompressSync(file);
  const line = bytes.indexOf(10);
  const heads = JSON.parse(bytes.subarray(0, line).toString()) as Head[];
  let at = line + 1;
  const read = new Map(heads.map(({ name, bias, scale, count }) => [name, { bias, scale, values: valuesOf(count) }]));
  const [ofDanger, ofDistress] = [read.get(danger), read.get(distress)];
  if (!ofDanger || !ofDistress) throw new Error('The danger model lacks a head for danger or distress');
  return {
    danger: ofDanger,
    distress: ofDistress,
    classes: new Map([...read].filter(([name]) => name !== danger && name !== distress)),
  };

  function valuesOf(count: number): Int8Array {
    const values = new Int8Array(featureSpace);
    const features: number[] = [];
    let feature = -1;
    for (let left = count; left > 0; left--) {
      let distance = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++] ?? 0;
        distance |= (byte & 0x7f) << shift;
        if (byte < 0x80) break;
      }
      feature += distance + 1;
      features.push(feature);
    }
    for (const each of features) values[each] = ((bytes[at++] ?? 0) << 24) >> 24;
    return values;
  }
}

/** Seven bits per byte, the lowest first; the eighth bit is set where more follow. */
function writeNumber(bytes: number[], number: number) {
  let left = number;
  while (left >= 0x80) {
    bytes.push((left & 0x7f) | 0x80);
    left >>= 7;
  }
  bytes.push(left);
}
