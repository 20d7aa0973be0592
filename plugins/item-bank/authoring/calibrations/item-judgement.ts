import type { Actor } from '../../../../core/contract/index.ts';
import { notFound } from '../../../../core/contract/index.ts';
import type { Database } from '../../../../core/db/index.ts';
import { ItemRow } from '../../models.ts';
import { questionFingerprint } from '../history.ts';
import { CalibrationRow } from '../rows.ts';
import type { ItemJudgement } from './contract.ts';

/**
 * Fit and fairness of an item from the institution's latest calibration that includes it; null where there is none, or
 * where the item's question has changed since. @throws Failure not_found
 */
export async function judgementOf(db: Database, who: Actor, itemId: string): Promise<ItemJudgement | null> {
  const versions = await db.catalogue(ItemRow).where({ itemId }).orderBy('version', 'desc');
  const [latest] = versions;
  if (!latest) throw notFound(`There is no item ${itemId}`);
  const row = await db
    .rows(CalibrationRow, { who })
    .where({ section: latest.section, status: 'done' })
    .whereRaw('result @> ?::jsonb', [JSON.stringify({ items: [{ itemId }] })])
    .orderBy('finishedAt', 'desc')
    .first();
  const judged = row?.result?.items.find((item) => item.itemId === itemId);
  const version = versions.find((each) => each.version === judged?.version);
  if (
    !row?.result ||
    !judged ||
    !version ||
    questionFingerprint(version.content) !== questionFingerprint(latest.content)
  )
    return null;
  const { dif, difSays, fitSays } = row.result;
  return {
    calibrationId: row.id,
    model: row.model,
    at: (row.finishedAt ?? row.createdAt).toISOString(),
    answers: judged.answers,
    fit: judged.fit,
    fitSays: judged.fit ? null : fitSays,
    differences: dif.flatMap(({ reference, focal, items }) =>
      items.filter((item) => item.itemId === itemId).map((found) => ({ reference, focal, found })),
    ),
    difSays,
  };
}
