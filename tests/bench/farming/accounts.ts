import type { Tx } from '../../../core/db/index.ts';
import type { Random } from '../../../core/random.ts';
import { Configuration, inRounds, planOf } from '../../../plugins/idfs/rules.ts';
import type { ChoiceItem } from '../../../plugins/item-bank/items/item.ts';
import { keyOf } from '../../../plugins/item-bank/items/item-bank.ts';
import type { Entry, SectionBank } from '../../../plugins/item-bank/items/section-bank.ts';
import type { FormContext } from '../../../plugins/item-bank/measurement/forms/form-questions.ts';
import { chooseFormItems, chooseFresh } from '../../../plugins/item-bank/measurement/forms/form-questions.ts';
import type { VariantDrawer } from '../../../plugins/item-bank/measurement/variants/draw-variant.ts';
import { digestOf } from '../../../plugins/item-bank/measurement/variants/draw-variant.ts';
import { drawLeastAsked } from '../../../plugins/item-bank/measurement/variants/fresh-variants.ts';
import { shippedItems } from '../../item-packs.ts';

// Forms for a series of accounts, assembled by the plugins' own code from a bank in memory.

export const configuration = Configuration.parse({});
export const cuts = { immersion: 450, mastery: 575, excellence: 650 };
export const plan = planOf(configuration, cuts);

/** A question as an attacker who collects keys sees it: the digest of its text, and the item first asked with this text. */
export interface Text {
  readonly digest: string;
  readonly item: ChoiceItem;
}

/** The shipped questions of the IDFS. */
export async function cognitiveItems(): Promise<ChoiceItem[]> {
  return (await shippedItems()).filter(
    (item): item is ChoiceItem =>
      item.section === 'cognitive' && item.format === 'multiple_choice' && (item.pool ?? 'assessment') === 'assessment',
  );
}

/** Returns a function that assembles the next account's form. Each form affects the exposure of the next. */
export function accountsOn(
  items: readonly ChoiceItem[],
  drawer: VariantDrawer,
  { freshVariants, random }: { readonly freshVariants: boolean; readonly random: Random },
): () => Promise<Text[]> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const entries = items.map(
    ({ id, rung, format, contentArea, subcategory, itemModel }): Entry => ({
      ...{ itemId: id, version: 1, rung, format, contentArea, state: 'operational', subcategory, itemModel },
    }),
  );
  const exposure = { counts: new Float64Array(items.length), takers: 0 };
  const indexOf = new Map(entries.map(({ itemId }, index) => [itemId, index]));
  const texts = new Map<string, { asked: number; text: Text }>();
  const section = async () => ({ entries, exposure }) as unknown as SectionBank;
  const context: FormContext = {
    packs: [],
    bank: {
      section,
      sectionNow: section,
      items: async (wanted) =>
        new Map(wanted.flatMap(({ itemId }) => byId.get(itemId) ?? []).map((item) => [keyOf(item.id, 1), item])),
      exposure: {
        async countTaker() {
          exposure.takers += 1;
        },
        async countAsked(_tx, itemIds) {
          for (const id of itemIds) {
            const index = indexOf.get(id) ?? -1;
            exposure.counts[index] = (exposure.counts[index] ?? 0) + 1;
          }
        },
      },
    },
    random,
    variants: {
      load: async () => drawer,
      draw: (_tx, wanted, taken) =>
        drawLeastAsked(drawer, async (digests) => timesAsked(digests), wanted, random, taken),
      async store() {},
    },
  };
  const timesAsked = (digests: readonly string[]) =>
    new Map(digests.map((digest) => [digest, texts.get(digest)?.asked ?? 0]));
  const noTransaction = undefined as unknown as Tx;

  return async () => {
    const formPlan = { ...plan, freshVariants, pool: 'assessment' as const };
    const fresh = await chooseFresh(context, undefined, formPlan, new Set());
    const chosen = await chooseFormItems(context, noTransaction, formPlan, new Set(), fresh);
    const form = chosen.map(({ item, variant }) => {
      const shown = variant?.item ?? (item as ChoiceItem);
      const digest = variant?.digest ?? digestOf(shown);
      const known = texts.get(digest) ?? { asked: 0, text: { digest, item: shown } };
      known.asked += 1;
      texts.set(digest, known);
      return known.text;
    });
    return inRounds(form, ({ item }) => item.contentArea, configuration.rounds);
  };
}
