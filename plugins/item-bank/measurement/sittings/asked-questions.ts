import { conflict, notFound } from '../../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../../core/db/index.ts';
import type { ItemSection, Question } from '../../contract.ts';
import type { Item } from '../../items/item.ts';
import type { ItemBank } from '../../items/item-bank.ts';
import { isScoredPlan, ResponseRow, SittingRow } from '../../models.ts';
import type { SectionPlan } from '../../services.ts';
import { asShown } from './option-order.ts';

// Asked questions, shared by adaptive sittings and forms.

interface BankAccess {
  readonly db: Database;
}

/** The question as a learner sees it: without the key, with options in the order of this asking. */
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

/** Locks a sitting until the transaction ends, so that two tabs cannot answer at once. @throws Failure not_found */
export async function lockSitting({ db }: BankAccess, context: CallContext, sittingId: string): Promise<SittingRow> {
  const sitting = await db.rows(SittingRow, context).findById(sittingId).forUpdate();
  if (!sitting) throw notFound();
  return sitting;
}

/** @throws Failure conflict for a question that was not asked in this sitting */
export async function askedQuestion(
  { db }: BankAccess,
  context: CallContext,
  sittingId: string,
  id: string,
): Promise<ResponseRow> {
  const response = await db.rows(ResponseRow, context).findOne({ id, sittingId });
  if (!response) throw conflict('This question was not asked in this assessment.');
  return response;
}

/** Ids of the items of a section that this person has been asked, except in the sitting `leftOut`. */
export async function itemsSeen(
  { db }: BankAccess,
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
 * The item models of this person's last scored sitting in a section. Earlier sittings are added until they hold at least
 * the section's minimum number of answers, so that an abandoned sitting does not hide the one before it.
 */
export async function modelsOfLastSitting(
  { db, bank }: BankAccess & { readonly bank: ItemBank },
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
    .whereRaw(isScoredPlan)
    .orderBy('openedAt', 'desc')
    .limit(maxSittings);
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

/** Maximum number of sittings that count together as the last one. */
const maxSittings = 6;
