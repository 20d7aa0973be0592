import { createHash } from 'node:crypto';
import type { Item } from '../items/item.ts';
import type { ItemRow } from '../models.ts';
import type { Parameters, Version } from './contract.ts';

/** Every version of an item, the latest first, each with what it changed. */
export function historyOf(versions: readonly ItemRow[]): Version[] {
  const rising = [...versions].sort((one, other) => one.version - other.version);
  return rising
    .map((row, index): Version => {
      const before = rising[index - 1];
      return {
        version: row.version,
        createdAt: row.createdAt.toISOString(),
        origin: row.origin,
        isOperational: row.isOperational,
        parameters: row.content.parameters as Parameters,
        source: row.content.source,
        changed: before ? changesBetween(before.content, row.content) : [],
      };
    })
    .reverse();
}

/**
 * Names what an item asks: its question, answers, key and rubric. Versions that share it differ in parameters, hints or
 * explanations only, so that answers to the one say something about the other.
 */
export function askingOf(item: Item): string {
  const asked = (['question', 'options', 'key', 'rubric'] as const).map((part) => partsOf[part](item));
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 22);
}

type Part = Version['changed'][number];

const partsOf: Record<Part, (item: Item) => unknown> = {
  question: ({ stem, stimulus, stimulusSeconds }) => inOrder([stem, stimulus, stimulusSeconds]),
  options: (item) => inOrder(item.format === 'multiple_choice' ? [item.options, item.optionFigures] : []),
  key: (item) => (item.format === 'multiple_choice' ? item.key : null),
  rubric: (item) => inOrder(item.format === 'open_ended' ? item.rubric : null),
  explanation: (item) =>
    inOrder([item.explanation, item.steps, item.format === 'multiple_choice' ? item.misconceptions : null]),
  hints: ({ hints }) => inOrder(hints),
  parameters: (item) => inOrder([item.parameters, item.format === 'open_ended' ? item.agreement : null]),
  source: ({ source }) => inOrder(source),
  place: ({ section, contentArea, subcategory, pool, rung, concepts, reasoning, cognitiveLoad }) =>
    inOrder([section, contentArea, subcategory, pool, rung, concepts, reasoning, cognitiveLoad]),
};

function changesBetween(before: Item, after: Item): Part[] {
  const parts = Object.keys(partsOf) as Part[];
  return parts.filter((part) => JSON.stringify(partsOf[part](before)) !== JSON.stringify(partsOf[part](after)));
}

/** The same value with the keys of its objects in order: the database gives them back in another. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => inOrder(each) ?? null);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, inOrder(each)]),
  );
}
