import type { ChoiceItem, ItemModel } from '../../item-bank/items/services.ts';
import { generate } from '../../item-bank/items/services.ts';

/** A question as somebody reads it who checks its key: from what is shown, without the model's own numbers. */
export interface Reading {
  item: ChoiceItem;
  stem: string;
  /** Numbers of the stem in order; a fraction such as 3/4 counts as one number. */
  n: number[];
  /** Numbers in the cells of the table, row by row, and in the description of the figure. */
  s: number[];
  rows: string[][];
  /** The description of the figure. */
  alt: string;
  /** Fails unless the key, and no other option, has this value as its first number. */
  is(value: number): void;
  /** Fails unless the key, and no other option, satisfies the condition. */
  only(holds: (option: string) => boolean): void;
}

export type Check = (reading: Reading) => void;

/**
 * Checks by name, to be run one by one: `checks[id]` has a check for each variant of a model. Each runs on the
 * operational variant and on two later ones of the same form with other numbers.
 */
export function keyChecks(models: ItemModel[], checks: Record<string, Check[]>): [name: string, run: () => void][] {
  return models.flatMap((model) => {
    const list = checks[model.id] ?? [];
    if (list.length !== model.variants)
      throw new Error(`${model.id}: ${list.length} checks for ${model.variants} variants`);
    return list.map((check, variant): [string, () => void] => [
      `${model.id}, variant ${variant}`,
      () => {
        for (const round of [0, 1, 2]) check(read(generate(model, variant + round * model.variants)));
      },
    ]);
  });
}

/** The same for practice tasks and models for practice alone: a check for each task, which runs on six items of it. */
export function practiceChecks(
  models: ItemModel[],
  checks: Record<string, Check[]>,
): [name: string, run: () => void][] {
  return models.flatMap((model) => {
    const practice = model.pool === 'practice' ? model.write : model.practice;
    if (!practice) return [];
    const list = checks[model.id] ?? [];
    if (list.length < 2) throw new Error(`${model.id}: ${list.length} checks of practice tasks`);
    return list.map((check, task): [string, () => void] => [
      `${model.id}, practice task ${task}`,
      () => {
        for (let round = 50; round < 56; round++) {
          check(read(generate({ ...model, write: practice }, task + round * list.length)));
        }
      },
    ]);
  });
}

function read(item: ChoiceItem): Reading {
  const table = item.stimulus.find((block) => block.kind === 'table');
  const figure = item.stimulus.find((block) => block.kind === 'figure');
  const rows = table?.rows ?? [];
  const only = (holds: (option: string) => boolean) => {
    const found = item.options.filter(holds);
    if (found.length === 1 && found[0] === item.options[item.key]) return;
    throw new Error(`${item.id}: “${item.stem}” key: ${item.options[item.key]}; found: ${found.join(' | ')}`);
  };
  return {
    item,
    stem: item.stem,
    n: numbersIn(item.stem),
    s: [...rows.flat().flatMap(numbersIn), ...(figure ? numbersIn(figure.alt) : [])],
    rows,
    alt: figure?.alt ?? '',
    is: (value) => only((option) => Math.abs((numbersIn(option)[0] ?? Number.NaN) - value) < 1e-6),
    only,
  };
}

/** The numbers in a text. A minus sign belongs to a number that follows it directly and stands free before. */
export function numbersIn(text: string): number[] {
  const found = text.matchAll(/((?<![\d\p{L})]\s?)−|(?<=[(\s])−)?(\d[\d,]*(?:\.\d+)?)(?:\/(\d+))?/gu);
  return [...found].map(([, minus, over = '', under]) => {
    const size = Number(over.replaceAll(',', '')) / (under === undefined ? 1 : Number(under));
    return minus ? -size : size;
  });
}

/** Whole numbers from `low` to `high`. */
export function range(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, step) => low + step);
}

/** The one number of the list that satisfies the condition. */
export function theOne(list: number[], holds: (value: number) => boolean): number {
  const found = list.filter(holds);
  const [only] = found;
  if (found.length !== 1 || only === undefined)
    throw new Error(`Expected one number, found ${found.join(', ') || 'none'}`);
  return only;
}
