import { conflict, notFound } from '../../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../../core/db/index.ts';
import type { Item } from '../../items/item.ts';
import type { ItemBank } from '../../items/item-bank.ts';
import { ResponseRow, SittingRow } from '../../models.ts';
import type { HintMaterial, HintSource } from '../../services.ts';
import { misconceptionOf } from '../scoring/sitting-estimate.ts';
import { itemAsked, itemsAsked } from '../variants/asked-items.ts';
import { asShown } from './option-order.ts';

interface Dependencies {
  readonly db: Database;
  readonly bank: ItemBank;
}

/** Provides hint material for the learner's open question only. */
export function createHintSource(dependencies: Dependencies): HintSource {
  const { db } = dependencies;
  return {
    async material(context, userId, questionId) {
      const response = await open(db, context, userId, questionId);
      const item = asShown(await itemAsked(dependencies, context, response), response.optionOrder);
      const { section, contentArea, concepts, stem, stimulus, hints } = item;
      return {
        questionId,
        section,
        contentArea,
        concepts,
        stem,
        stimulus,
        ...hints,
        misconceptions: await misconceptionsShown(dependencies, context, response.sittingId, item),
      };
    },
    async handedOut(context, userId, questionId, hintIds) {
      const { sittingId } = await open(db, context, userId, questionId);
      const sitting = await db.rows(SittingRow, context).findById(sittingId);
      if (sitting && 'hintsCount' in sitting.plan && sitting.plan.hintsCount)
        await count(context, userId, questionId, hintIds);
    },
    note: (context, userId, questionId, hintId) => count(context, userId, questionId, [hintId]),
  };

  function count(context: CallContext, userId: string, questionId: string, hintIds: readonly string[]): Promise<void> {
    return db.transaction(async (tx) => {
      const inside = { ...context, tx };
      const response = await open(db, inside, userId, questionId);
      const all = [...new Set([...response.hintIds, ...hintIds])];
      if (all.length === response.hintIds.length) return;
      if (all.length > maxHints) throw conflict('No more hints can be recorded for this question.');
      await db.rows(ResponseRow, inside).findById(questionId).patch({ hintIds: all });
    }, context.tx);
  }
}

/** Maximum number of distinct hints recorded for a question. Hint ids come from the browser. */
const maxHints = 20;

async function open(db: Database, context: CallContext, userId: string, questionId: string): Promise<ResponseRow> {
  const query = db.rows(ResponseRow, context).findOne({ id: questionId, userId, answeredAt: null, withdrawnAt: null });
  const response = await (context.tx ? query.forUpdate() : query);
  const sitting = response && (await db.rows(SittingRow, context).findById(response.sittingId));
  // Forms are taken without help; all their questions are open at once.
  if (!response || sitting?.kind !== 'adaptive') throw notFound('This question is not open.');
  return response;
}

/**
 * Misconceptions of this question that earlier answers in the same sitting showed, newest first. Options tried at the
 * question itself are ignored: otherwise trying one after the other would single out the right one.
 */
export async function misconceptionsShown(
  dependencies: Dependencies,
  context: CallContext,
  sittingId: string,
  item: Item,
): Promise<HintMaterial['misconceptions']> {
  if (item.format !== 'multiple_choice') return [];
  const answered = await dependencies.db
    .rows(ResponseRow, context)
    .where({ sittingId })
    .whereNotNull('answeredAt')
    .orderBy('position', 'desc');
  const items = await itemsAsked(dependencies, context, answered);
  const shown = answered.flatMap(({ id, answerOption }) => {
    const asked = items.get(id);
    return (asked && misconceptionOf(asked, answerOption)?.id) ?? [];
  });
  return [...new Set(shown)].flatMap((id) => item.misconceptions.find((each) => each?.id === id) ?? []);
}
