import type { Random } from '../../../../core/random.ts';
import type { ItemParameters } from '../models/item-parameters.ts';
import type { Posterior } from '../scoring/posterior.ts';
import type { Bank } from '../selection/bank.ts';
import { nextItem } from '../selection/next-item.ts';

export interface FormDesign {
  readonly length: number;
  /** Of them, items with several points. */
  readonly graded: number;
  /** The content area of each item, and the share that each area is to have. */
  readonly areas: ArrayLike<number>;
  readonly targets: readonly number[];
}

/**
 * The fixed form that tells most about a population: item after item the one with the most information averaged over
 * `population` (MPWI with the population as what is believed), from the content area furthest behind. Indices into the
 * bank, fewer than asked for where the bank has fewer. Nothing in it is random.
 */
export function bestForm(
  bank: Bank,
  items: readonly ItemParameters[],
  { length, graded, areas, targets }: FormDesign,
  population: Posterior,
): number[] {
  return build(items, { length, graded }, (candidates, form) =>
    nextItem(
      bank,
      { theta: population.mean, se: population.sd, posterior: population, administered: form },
      { rule: 'MPWI', candidates, content: { areas, targets } },
      () => 0,
    ),
  );
}

/** A form as it is put together without knowing which items tell most: drawn at random, spread over the content areas. */
export function randomForm(
  bank: Bank,
  items: readonly ItemParameters[],
  { length, graded, areas, targets }: FormDesign,
  random: Random,
): number[] {
  return build(items, { length, graded }, (candidates, form) =>
    nextItem(
      bank,
      { theta: 0, administered: form },
      { rule: 'MFI', candidates, content: { areas, targets }, randomesque: bank.size },
      random,
    ),
  );
}

function build(
  items: readonly ItemParameters[],
  { length, graded }: Pick<FormDesign, 'length' | 'graded'>,
  choose: (candidates: Uint8Array, form: readonly number[]) => number | undefined,
): number[] {
  const form: number[] = [];
  const fill = (count: number, isWanted: (item: ItemParameters) => boolean) => {
    const candidates = Uint8Array.from(items, (item) => (isWanted(item) ? 1 : 0));
    for (let each = 0; each < count; each++) {
      const item = choose(candidates, form);
      if (item === undefined) return;
      form.push(item);
    }
  };
  fill(Math.min(graded, length), ({ b }) => typeof b !== 'number');
  fill(length - form.length, ({ b }) => typeof b === 'number');
  return form;
}
