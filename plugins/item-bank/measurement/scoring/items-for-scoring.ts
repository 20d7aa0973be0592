import type { CallContext, Database } from '../../../../core/db/index.ts';
import { questionFingerprint } from '../../authoring/history.ts';
import type { Item } from '../../items/item.ts';
import type { ItemBank } from '../../items/item-bank.ts';
import { keyOf } from '../../items/item-bank.ts';
import type { ResponseRow } from '../../models.ts';
import { ItemRow } from '../../models.ts';
import type { ScoringPlan } from '../services.ts';

/**
 * The items of these responses as scored, by `id version` of what was asked: as they were then, or where the plan has
 * `parametersAt`, with the parameters they had at that time, as long as their question is the same.
 */
export async function itemsForScoring(
  { db, bank }: { readonly db: Database; readonly bank: ItemBank },
  { tx }: Pick<CallContext, 'tx'>,
  responses: readonly Pick<ResponseRow, 'itemId' | 'itemVersion'>[],
  { parametersAt }: Pick<ScoringPlan, 'parametersAt'>,
): Promise<Map<string, Item>> {
  const asked = await bank.items(responses, tx);
  if (parametersAt === undefined || responses.length === 0) return asked;
  const stored = await db
    .catalogue(ItemRow, tx)
    .whereRaw('item_id = any(?::text[])', [responses.map(({ itemId }) => itemId)])
    .where('createdAt', '<=', new Date(parametersAt))
    .orderBy('version')
    .select('itemId', 'version');
  const versions = new Map(stored.map(({ itemId, version }) => [itemId, version]));
  const newest = await bank.items(
    [...versions].map(([itemId, itemVersion]) => ({ itemId, itemVersion })),
    tx,
  );
  const newestOf = ({ id }: Item) => newest.get(keyOf(id, versions.get(id) ?? 0));
  return new Map([...asked].map(([key, item]) => [key, withParametersOf(item, newestOf(item))]));
}

function withParametersOf(item: Item, newest: Item | undefined): Item {
  if (!newest || questionFingerprint(newest) !== questionFingerprint(item)) return item;
  const { parameters, source } = newest;
  const agreement = newest.format === 'open_ended' ? { agreement: newest.agreement } : {};
  return { ...item, parameters, source, ...agreement } as Item;
}
