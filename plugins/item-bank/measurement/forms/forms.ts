import { ladderStart } from 'psychometrics';
import { conflict, notFound } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import { newId } from '../../../../core/db/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Item } from '../../items/item.ts';
import { keyOf } from '../../items/item-bank.ts';
import { checkSections, packIdsFor } from '../../items/packs/pack-sections.ts';
import { FormRow, ResponseRow } from '../../models.ts';
import type { FormAnswer, FormPlan, FormQuestion, Measurement, PreparedForm } from '../../services.ts';
import { itemsForScoring } from '../scoring/items-for-scoring.ts';
import { estimateForm } from '../scoring/sitting-estimate.ts';
import { itemsSeen, questionOf } from '../sittings/asked-questions.ts';
import { drawOptionOrder } from '../sittings/option-order.ts';
import { itemsAsked } from '../variants/asked-items.ts';
import { createFreshVariants } from '../variants/fresh-variants.ts';
import { chooseFormItems, chooseFresh } from './form-questions.ts';

/** Fixed forms, whose questions are all chosen when the form is opened. */
export function createForms(
  dependencies: Dependencies,
): Pick<Measurement, 'prepareForm' | 'openForm' | 'form' | 'formAnswers' | 'estimateForm' | 'scoreFormBy'> {
  const { db, bank, clock, random } = dependencies;
  const variants = createFreshVariants({ db, random, clock, source: dependencies.variantSource });
  const formContext = (context: CallContext) => ({ bank, random, variants, packs: packIdsFor(dependencies, context) });
  return {
    prepareForm,
    openForm: (context, userId, wanted) =>
      db.transaction(async (tx) => {
        const inside = { ...context, tx };
        const { plan, seen, fresh } = 'fresh' in wanted ? wanted : await prepareForm(inside, userId, wanted);
        const chosen = await chooseFormItems(formContext(inside), tx, plan, seen, fresh);
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
          chosen.map(({ item, version, variant }, position) => ({
            userId,
            sittingId,
            position,
            section: plan.section,
            itemId: item.id,
            itemVersion: version,
            variant: variant?.digest ?? null,
            optionOrder: drawOptionOrder(variant?.item ?? item, random),
            askedAt: openedAt,
          })),
        );
        return { sittingId };
      }, context.tx),
    async form(context, sittingId) {
      const { asked } = await read(context, sittingId);
      return asked.map(
        ({ response, item }): FormQuestion => ({
          ...answerOf(response),
          question: questionOf(response, item),
          difficulty: item.rung,
        }),
      );
    },
    formAnswers: async (context, sittingId) => (await readResponses(context, sittingId)).responses.map(answerOf),
    async estimateForm(context, sittingId, order, rules) {
      const { sitting, responses } = await readResponses(context, sittingId);
      const plan = rules ? { ...sitting.plan, ...rules } : sitting.plan;
      const items = await itemsForScoring(dependencies, context, responses, plan);
      const asked = responses.map((response) => ({
        response,
        item: required(items.get(keyOf(response.itemId, response.itemVersion)), response.itemId),
      }));
      if (!order) return estimateForm(asked, plan);
      const placeOf = new Map(order.map((questionId, place) => [questionId, place]));
      const place = ({ response }: { response: ResponseRow }) => placeOf.get(response.id) ?? order.length;
      const inOrder = asked.toSorted((one, other) => place(one) - place(other));
      return estimateForm(inOrder, plan);
    },
    async scoreFormBy(context, sittingId, rules) {
      const { sitting } = await readResponses(context, sittingId);
      if (!sitting.closedAt) throw conflict('An open assessment keeps the rules it was begun under.');
      await db
        .rows(FormRow, context)
        .findById(sittingId)
        .patch({ plan: { ...sitting.plan, ...rules } });
    },
  };

  async function prepareForm(context: CallContext, userId: string, wanted: FormPlan): Promise<PreparedForm> {
    const plan = { ...wanted, pool: await dependencies.poolOf(context, userId) };
    await checkSections(dependencies, context, [plan.section], plan.pool);
    const seen = await itemsSeen(dependencies, context, userId, plan.section);
    return { plan, seen, fresh: await chooseFresh(formContext(context), context.tx, plan, seen) };
  }

  async function read(context: CallContext, sittingId: string) {
    const { sitting, responses } = await readResponses(context, sittingId);
    const items = await itemsAsked(dependencies, context, responses);
    const asked = responses.map((response) => ({ response, item: required(items.get(response.id), response.itemId) }));
    return { sitting, asked };
  }

  async function readResponses(context: CallContext, sittingId: string) {
    const sitting = await db.rows(FormRow, context).findOne({ id: sittingId, kind: 'form' });
    if (!sitting) throw notFound();
    return { sitting, responses: await db.rows(ResponseRow, context).where({ sittingId }).orderBy('position') };
  }
}

const answerOf = (response: ResponseRow): FormAnswer => ({
  questionId: response.id,
  answeredAt: response.answeredAt,
  answer: response.answerPlace ?? response.answerText,
  milliseconds: response.milliseconds,
});

function required(item: Item | undefined, itemId: string): Item {
  if (!item) throw new Error(`Item ${itemId} was asked but is missing`);
  return item;
}
