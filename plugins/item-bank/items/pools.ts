import type { ChoiceItem, OpenItem } from './item.ts';
import type { ItemModel } from './item-model.ts';
import { generate, NoSuchVariant } from './item-model.ts';

// Practice shows keys and explanations, so its items must not be scored elsewhere. A model with practice tasks provides
// those to practice; one that can write variants beyond the operational ones provides those; other models and hand-written items provide a third of their items. Demo
// visitors may come any number of times, so the demo uses copies of practice items, and further variants of cognitive
// tasks, which have no practice.

/** Practice items of a model that can write them. */
const practiceOfModel = 10;
/** Demo items of a model: copies of practice items, or further variants of cognitive tasks. */
const demoOfModel = 3;
const demoOfCognitiveModel = 5;
/** Number of the first further variant, and how many are tried. */
export const firstFurther = 100;
const maxTried = 60;

/** All items of a model with their pools. */
export function itemsOf(model: ItemModel): ChoiceItem[] {
  const variants = Array.from({ length: model.variants }, (_, variant) => generate(model, variant));
  const { pool } = model;
  if (pool) {
    const texts = new Set<string>();
    const items = variants.flatMap((item) => {
      const isNew = !texts.has(textOf(item));
      texts.add(textOf(item));
      return isNew ? [{ ...item, pool }] : [];
    });
    return pool === 'early_practice' ? [...items, ...copies(items, demoOfModel, 'early_demo')] : items;
  }
  if (model.section === 'cognitive') {
    const further = furtherOf(model, variants, demoOfCognitiveModel);
    return further.length > 0
      ? [...variants, ...further.map(forDemo)]
      : variants.map((item, at) => (at % 5 === 4 ? forDemo(item) : item));
  }
  const further = furtherOf(forPracticeOf(model), variants, practiceOfModel).map(forPractice);
  return withDemo(
    further.length >= practiceOfModel ? [...variants, ...further] : [...splitForPractice(variants), ...further],
    demoOfModel,
  );
}

/** The model that writes its practice items. */
export const forPracticeOf = (model: ItemModel): ItemModel =>
  model.practice ? { ...model, write: model.practice } : model;

/** The practice items of a model. */
export const practiceItemsOf = (model: ItemModel): ChoiceItem[] =>
  itemsOf(model).filter(({ pool }) => pool === 'practice');

/** Hand-written items without a pool: two thirds for assessments, a third for practice, with copies of the latter for the demo. */
export const writtenItems = <Written extends ChoiceItem | OpenItem>(items: readonly Written[]): Written[] =>
  withDemo(splitForPractice(items), items.length);

const splitForPractice = <Written extends ChoiceItem | OpenItem>(items: readonly Written[]): Written[] =>
  items.map((item, index) => (index % 3 === 2 && item.pool === undefined ? forPractice(item) : item));

function withDemo<Written extends ChoiceItem | OpenItem>(items: readonly Written[], limit: number): Written[] {
  const practice = items.filter(({ pool }) => pool === 'practice');
  return [...items, ...copies(practice, limit, 'demo')];
}

function copies<Written extends ChoiceItem | OpenItem>(
  items: readonly Written[],
  limit: number,
  pool: 'demo' | 'early_demo',
): Written[] {
  return items.slice(0, limit).map((item) => ({ ...item, pool, id: `${item.id}.demo` }));
}

function furtherOf(model: ItemModel, variants: readonly ChoiceItem[], wanted: number): ChoiceItem[] {
  const known = new Set(variants.map(textOf));
  const further: ChoiceItem[] = [];
  for (let variant = firstFurther; variant < firstFurther + maxTried && further.length < wanted; variant++) {
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

/** The text that learners see. Items that differ only in the order of options have the same text. */
export const textOf = ({
  stem,
  stimulus,
  options,
  optionFigures,
}: Pick<ChoiceItem, 'stem' | 'stimulus' | 'options' | 'optionFigures'>) =>
  JSON.stringify([stem, stimulus, [...options].sort(), optionFigures]);
