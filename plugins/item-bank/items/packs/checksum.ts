import { createHash } from 'node:crypto';
import type { Item } from '../item.ts';

/** Of an item's content: an item that did not change keeps its version. */
export function checksumOf(item: Item): string {
  return createHash('sha256').update(canonical(item)).digest('hex').slice(0, 32);
}

/** JSON with keys in order, so that the order of writing does not matter. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${entries
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`)
    .join(',')}}`;
}
