import type { ItemParameters } from '../models/item-parameters.ts';
import { information } from '../models/model.ts';
import type { Random } from '../random.ts';
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
 * The fixed form with the most information about a population: items are added by information averaged over `population`
 * (MPWI with the population as posterior), from the content area furthest below target. Returns indices into the bank,
 * fewer where the bank has fewer. Deterministic.
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

/** A form drawn at random over the content areas, as if item parameters were unknown. */
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

/**
 * Several forms of equal information for the same population without common items, so that an item is shown to at most one
 * in `count` takers. The forms choose in turn, and the order is reversed each round. Where the bank has too
 * few items for all, later forms repeat those of others.
 * @example
 *   parallelForms(bank, items, { length: 20, graded: 2, areas, targets }, posterior([], []), 4); // four lists of indices
 */
export function parallelForms(
  bank: Bank,
  items: readonly ItemParameters[],
  { length, graded, areas, targets }: FormDesign,
  population: Posterior,
  count: number,
): number[][] {
  const forms = Array.from({ length: count }, (): number[] => []);
  const used = new Uint8Array(items.length);
  const deal = (rounds: number, isWanted: (item: ItemParameters) => boolean) => {
    for (let round = 0; round < rounds; round++) {
      for (const form of round % 2 === 0 ? forms : forms.toReversed()) {
        const fresh = Uint8Array.from(items, (item, index) => (isWanted(item) && used[index] === 0 ? 1 : 0));
        const item = nextItem(
          bank,
          { theta: population.mean, se: population.sd, posterior: population, administered: form },
          {
            rule: 'MPWI',
            candidates: fresh.includes(1) ? fresh : Uint8Array.from(items, (each) => (isWanted(each) ? 1 : 0)),
            content: { areas, targets },
          },
          () => 0,
        );
        if (item === undefined) continue;
        form.push(item);
        used[item] = 1;
      }
    }
  };
  deal(Math.min(graded, length), ({ b }) => typeof b !== 'number');
  deal(Math.max(0, length - graded), ({ b }) => typeof b === 'number');
  return forms;
}

/**
 * The items with the most information at an ability, as if it were known: the best possible form of this length. Ignores
 * content areas and exposure.
 */
export function formAt(
  items: readonly ItemParameters[],
  { length, graded }: Pick<FormDesign, 'length' | 'graded'>,
  theta: number,
): number[] {
  const informationOf = items.map((item) => information(item, theta));
  const best = [...items.keys()].sort(
    (one, other) => (informationOf[other] as number) - (informationOf[one] as number),
  );
  const isGradedItem = (index: number) => typeof items[index]?.b !== 'number';
  const open = best.filter(isGradedItem).slice(0, Math.min(graded, length));
  return [...open, ...best.filter((index) => !isGradedItem(index)).slice(0, length - open.length)];
}
