import type { ItemParameters } from 'psychometrics';
import { middleOf, onScale, stockingLord } from 'psychometrics';
import type { Actor } from '../../../../core/contract/index.ts';
import type { Database, TransactionContext } from '../../../../core/db/index.ts';
import { ItemRow } from '../../models.ts';
import type { CalibratedItem, CalibrationResult } from '../calibrations/contract.ts';
import type { Parameters } from '../contract.ts';
import { questionFingerprint } from '../history.ts';
import type { CalibrationRow } from '../rows.ts';
import { EstimateRow } from '../rows.ts';

type Context = TransactionContext<Pick<Actor, 'institution'>>;

/** What a new estimate is compared with. */
interface Earlier {
  readonly itemId: string;
  readonly parameters: Parameters;
  readonly error: number | null;
  /** Null: the parameters in use. */
  readonly calibrationId: string | null;
}

/** Fewer curves determine no link. */
const fewestCompared = 3;
/** Items read or written by one statement. */
const batchSize = 500;

/**
 * Stores what a calibration estimated, item by item, compared with the estimates before by the same model: both are put on
 * one scale by the curves of all of them, without those that drifted. A first calibration is compared with the parameters in
 * use. A result that did not converge is not stored.
 */
export async function storeEstimates(
  { db }: { readonly db: Database },
  context: Context,
  calibration: Pick<CalibrationRow, 'id' | 'model'> & { readonly at: Date },
  result: CalibrationResult,
): Promise<void> {
  const estimated = result.items.filter(({ outcome }) => outcome === 'estimated');
  if (!result.converged || estimated.length === 0) return;
  const questions = await questionsOf(db, context, estimated);
  const earlier = await earlierOf(db, context, estimated, { questions, model: calibration.model });
  const drifts = driftsOf(estimated, earlier);
  const ids = estimated.map(({ itemId }) => itemId);
  await db
    .rows(EstimateRow, context)
    .where({ isLatest: true })
    .whereRaw('item_id = any(?::text[])', [ids])
    .patch({ isLatest: false });
  const rows = estimated.map((item) => ({
    calibrationId: calibration.id,
    itemId: item.itemId,
    itemVersion: item.version,
    question: questions.get(item.itemId) ?? null,
    model: calibration.model,
    answers: item.answers,
    parameters: item.after,
    difficulty: middleOf(item.after.b),
    difficultyError: errorOf(item),
    estimatedAt: calibration.at,
    isLatest: true,
    ...drifts.get(item.itemId),
  }));
  for (let start = 0; start < rows.length; start += batchSize) {
    await db.rows(EstimateRow, context).insert(rows.slice(start, start + batchSize));
  }
}

async function questionsOf(
  db: Database,
  { tx }: Context,
  items: readonly CalibratedItem[],
): Promise<Map<string, string>> {
  const questions = new Map<string, string>();
  for (let start = 0; start < items.length; start += batchSize) {
    const batch = items.slice(start, start + batchSize);
    const keys = batch.map(({ itemId, version }): [string, number] => [itemId, version]);
    for (const { itemId, content } of await db.catalogue(ItemRow, tx).findByIds(keys)) {
      questions.set(itemId, questionFingerprint(content));
    }
  }
  return questions;
}

/** The latest earlier estimates of the same questions by the same model; the parameters in use where there are too few. */
async function earlierOf(
  db: Database,
  context: Context,
  items: readonly CalibratedItem[],
  { questions, model }: { questions: ReadonlyMap<string, string>; model: string },
): Promise<Map<string, Earlier>> {
  const versions = new Map(items.map(({ itemId, version }) => [itemId, version]));
  const rows = await db
    .rows(EstimateRow, context)
    .where({ model })
    .whereRaw('item_id = any(?::text[])', [[...versions.keys()]])
    .select(EstimateRow.raw('distinct on (item_id) *'))
    .orderByRaw('item_id, estimated_at desc, calibration_id desc');
  const isSame = (row: EstimateRow) =>
    row.question === null ? row.itemVersion === versions.get(row.itemId) : row.question === questions.get(row.itemId);
  const known = rows.filter(isSame).map(
    ({ itemId, parameters, difficultyError, calibrationId }): Earlier => ({
      ...{ itemId, parameters, error: difficultyError, calibrationId },
    }),
  );
  const first = rows.length === 0 ? items.map(({ itemId, before }) => inUse(itemId, before)) : known;
  return new Map(first.map((each) => [each.itemId, each]));
}

const inUse = (itemId: string, parameters: Parameters): Earlier => ({
  ...{ itemId, parameters, error: null, calibrationId: null },
});

/** By item; empty where too few items can be compared. */
function driftsOf(items: readonly CalibratedItem[], earlier: ReadonlyMap<string, Earlier>) {
  const pairs = items.flatMap((item) => {
    const before = earlier.get(item.itemId);
    return before && [before.parameters.b].flat().length === [item.after.b].flat().length ? [{ item, before }] : [];
  });
  if (pairs.length < fewestCompared) return new Map<string, Partial<EstimateRow>>();
  const link = stockingLord(
    pairs.map(({ item, before }) => ({
      from: item.after as ItemParameters,
      onto: before.parameters as ItemParameters,
    })),
  );
  return new Map(
    pairs.map(({ item, before }, place): [string, Partial<EstimateRow>] => {
      const found = link.anchors[place];
      const [now, then] = [errorOf(item), before.error];
      return [
        item.itemId,
        {
          change: middleOf(onScale(item.after, link).b) - middleOf(before.parameters.b),
          changeError: now === null || then === null ? null : Math.hypot(link.slope * now, then),
          dSquared: found?.dSquared ?? null,
          robustZ: found?.robustZ ?? null,
          isDrifting: found?.isDrifting ?? false,
          comparedWith: before.calibrationId,
        },
      ];
    }),
  );
}

/** Standard error of the difficulty; of an open item the mean of its thresholds' errors, which is at least that of their mean. */
function errorOf({ se }: CalibratedItem): number | null {
  if (!se) return null;
  const errors = [se.b].flat();
  return errors.reduce((sum, each) => sum + each, 0) / errors.length;
}
