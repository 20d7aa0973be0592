import { notFound } from '../../core/contract/index.ts';
import type { Database } from '../../core/db/index.ts';
import type { ItemBank } from './bank.ts';
import type { Item } from './items/item.ts';
import { ResponseRow } from './models.ts';
import type { HintSource, Within } from './services.ts';

/** Gives hints their material, for the question that stands before its learner and no other. */
export function createHintSource({ db, bank }: { db: Database; bank: ItemBank }): HintSource {
  return {
    async material(within, userId, questionId, wrongAnswers) {
      const response = await open(db, within, userId, questionId);
      const item = await bank.item(response.itemId, response.itemVersion, within.tx);
      const { section, contentArea, concepts, stem, stimulus, hints } = item;
      return {
        questionId,
        section,
        contentArea,
        concepts,
        stem,
        stimulus,
        ...hints,
        misconceptions: misconceptions(item, wrongAnswers),
      };
    },
    async note(within, userId, questionId, hintId) {
      await db.transaction(async (tx) => {
        const inside = { ...within, tx };
        const response = await open(db, inside, userId, questionId);
        if (response.hintIds.includes(hintId)) return;
        await db
          .rows(ResponseRow, inside)
          .findById(questionId)
          .patch({ hintIds: [...response.hintIds, hintId] });
      }, within.tx);
    },
  };
}

async function open(db: Database, within: Within, userId: string, questionId: string): Promise<ResponseRow> {
  const query = db.rows(ResponseRow, within).findOne({ id: questionId, userId, answeredAt: null });
  const response = await (within.tx ? query.forUpdate() : query);
  if (!response) throw notFound('This question does not stand before you');
  return response;
}

/** What wrong answers, given as the option's text, suggest. The right answer suggests nothing, so nothing is learnt from asking. */
function misconceptions(item: Item, wrongAnswers: readonly string[]) {
  if (item.format !== 'multiple_choice') return [];
  return item.options.flatMap((option, index) => {
    const misconception = wrongAnswers.includes(option) ? item.misconceptions[index] : undefined;
    return misconception ? [misconception] : [];
  });
}
