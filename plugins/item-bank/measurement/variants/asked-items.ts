import { notFound } from '../../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../../core/db/index.ts';
import type { ChoiceItem, Item } from '../../items/item.ts';
import type { ItemBank } from '../../items/item-bank.ts';
import { keyOf } from '../../items/item-bank.ts';
import type { ResponseRow } from '../../models.ts';
import { VariantRow } from '../../models.ts';
import { asVariantOf } from './draw-variant.ts';

interface BankAccess {
  readonly db: Database;
  readonly bank: ItemBank;
}

/** Cached texts of open questions, about 5 kB each. */
const maxCachedTexts = 1000;

/** By question id. A question's text never changes; an entry of a rolled back transaction is never read. */
const keptTexts = new WeakMap<ItemBank, Map<string, ChoiceItem>>();

/** Caches the text of an asked question. */
export function keepText(bank: ItemBank, questionId: string, text: ChoiceItem): void {
  const kept = keptTexts.get(bank) ?? new Map<string, ChoiceItem>();
  keptTexts.set(bank, kept);
  if (kept.size >= maxCachedTexts) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
  kept.set(questionId, text);
}

/** The items as asked, by question id: the variant where one was asked in place of its item. */
export async function itemsAsked(
  { db, bank }: BankAccess,
  { tx }: Pick<CallContext, 'tx'>,
  responses: readonly Pick<ResponseRow, 'id' | 'variant' | 'itemId' | 'itemVersion'>[],
): Promise<Map<string, Item>> {
  const items = await bank.items(responses, tx);
  const kept = keptTexts.get(bank);
  const digests = responses.flatMap(({ id, variant }) => (variant && !kept?.has(id) ? variant : []));
  const rows = digests.length > 0 ? await db.catalogue(VariantRow, tx).findByIds(digests) : [];
  const variants = new Map(rows.map(({ digest, content }) => [digest, content]));
  return new Map(
    responses.flatMap((response) => {
      const item = items.get(keyOf(response.itemId, response.itemVersion));
      const variant = kept?.get(response.id) ?? variants.get(response.variant ?? '');
      return item ? [[response.id, variant ? asVariantOf(item, variant) : item] as const] : [];
    }),
  );
}

/** The item of one question as it was asked. @throws Failure not_found */
export async function itemAsked(
  dependencies: BankAccess,
  context: Pick<CallContext, 'tx'>,
  response: ResponseRow,
): Promise<Item> {
  const item = (await itemsAsked(dependencies, context, [response])).get(response.id);
  if (!item) throw notFound(`There is no item ${response.itemId} in version ${response.itemVersion}`);
  return item;
}
