import type { Tx } from '../../../../core/db/index.ts';
import type { Random } from '../../../../core/random.ts';
import { shuffled } from '../../items/draw.ts';
import type { Item } from '../../items/item.ts';
import type { ItemBank } from '../../items/item-bank.ts';
import { keyOf } from '../../items/item-bank.ts';
import type { Entry } from '../../items/section-bank.ts';
import { isScored } from '../../items/section-bank.ts';
import type { FormPlan } from '../../services.ts';
import type { FormItem } from '../variants/form-item.ts';
import type { createFreshVariants } from '../variants/fresh-variants.ts';
import { assembleForm } from './assemble-form.ts';

/** Items tried in place of one whose texts are used up. */
const maxTried = 6;

type ChosenPlan = FormPlan & { readonly pool: 'assessment' | 'demo' };

/** Dependencies of the choice of a form's questions. */
export interface FormContext {
  readonly bank: Pick<ItemBank, 'section' | 'sectionNow' | 'items'> & {
    readonly exposure: Pick<ItemBank['exposure'], 'countTaker' | 'countAsked'>;
  };
  /** Ids of the packs to use. */
  readonly packs: readonly string[];
  readonly random: Random;
  readonly variants: ReturnType<typeof createFreshVariants>;
}

/**
 * The questions of areas with variants, drawn before the transaction that opens the form, because drawing takes processor
 * time but no locks. An item whose model has no variants is asked as it is.
 * @returns by content area; empty for a plan without fresh variants
 */
export async function chooseFresh(
  { bank, packs, random, variants }: FormContext,
  tx: Tx | undefined,
  plan: ChosenPlan,
  seen: ReadonlySet<string>,
): Promise<Map<string, FormItem[]>> {
  const { section, pool } = plan;
  if (!plan.freshVariants || pool === 'demo') return new Map();
  const { hasVariants } = await variants.load();
  const { entries, exposure } = await bank.section(section, pool, tx, packs);
  const assembled = await withItems(bank, tx, assembleForm({ entries, exposure }, plan, seen, random));
  const writing = new Set(assembled.flatMap(({ item }) => (hasVariants(item) ? [item.contentArea] : [])));
  const chosen = assembled.filter(({ item }) => writing.has(item.contentArea));
  const texts = await variants.draw(
    tx,
    chosen.map(({ item }) => item),
  );
  const used = {
    items: new Set(chosen.map(({ item }) => item.id)),
    texts: new Set(texts.flatMap((fresh) => fresh?.drawn.digest ?? [])),
  };
  const found: FormItem[] = [];
  for (const [at, { item, version }] of chosen.entries()) {
    const text = texts[at];
    const isUsedUp = hasVariants(item) && text?.asked !== 0;
    const other = isUsedUp ? await another(item) : undefined;
    found.push(other ?? { item, version, variant: text?.drawn });
  }
  return Map.groupBy(found, ({ item }) => item.contentArea);

  /** An item of similar difficulty with an unused text, where the texts of an item are used up. */
  async function another({ contentArea, rung }: Item): Promise<FormItem | undefined> {
    const near = shuffled(
      entries.filter((entry) => isScored(entry) && entry.contentArea === contentArea && !used.items.has(entry.itemId)),
      random,
    ).sort((one, other) => Math.abs(one.rung - rung) - Math.abs(other.rung - rung));
    for (const each of await withItems(bank, tx, near.slice(0, maxTried))) {
      const [fresh] = await variants.draw(tx, [each.item], used.texts);
      if (fresh?.asked !== 0) continue;
      used.items.add(each.item.id);
      used.texts.add(fresh.drawn.digest);
      return { ...each, variant: fresh.drawn };
    }
    return undefined;
  }
}

/**
 * All questions of a form, in the plan's order, counted as asked. Areas without variants use current exposure counts under
 * a lock, so that learners who open forms at the same time get different questions.
 * @throws Failure conflict where the bank has too few questions
 */
export async function chooseFormItems(
  { bank, packs, random, variants }: FormContext,
  tx: Tx,
  plan: ChosenPlan,
  seen: ReadonlySet<string>,
  prepared: ReadonlyMap<string, readonly FormItem[]>,
): Promise<FormItem[]> {
  const { section, pool, areas } = plan;
  await bank.exposure.countTaker(tx, section, pool);
  const known = await bank.sectionNow(section, pool, tx, packs);
  const scored = new Set(known.entries.filter(isScored).map(({ itemId }) => itemId));
  // An item may have been suspended after its question was prepared.
  const fresh = new Map([...prepared].filter(([, items]) => items.every(({ item }) => scored.has(item.id))));
  const left = { areas: areas.filter(({ contentArea }) => !fresh.has(contentArea)) };
  const withoutVariants = await withItems(bank, tx, assembleForm(known, left, seen, random));
  const byArea = Map.groupBy(withoutVariants, ({ item }) => item.contentArea);
  const chosen = areas.flatMap(({ contentArea }) => fresh.get(contentArea) ?? byArea.get(contentArea) ?? []);
  await variants.store(
    tx,
    chosen.flatMap(({ variant }) => variant ?? []),
  );
  await bank.exposure.countAsked(
    tx,
    chosen.map(({ item }) => item.id),
    pool,
  );
  return chosen;
}

async function withItems(
  bank: FormContext['bank'],
  tx: Tx | undefined,
  entries: readonly Entry[],
): Promise<FormItem[]> {
  const items = await bank.items(
    entries.map(({ itemId, version }) => ({ itemId, itemVersion: version })),
    tx,
  );
  return entries.map(({ itemId, version }) => {
    const item = items.get(keyOf(itemId, version));
    if (!item) throw new Error(`Item ${itemId} in version ${version} is missing`);
    return { item, version, variant: undefined };
  });
}
