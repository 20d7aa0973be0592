import { createHash } from 'node:crypto';
import type { Item } from '../item.ts';

/** Checksum of an item's content. An item with the same checksum keeps its version. */
export function checksumOf(item: Item): string {
  return createHash('sha256').update(canonical(item)).digest('hex').slice(0, 32);
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${entries
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`)
    .join(',')}}`;
}
