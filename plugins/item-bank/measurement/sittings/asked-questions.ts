import { conflict, notFound } from '../../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../../core/db/index.ts';
import type { ItemSection, Question } from '../../contract.ts';
import type { Item } from '../../items/item.ts';
import type { ItemBank } from '../../items/item-bank.ts';
import { ResponseRow, SittingRow } from '../../models.ts';
import type { SectionPlan } from '../../services.ts';
import { asShown } from './option-order.ts';

// What adaptive sittings and forms have in common: questions that were asked.

interface Finding {
  readonly db: Database;
}

/** An item as the question it is to a learner: without its key, options in the order of this asking. */
export function questionOf({ id, optionOrder }: Pick<ResponseRow, 'id' | 'optionOrder'>, asked: Item): Question {
  const item = asShown(asked, optionOrder);
  const { stem, stimulus, section, contentArea, subcategory, cognitiveLoad, stimulusSeconds } = item;
  const choices = item.format === 'multiple_choice' ? item : undefined;
  return {
    id,
    question: stem,
    type: item.format,
    options: choices?.options ?? [],
    stimulus,
    section,
    contentArea,
    ...(subcategory !== undefined && { subcategory }),
    ...(cognitiveLoad !== undefined && { cognitiveLoad }),
    ...(stimulusSeconds !== undefined && { stimulusSeconds }),
    ...(choices?.optionFigures && { optionFigures: choices.optionFigures }),
  };
}

/** Everything that changes a sitting waits its turn here: two tabs cannot answer at once. @throws Failure not_found */
export async function lockSitting({ db }: Finding, context: CallContext, sittingId: string): Promise<SittingRow> {
  const sitting = await db.rows(SittingRow, context).findById(sittingId).forUpdate();
  if (!sitting) throw notFound();
  return sitting;
}

/** @throws Failure conflict for a question that was not asked in this sitting */
export async function askedQuestion(
  { db }: Finding,
  context: CallContext,
  sittingId: string,
  id: string,
): Promise<ResponseRow> {
  const response = await db.rows(ResponseRow, context).findOne({ id, sittingId });
  if (!response) throw conflict('This question was not asked in this assessment.');
  return response;
}

/** The items of a section that this person has been asked, in whatever sitting but the one that is left out. */
export async function itemsSeen(
  { db }: Finding,
  context: CallContext,
  userId: string | null,
  section: ItemSection,
  leftOut?: string,
): Promise<Set<string>> {
  if (!userId) return new Set<string>();
  const query = db.rows(ResponseRow, context).where({ userId, section }).distinct('itemId');
  if (leftOut !== undefined) query.whereNot({ sittingId: leftOut });
  const rows = await query;
  return new Set(rows.map(({ itemId }) => itemId));
}

/**
 * The item models that this person met in a section in their last sitting before this one that counted and in which they
 * answered, and in those before it until it is as many answers as the section asks at least: who gives up after one answer
 * has the sitting before it as their last. Practice does not count.
 */
export async function modelsOfLastSitting(
  { db, bank }: Finding & { readonly bank: ItemBank },
  context: CallContext,
  { id, userId, openedAt }: Pick<SittingRow, 'id' | 'userId' | 'openedAt'>,
  { section, minimum }: Pick<SectionPlan, 'minimum'> & { readonly section: ItemSection },
): Promise<Set<string>> {
  if (!userId) return new Set();
  const answeredIn = db
    .rows(ResponseRow, context)
    .select('sittingId')
    .where({ userId, section })
    .whereNot({ sittingId: id })
    .whereNotNull('answeredAt');
  const sittings = await db
    .rows(SittingRow, context)
    .select('id')
    .whereIn('id', answeredIn)
    .where('openedAt', '<=', openedAt)
    .whereRaw("coalesce(plan ->> 'pool', 'assessment') <> 'practice'")
    .orderBy('openedAt', 'desc')
    .limit(lookedBack);
  if (sittings.length === 0) return new Set();
  const responses = await db
    .rows(ResponseRow, context)
    .where({ section })
    .whereIn(
      'sittingId',
      sittings.map((sitting) => sitting.id),
    );
  const asked: ResponseRow[] = [];
  for (const sitting of sittings) {
    asked.push(...responses.filter(({ sittingId }) => sittingId === sitting.id));
    if (asked.filter(({ answeredAt }) => answeredAt).length >= minimum) break;
  }
  const items = await bank.items(asked, context.tx);
  return new Set([...items.values()].flatMap(({ itemModel }) => itemModel ?? []));
}

/** So many sittings at most are taken as the last one together. */
const lookedBack = 6;
