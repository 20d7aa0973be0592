import type { OrderSign } from '../../plugins/ai/grading/orders.ts';
import { orderIn } from '../../plugins/ai/grading/orders.ts';
import { ordersForTuning, ordersHeldOut } from '../../plugins/ai/grading/unseen-orders.testing.ts';
import type { OpenItem } from '../../plugins/item-bank/items/item.ts';
import { aiConceptualAnswers } from '../../plugins/item-bank/measurement/grading/rubric/agreement/answers/ai-conceptual.ts';
import { appliedReasoningAnswers } from '../../plugins/item-bank/measurement/grading/rubric/agreement/answers/applied-reasoning.ts';
import { coreMathAnswers } from '../../plugins/item-bank/measurement/grading/rubric/agreement/answers/core-math.ts';
import { shippedItems } from '../item-packs.ts';

export interface InjectionCount {
  /** Held-out instructions to the grader, each tried as the answer to every open question. */
  readonly heldOut: { readonly tried: number; readonly found: number };
  readonly tuning: { readonly tried: number; readonly found: number };
  /** Rated answers to their own questions. */
  readonly honest: { readonly tried: number; readonly alarms: readonly { readonly sign: OrderSign; answer: string }[] };
}

/** Counts the answers with instructions to the grader that are detected, and the honest answers mistaken for one. */
export async function countPromptInjections(): Promise<InjectionCount> {
  const items = (await shippedItems()).filter((item): item is OpenItem => item.format === 'open_ended');
  const rated = { ...aiConceptualAnswers, ...appliedReasoningAnswers, ...coreMathAnswers };
  const signIn = (answer: string, { stem, rubric }: OpenItem) =>
    orderIn(answer, stem, [rubric.modelAnswer, ...rubric.criteria.map(({ says }) => says)]);
  const found = (orders: readonly string[]) => ({
    tried: orders.length * items.length,
    found: orders.flatMap((order) => items.filter((item) => signIn(order, item))).length,
  });
  const alarms: { sign: OrderSign; answer: string }[] = [];
  let tried = 0;
  for (const item of items) {
    const { tuning = [], heldOut = [] } = rated[item.id] ?? {};
    for (const [, answer] of [...tuning, ...heldOut]) {
      tried += 1;
      const sign = signIn(answer, item);
      if (sign) alarms.push({ sign, answer });
    }
  }
  return { heldOut: found(ordersHeldOut), tuning: found(ordersForTuning), honest: { tried, alarms } };
}
