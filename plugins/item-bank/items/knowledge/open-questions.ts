import type { CallContext, Database } from '../../../../core/db/index.ts';
import { itemUse } from '../../contract.ts';
import { misconceptionsShown } from '../../measurement/sittings/hint-source.ts';
import { asShown } from '../../measurement/sittings/option-order.ts';
import { itemsAsked } from '../../measurement/variants/asked-items.ts';
import { ResponseRow, SittingRow } from '../../models.ts';
import type { OpenLearnerQuestion } from '../../services.ts';
import type { Item } from '../item.ts';
import type { ItemBank } from '../item-bank.ts';
import { answerSpotter } from './key-leaks.ts';

interface BankAccess {
  readonly db: Database;
  readonly bank: ItemBank;
}

/** Maximum number of open questions returned. A form has some dozens. */
const maxOpenQuestions = 200;

/** Unanswered questions of open sittings, including forms, newest first. */
export async function openQuestions(
  dependencies: BankAccess,
  context: CallContext,
  userId: string,
): Promise<readonly OpenLearnerQuestion[]> {
  const { db } = dependencies;
  const sittings = await db.rows(SittingRow, context).where({ userId, closedAt: null });
  if (sittings.length === 0) return [];
  const responses = await db
    .rows(ResponseRow, context)
    .where({ userId, answeredAt: null, withdrawnAt: null })
    .whereIn(
      'sittingId',
      sittings.map(({ id }) => id),
    )
    .orderBy([{ column: 'askedAt', order: 'desc' }, { column: 'position' }])
    .limit(maxOpenQuestions);
  const items = await itemsAsked(dependencies, context, responses);
  const sittingOf = new Map(sittings.map((sitting) => [sitting.id, sitting]));
  const found: OpenLearnerQuestion[] = [];
  for (const response of responses) {
    const asked = items.get(response.id);
    const item = asked && asShown(asked, response.optionOrder);
    const sitting = sittingOf.get(response.sittingId);
    if (!item || !sitting) continue;
    const misconceptions =
      sitting.kind === 'adaptive' ? await misconceptionsShown(dependencies, context, sitting.id, item) : [];
    found.push(toOpenQuestion(response.id, item, sitting, misconceptions));
  }
  return found;
}

function toOpenQuestion(
  questionId: string,
  item: Item,
  { purpose, plan }: SittingRow,
  misconceptions: OpenLearnerQuestion['misconceptions'],
): OpenLearnerQuestion {
  const { section, contentArea, concepts, stem, stimulus, hints } = item;
  let spotter: ((text: string) => boolean) | undefined;
  return {
    questionId,
    section,
    contentArea,
    concepts,
    stem,
    stimulus,
    ...hints,
    misconceptions,
    purpose,
    counts: itemUse(plan) !== 'practice',
    options: item.format === 'multiple_choice' ? item.options : [],
    // The key stays in this closure, so it cannot be listed, printed or sent.
    givesAway(text) {
      spotter ??= answerSpotter(item);
      return spotter(text);
    },
  };
}
