import { notFound } from '../../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../../core/db/index.ts';
import type { ChoiceItem, Item } from '../../items/item.ts';
import type { ItemBank } from '../../items/item-bank.ts';
import { keyOf } from '../../items/item-bank.ts';
import type { ResponseRow } from '../../models.ts';
import { VariantRow } from '../../models.ts';
import { asVariantOf } from './draw-variant.ts';

interface Finding {
  readonly db: Database;
  readonly bank: ItemBank;
}

/** Texts kept in memory, some 5 kB each: those of questions that stand are read again soon. */
const mostKept = 1000;

/** By the ids of questions, whose text never changes. One of a transaction that is rolled back is never asked for. */
const keptTexts = new WeakMap<ItemBank, Map<string, ChoiceItem>>();

/** Keeps the text of a question that was asked, so that it need not be read. */
export function keepText(bank: ItemBank, questionId: string, text: ChoiceItem): void {
  const kept = keptTexts.get(bank) ?? new Map<string, ChoiceItem>();
  keptTexts.set(bank, kept);
  if (kept.size >= mostKept) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
  kept.set(questionId, text);
}

/** The items as they were asked, by the ids of the questions: the variant where one was asked in place of its item. */
export async function itemsAsked(
  { db, bank }: Finding,
  { tx }: Pick<CallContext, 'tx'>,
  responses: readonly ResponseRow[],
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
  dependencies: Finding,
  context: Pick<CallContext, 'tx'>,
  response: ResponseRow,
): Promise<Item> {
  const item = (await itemsAsked(dependencies, context, [response])).get(response.id);
  if (!item) throw notFound(`There is no item ${response.itemId} in version ${response.itemVersion}`);
  return item;
}
