import type { Random } from '../../../../core/random.ts';
import { shuffled } from '../../items/draw.ts';
import type { ChoiceItem, Item } from '../../items/item.ts';

/**
 * The display order of options: at each place, the index of the option in the item. Null: the item's own order. Outside
 * the item bank an answer is a place; inside it is the option's index.
 */
export type OptionOrder = number[] | null;

/** Draws an order. Fixed options keep their place. */
export function drawOptionOrder(item: Item, random: Random): OptionOrder {
  if (item.format !== 'multiple_choice') return null;
  const fixed = new Set(item.fixedOptions);
  const movable = shuffled(
    item.options.flatMap((_, index) => (fixed.has(index) ? [] : [index])),
    random,
  );
  let next = 0;
  return item.options.map((_, place) => (fixed.has(place) ? place : (movable[next++] ?? place)));
}

/** The index of the option shown at a place; undefined for a place without an option. */
export const optionAt = (order: OptionOrder, place: number): number | undefined => (order ? order[place] : place);

/** The place an option is shown at. */
export const placeOf = (order: OptionOrder, option: number): number => (order ? order.indexOf(option) : option);

/**
 * An item as shown to a learner: options, key and misconceptions in display order. Drawn options keep their names (A, B, C)
 * while the drawings move. Texts that refer to an option by letter use the displayed letter.
 */
export function asShown<Any extends Item>(item: Any, order: OptionOrder): Any;
export function asShown(item: Item, order: OptionOrder): Item {
  if (item.format !== 'multiple_choice' || !order) return item;
  const { options, optionFigures, misconceptions } = item;
  const rename = letterChanger(item, order);
  return {
    ...item,
    options: optionFigures ? options : inOrder(options, order),
    ...(optionFigures && { optionFigures: inOrder(optionFigures, order) }),
    key: placeOf(order, item.key),
    misconceptions: inOrder(misconceptions, order).map((each) => each && { ...each, says: rename(each.says) }),
    explanation: rename(item.explanation),
    steps: item.steps.map(rename),
    hints: {
      conceptual: rename(item.hints.conceptual),
      procedural: rename(item.hints.procedural),
      strategic: rename(item.hints.strategic),
      encouragement: rename(item.hints.encouragement),
    },
  };
}

function inOrder<Value>(values: readonly Value[], order: readonly number[]): Value[] {
  return order.map((index) => {
    if (index >= values.length) throw new Error(`Option ${index} of an asking is not in its item`);
    return values[index] as Value;
  });
}

const letters = 'ABCDE';

/** Replaces letters in "option B", and in "figure B" where options are drawn, by the displayed letters. */
function letterChanger({ optionFigures }: ChoiceItem, order: readonly number[]): (text: string) => string {
  const nouns = optionFigures ? 'figure|picture|drawing|option|answer|choice' : 'option|answer|choice';
  const named = new RegExp(`\\b(?:${nouns})s?\\s+[${letters}](?:(?:,\\s*|\\s+(?:and|or)\\s+)[${letters}])*\\b`, 'gi');
  return (text) =>
    text.replaceAll(named, (reference) =>
      reference.replaceAll(/\b[A-E]\b/g, (letter) => letters[order.indexOf(letters.indexOf(letter))] ?? letter),
    );
}
