import type { ChoiceItem } from '../../item-bank/items/services.ts';
import { generate } from '../../item-bank/items/services.ts';
import { at } from './drafts.ts';
import { cognitiveModels } from './index.ts';

// What the tests need to read a question as a learner sees it, and nothing of how its model made it.

export const items: readonly ChoiceItem[] = cognitiveModels.flatMap((model) =>
  Array.from({ length: model.variants }, (_, variant) => generate(model, variant)),
);

/** The questions of one model, named without its section. */
export function itemsOf(slug: string): ChoiceItem[] {
  const found = items.filter(({ itemModel }) => itemModel === `cognitive.${slug}`);
  if (found.length === 0) throw new Error(`no questions of ${slug}`);
  return found;
}

export function answerOf({ options, key }: ChoiceItem): string {
  return at(options, key);
}

export function textOf({ stimulus }: ChoiceItem): string {
  return stimulus.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n');
}

export function altOf({ stimulus }: ChoiceItem): string {
  return stimulus.flatMap((block) => (block.kind === 'figure' ? [block.alt] : [])).join(' ');
}

/** What the drawn options are said to show, in their order. */
export function optionAltsOf({ optionFigures = [] }: ChoiceItem): string[] {
  return optionFigures.flatMap((block) => (block.kind === 'figure' ? [block.alt] : []));
}

/** The indices of the options of which something is true: the key alone, in a sound question. */
export function whichOf<T>(options: readonly T[], isRight: (option: T) => boolean): number[] {
  return options.flatMap((option, index) => (isRight(option) ? [index] : []));
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
