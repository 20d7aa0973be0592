import type { ChoiceItem } from '../../item-bank/items/services.ts';
import { generate } from '../../item-bank/items/services.ts';
import { appliedReasoningModels } from './index.ts';

// What the tests need to read a question as a learner sees it, and nothing of how its model made it.

/** Every operational question of a model, named without its section. */
export function itemsOf(slug: string): ChoiceItem[] {
  const model = appliedReasoningModels.find(({ id }) => id === `applied_reasoning.${slug}`);
  if (!model) throw new Error(`no model ${slug}`);
  return Array.from({ length: model.variants }, (_, variant) => generate(model, variant));
}

/** One operational question of a model. */
export function itemOf(slug: string, variant: number): ChoiceItem {
  const item = itemsOf(slug)[variant];
  if (!item) throw new Error(`${slug} has no variant ${variant}`);
  return item;
}

/** Text of the option that the item says is right. */
export function answerOf({ options, key }: ChoiceItem): string {
  return options[key] ?? '';
}

export function otherOptionsOf({ options, key }: ChoiceItem): string[] {
  return options.filter((_, index) => index !== key);
}

export function altOf({ stimulus }: ChoiceItem): string {
  const figure = stimulus.find((block) => block.kind === 'figure');
  return figure?.kind === 'figure' ? figure.alt : '';
}

/** The rows of the item's tables, one table after the other. */
export function tablesOf({ stimulus }: ChoiceItem): string[][][] {
  return stimulus.flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
}

export function tableOf(item: ChoiceItem): string[][] {
  return tablesOf(item)[0] ?? [];
}

export function codeOf({ stimulus }: ChoiceItem): string {
  const code = stimulus.find((block) => block.kind === 'code');
  return code?.kind === 'code' ? code.code : '';
}

export function textOf({ stimulus }: ChoiceItem): string {
  return stimulus.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join(' ');
}

/** All numbers in a text, in order: "€1,250 and 0.5" → 1250, 0.5. */
export function numbersIn(text: string): number[] {
  const plain = text.replaceAll(/(\d),(?=\d{3}\b)/g, '$1');
  return (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** The first number in a text. */
export function numberIn(text: string): number {
  const [first] = numbersIn(text);
  if (first === undefined) throw new Error(`no number in “${text}”`);
  return first;
}

/** "09:05" → 545 minutes. */
export function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return 60 * hours + rest;
}

/** All orders, grown by inserting one thing after the other. */
export function ordersOf<T>(things: readonly T[]): T[][] {
  return things.reduce<T[][]>(
    (orders, thing) =>
      orders.flatMap((order) =>
        Array.from({ length: order.length + 1 }, (_, place) => [
          ...order.slice(0, place),
          thing,
          ...order.slice(place),
        ]),
      ),
    [[]],
  );
}
