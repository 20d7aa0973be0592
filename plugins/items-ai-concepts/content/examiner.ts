import type { Block, Shape } from '../../../core/contract/blocks.ts';
import type { ChoiceItem } from '../../item-bank/items/services.ts';
import { generate } from '../../item-bank/items/services.ts';
import { aiConceptualModels } from './index.ts';

/**
 * Reads questions as a learner sees them, for the tests that work their answers out once more: from the text, the
 * tables and the drawn shapes, and never from a model's own cases.
 */

/** All items of a model, by the name that follows the section in its id. */
export function itemsOf(name: string): ChoiceItem[] {
  const model = aiConceptualModels.find(({ id }) => id === `ai_conceptual.${name}`);
  if (!model) throw new Error(`No model ${name}`);
  return Array.from({ length: model.variants }, (_, variant) => generate(model, variant));
}

export function allItems(): ChoiceItem[] {
  return aiConceptualModels.flatMap(({ id }) => itemsOf(id.replace('ai_conceptual.', '')));
}

export function answerOf(item: ChoiceItem): string {
  return item.options[item.key] ?? '';
}

export type Table = Extract<Block, { kind: 'table' }>;
export type Figure = Extract<Block, { kind: 'figure' }>;

export function tableOf(item: ChoiceItem, index = 0): Table {
  const found = item.stimulus.filter((block): block is Table => block.kind === 'table')[index];
  if (!found) throw new Error(`${item.id} has no table ${index}`);
  return found;
}

export function figureOf(item: ChoiceItem): Figure {
  const found = item.stimulus.find((block): block is Figure => block.kind === 'figure');
  if (!found) throw new Error(`${item.id} has no figure`);
  return found;
}

export function shapesOf<Kind extends Shape['shape']>(figure: Figure, kind: Kind): Extract<Shape, { shape: Kind }>[] {
  return figure.shapes.filter((shape): shape is Extract<Shape, { shape: Kind }> => shape.shape === kind);
}

/** Every number in a text, with its sign; "1,250" is one number, "−3" is negative. */
export function numbersIn(text: string): number[] {
  const plain = text.replaceAll('−', '-').replaceAll(/(\d),(?=\d{3})/g, '$1');
  return [...plain.matchAll(/(?<![\d.\w])-?\d+(\.\d+)?/g)].map(([number]) => Number(number));
}

/** The only number in a text. */
export function numberIn(text: string): number {
  const [first] = numbersIn(text);
  if (first === undefined) throw new Error(`No number in ${text}`);
  return first;
}

export function column(table: Table, at: number): string[] {
  return table.rows.map((row) => row[at] ?? '');
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The entry with the highest worth; throws when two share it, since a key must be unique. */
export function only<T>(list: readonly T[], worth: (one: T) => number): T {
  const best = Math.max(...list.map(worth));
  const found = list.filter((one) => Math.abs(worth(one) - best) < 1e-9);
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} entries share the highest worth`);
  return first;
}
