import { notFound } from '../../core/contract/index.ts';
import { newId } from '../../core/db/index.ts';
import { itemsSeen, questionOf } from './asked.ts';
import { assembleForm } from './assembling.ts';
import { keyOf } from './bank.ts';
import type { Item } from './items/item.ts';
import { FormRow, ResponseRow } from './models.ts';
import { drawOptionOrder } from './option-order.ts';
import type { Parts } from './parts.ts';
import { ladderStart } from './psychometrics/index.ts';
import { estimateForm } from './scoring.ts';
import type { FormPlan, FormQuestion, Measurement, Within } from './services.ts';

/** Forms: every question known from the start. */
export function createForms(parts: Parts): Pick<Measurement, 'openForm' | 'form' | 'estimateForm'> {
  const { db, bank, clock, random } = parts;
  return {
    openForm: (within, userId, wanted) =>
      db.transaction(async (tx) => {
        const inside = { ...within, tx };
        const { section } = wanted;
        const pool = await parts.poolOf(inside, userId);
        const plan: FormPlan = { ...wanted, pool };
        const seen = await itemsSeen(parts, inside, userId, section);
        // First, and counted afresh: whoever begins at the same moment waits here, and a class gets different questions.
        await bank.exposure.countTaker(tx, section, pool);
        const chosen = assembleForm(await bank.sectionNow(section, pool, tx), plan, seen, random);
        const items = await bank.items(
          chosen.map(({ itemId, version }) => ({ itemId, itemVersion: version })),
          tx,
        );
        const sittingId = newId();
        const openedAt = clock.now();
        await db.rows(FormRow, inside).insert({
          id: sittingId,
          userId,
          purpose: plan.purpose,
          kind: 'form',
          plan,
          ladder: ladderStart,
          openedAt,
        });
        await db.rows(ResponseRow, inside).insert(
          chosen.map(({ itemId, version }, position) => ({
            userId,
            sittingId,
            position,
            section,
            itemId,
            itemVersion: version,
            optionOrder: drawOptionOrder(itemIn(items, { itemId, itemVersion: version }), random),
            askedAt: openedAt,
          })),
        );
        await bank.exposure.countAsked(
          tx,
          chosen.map(({ itemId }) => itemId),
          pool,
        );
        return { sittingId };
      }, within.tx),
    async form(within, sittingId) {
      const { asked } = await read(within, sittingId);
      return asked.map(
        ({ response, item }): FormQuestion => ({
          question: questionOf(response, item),
          difficulty: item.rung,
          answeredAt: response.answeredAt,
          answer: response.answerPlace ?? response.answerText,
          milliseconds: response.milliseconds,
        }),
      );
    },
    async estimateForm(within, sittingId, order) {
      const { sitting, asked } = await read(within, sittingId);
      if (!order) return estimateForm(asked, sitting.plan);
      const placeOf = new Map(order.map((questionId, place) => [questionId, place]));
      const place = ({ response }: { response: ResponseRow }) => placeOf.get(response.id) ?? order.length;
      const inOrder = asked.toSorted((one, other) => place(one) - place(other));
      return estimateForm(inOrder, sitting.plan);
    },
  };

  async function read(within: Within, sittingId: string) {
    const sitting = await db.rows(FormRow, within).findOne({ id: sittingId, kind: 'form' });
    if (!sitting) throw notFound();
    const responses = await db.rows(ResponseRow, within).where({ sittingId }).orderBy('position');
    const items = await bank.items(responses, within.tx);
    return { sitting, asked: responses.map((response) => ({ response, item: itemIn(items, response) })) };
  }
}

function itemIn(
  items: ReadonlyMap<string, Item>,
  { itemId, itemVersion }: Pick<ResponseRow, 'itemId' | 'itemVersion'>,
): Item {
  const item = items.get(keyOf(itemId, itemVersion));
  if (!item) throw new Error(`Item ${itemId} of version ${itemVersion} was asked and is gone`);
  return item;
}
