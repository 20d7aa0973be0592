import type { ChoiceItem, OpenItem } from './item.ts';
import type { ItemModel } from './item-model.ts';
import { generate, NoSuchVariant } from './item-model.ts';

// Practice shows keys and explanations, so what is practised must not be what counts. A model that can write more than
// its operational variants gives practice its further ones; one that cannot, and what is written by hand, gives a third.
// Visitors of the demo come as often as they like, so they are asked nothing that counts either: copies of practice
// items, and further variants of the cognitive tasks, which have no practice.

/** Items that a model gives to practice, where it can write so many. */
const practiceOfModel = 10;
/** Items that a model gives to the demo: of what practice has, and of cognitive tasks. */
const demoOfModel = 3;
const demoOfCognitiveModel = 5;
/** Further variants begin here, and are looked for in so many. */
export const firstFurther = 100;
const mostTried = 60;

/** Every item of a model, each with its pool. */
export function itemsOf(model: ItemModel): ChoiceItem[] {
  const own = Array.from({ length: model.variants }, (_, variant) => generate(model, variant));
  if (model.section === 'cognitive') {
    const further = furtherOf(model, own, demoOfCognitiveModel);
    return further.length > 0
      ? [...own, ...further.map(forDemo)]
      : own.map((item, at) => (at % 5 === 4 ? forDemo(item) : item));
  }
  const further = furtherOf(model, own, practiceOfModel).map(forPractice);
  return withDemo(
    further.length >= practiceOfModel ? [...own, ...further] : [...sharedOut(own), ...further],
    demoOfModel,
  );
}

/** What is written by hand, two thirds of it for assessments, and all of practice for the demo as well. */
export const writtenItems = <Written extends ChoiceItem | OpenItem>(items: readonly Written[]): Written[] =>
  withDemo(sharedOut(items), items.length);

const sharedOut = <Written extends ChoiceItem | OpenItem>(items: readonly Written[]): Written[] =>
  items.map((item, index) => (index % 3 === 2 ? forPractice(item) : item));

function withDemo<Written extends ChoiceItem | OpenItem>(items: readonly Written[], most: number): Written[] {
  const practice = items.filter(({ pool }) => pool === 'practice').slice(0, most);
  return [...items, ...practice.map((item) => ({ ...forDemo(item), id: `${item.id}.demo` }))];
}

function furtherOf(model: ItemModel, own: readonly ChoiceItem[], wanted: number): ChoiceItem[] {
  const known = new Set(own.map(textOf));
  const further: ChoiceItem[] = [];
  for (let variant = firstFurther; variant < firstFurther + mostTried && further.length < wanted; variant++) {
    const item = variantOf(model, variant);
    if (!item) break;
    const text = textOf(item);
    if (known.has(text)) continue;
    known.add(text);
    further.push(item);
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
const forDemo = <Written extends ChoiceItem | OpenItem>(item: Written): Written => ({ ...item, pool: 'demo' });

/** What a learner sees: two items that differ in the order of their options alone are the same question. */
export const textOf = ({
  stem,
  stimulus,
  options,
  optionFigures,
}: Pick<ChoiceItem, 'stem' | 'stimulus' | 'options' | 'optionFigures'>) =>
  JSON.stringify([stem, stimulus, [...options].sort(), optionFigures]);
