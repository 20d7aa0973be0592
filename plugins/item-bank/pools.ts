import type { ChoiceItem, OpenItem } from './items/item.ts';
import type { ItemModel } from './items/item-model.ts';
import { generate, NoSuchVariant } from './items/item-model.ts';

// Practice shows keys and explanations, so what is practised must not be what counts. A model that can write more than
// its operational variants gives practice its further ones; one that cannot, and what is written by hand, gives a third.

/** Items that a model gives to practice, where it can write so many. */
const practiceOfModel = 10;
/** Further variants begin here, and are looked for in so many. */
const firstFurther = 100;
const mostTried = 60;

/** Every item of a model, each with its pool. Cognitive tasks are not practised. */
export function itemsOf(model: ItemModel): ChoiceItem[] {
  const own = Array.from({ length: model.variants }, (_, variant) => generate(model, variant));
  if (model.section === 'cognitive') return own;
  const further = furtherOf(model, own);
  return further.length >= practiceOfModel ? [...own, ...further] : [...sharedOut(own), ...further];
}

/** What is written by hand, two thirds of it for assessments. */
export const sharedOut = <Written extends ChoiceItem | OpenItem>(items: readonly Written[]): Written[] =>
  items.map((item, index) => (index % 3 === 2 ? forPractice(item) : item));

function furtherOf(model: ItemModel, own: readonly ChoiceItem[]): ChoiceItem[] {
  const known = new Set(own.map(textOf));
  const further: ChoiceItem[] = [];
  for (let variant = firstFurther; variant < firstFurther + mostTried && further.length < practiceOfModel; variant++) {
    const item = variantOf(model, variant);
    if (!item) break;
    const text = textOf(item);
    if (known.has(text)) continue;
    known.add(text);
    further.push(forPractice(item));
  }
  return further;
}

function variantOf(model: ItemModel, variant: number): ChoiceItem | undefined {
  try {
    return generate(model, variant);
  } catch (error) {
    if (error instanceof NoSuchVariant) return undefined;
    throw error;
  }
}

const forPractice = <Written extends ChoiceItem | OpenItem>(item: Written): Written => ({ ...item, pool: 'practice' });

/** What a learner reads: two items that differ in the order of their options alone are the same question. */
const textOf = ({ stem, stimulus, options }: ChoiceItem) => JSON.stringify([stem, stimulus, [...options].sort()]);
