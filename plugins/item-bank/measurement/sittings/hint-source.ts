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

/** Gives hints their material, for the question that stands before its learner and no other. */
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
      if (all.length > mostHints) throw conflict('No more hints are counted with this question.');
      await db.rows(ResponseRow, inside).findById(questionId).patch({ hintIds: all });
    }, context.tx);
  }
}

/** Different hints that are counted with one question: more than there can be. Their names come from a browser. */
const mostHints = 20;

async function open(db: Database, context: CallContext, userId: string, questionId: string): Promise<ResponseRow> {
  const query = db.rows(ResponseRow, context).findOne({ id: questionId, userId, answeredAt: null, withdrawnAt: null });
  const response = await (context.tx ? query.forUpdate() : query);
  const sitting = response && (await db.rows(SittingRow, context).findById(response.sittingId));
  // All questions of a form are open at once, and forms are taken without help.
  if (!response || sitting?.kind !== 'adaptive') throw notFound('This question does not stand before you.');
  return response;
}

/**
 * Ideas behind this question's wrong options that earlier answers in the same sitting showed, the latest first. What a
 * browser says was tried at the question itself is not judged: trying one option after the other would single out the
 * right one before it is answered.
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
  return [...new Set(shown)].flatMap((id) => item.misconceptions.find((own) => own?.id === id) ?? []);
}
