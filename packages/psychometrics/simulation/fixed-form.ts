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

/**
 * Several forms of equal worth for the same population, so that none of their items is shown to more than one taker in
 * `count`: the forms take turns in choosing, the first and the last changing places each round. Where the bank has too
 * few items for all, later forms repeat those of others.
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
 * The items with the most information at an ability, were it known: as well as so many items can be aimed. Content areas
 * and exposure are left aside.
 */
export function formAt(
  items: readonly ItemParameters[],
  { length, graded }: Pick<FormDesign, 'length' | 'graded'>,
  theta: number,
): number[] {
  const told = items.map((item) => information(item, theta));
  const best = [...items.keys()].sort((one, other) => (told[other] as number) - (told[one] as number));
  const isGradedItem = (index: number) => typeof items[index]?.b !== 'number';
  const open = best.filter(isGradedItem).slice(0, Math.min(graded, length));
  return [...open, ...best.filter((index) => !isGradedItem(index)).slice(0, length - open.length)];
}
