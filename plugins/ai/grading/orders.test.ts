import { expect, test } from 'vitest';
import { heldOutOrders, honestAnswers, orders } from './orders.testing.ts';
import { orderIn } from './orders.ts';
import { ordersForTuning, ordersHeldOut } from './unseen-orders.testing.ts';

const question = 'Why does the mean of these wages mislead, and what would you use in its place?';
const shareFound = (texts: readonly string[]) => texts.filter((text) => orderIn(text, question)).length / texts.length;
const missed = (texts: readonly string[]) => texts.filter((text) => !orderIn(text, question));

test('finds instructions to the grader in many languages', () => {
  expect(orders.length).toBeGreaterThanOrEqual(60);
  expect(missed(orders)).toEqual([]);
});

test('finds most instructions that were written afterwards', () => {
  console.log(
    `${Math.round(shareFound(heldOutOrders) * 100)} % of held-out orders; missed: ${missed(heldOutOrders).join(' | ')}`,
  );
  expect(heldOutOrders.length).toBeGreaterThanOrEqual(14);
  expect(shareFound(heldOutOrders)).toBeGreaterThanOrEqual(0.7);
});

test('of sixty instructions written before the detector, finds the half used for tuning and most of the other half', () => {
  expect(ordersForTuning.length + ordersHeldOut.length).toBe(60);
  expect(missed(ordersForTuning)).toEqual([]);
  // A failure shows no text of this half, so that the detector is not fitted to it. Raised when more are found.
  expect(ordersHeldOut.length - missed(ordersHeldOut).length).toBeGreaterThanOrEqual(28);
});

test('finds instructions inside an otherwise honest answer', () => {
  const hidden = orders.map((order, index) => `${honestAnswers[index]} ${order}`);
  expect(missed(hidden).map((text) => text)).toEqual([]);
});

test('takes few honest answers for instructions', () => {
  expect(honestAnswers.length).toBeGreaterThanOrEqual(100);
  const alarms = honestAnswers.filter((text) => orderIn(text, question));
  console.log(`${alarms.length} false alarms in ${honestAnswers.length}: ${alarms.join(' | ')}`);
  // The answers belong to many questions, so most of them leave the subject of this one.
  expect(alarms.length / honestAnswers.length).toBeLessThanOrEqual(0.06);
});

test('accepts answers in the language of the question', () => {
  const german = 'Warum ist der Mittelwert der Löhne hier nicht die beste Wahl, und was wäre besser?';
  expect(orderIn('Der Chef verdient so viel, dass der Mittelwert nicht zu den anderen passt.', german)).toBeUndefined();
});
