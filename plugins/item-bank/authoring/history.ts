import { createHash } from 'node:crypto';
import type { Item } from '../items/item.ts';
import type { ItemRow } from '../models.ts';
import type { Parameters, Version } from './contract.ts';

/** All versions of an item, newest first, with their changes. */
export function historyOf(versions: readonly ItemRow[]): Version[] {
  const ascending = [...versions].sort((one, other) => one.version - other.version);
  return ascending
    .map((row, index): Version => {
      const before = ascending[index - 1];
      return {
        version: row.version,
        createdAt: row.createdAt.toISOString(),
        origin: row.origin,
        isCurrent: row.isCurrent,
        parameters: row.content.parameters as Parameters,
        source: row.content.source,
        changed: before ? changesBetween(before.content, row.content) : [],
      };
    })
    .reverse();
}

/**
 * Fingerprint of an item's question: stem, options, key and rubric. Versions with the same fingerprint differ only in
 * parameters, hints or explanations, so their answers can be pooled.
 */
export function questionFingerprint(item: Item): string {
  const asked = (['question', 'options', 'key', 'rubric'] as const).map((part) => partsOf[part](item));
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 22);
}

type Part = Version['changed'][number];

const partsOf: Record<Part, (item: Item) => unknown> = {
  question: ({ stem, stimulus, stimulusSeconds }) => withSortedKeys([stem, stimulus, stimulusSeconds]),
  options: (item) => withSortedKeys(item.format === 'multiple_choice' ? [item.options, item.optionFigures] : []),
  key: (item) => (item.format === 'multiple_choice' ? item.key : null),
  rubric: (item) => withSortedKeys(item.format === 'open_ended' ? item.rubric : null),
  explanation: (item) =>
    withSortedKeys([item.explanation, item.steps, item.format === 'multiple_choice' ? item.misconceptions : null]),
  hints: ({ hints }) => withSortedKeys(hints),
  parameters: (item) => withSortedKeys([item.parameters, item.format === 'open_ended' ? item.agreement : null]),
  source: ({ source }) => withSortedKeys(source),
  place: ({ section, contentArea, subcategory, pool, rung, concepts, reasoning, cognitiveLoad }) =>
    withSortedKeys([section, contentArea, subcategory, pool, rung, concepts, reasoning, cognitiveLoad]),
};

function changesBetween(before: Item, after: Item): Part[] {
  const parts = Object.keys(partsOf) as Part[];
  return parts.filter((part) => JSON.stringify(partsOf[part](before)) !== JSON.stringify(partsOf[part](after)));
}

/** The value with sorted object keys, because the database does not keep their order. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withSortedKeys(each) ?? null);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, withSortedKeys(each)]),
  );
}
