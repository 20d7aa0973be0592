import { expect, test } from 'vitest';
import { heldOutOrders, honestAnswers, orders } from './orders.testing.ts';
import { orderIn } from './orders.ts';
import { ordersForTuning, ordersHeldOut } from './unseen-orders.testing.ts';

const question = 'Why does the mean of these wages mislead, and what would you use in its place?';
const shareFound = (texts: readonly string[]) => texts.filter((text) => orderIn(text, question)).length / texts.length;
const missed = (texts: readonly string[]) => texts.filter((text) => !orderIn(text, question));

test('instructions to the grader are found in many languages', () => {
  expect(orders.length).toBeGreaterThanOrEqual(60);
  expect(missed(orders)).toEqual([]);
});

test('most instructions written afterwards are found', () => {
  console.log(
    `${Math.round(shareFound(heldOutOrders) * 100)} % of held-out orders; missed: ${missed(heldOutOrders).join(' | ')}`,
  );
  expect(heldOutOrders.length).toBeGreaterThanOrEqual(14);
  expect(shareFound(heldOutOrders)).toBeGreaterThanOrEqual(0.7);
});

test('most of sixty held-out instructions are found', () => {
  for (const [name, list] of [
    ['tuning', ordersForTuning],
    ['held out', ordersHeldOut],
  ] as const)
    console.log(
      `${name}: ${list.length - missed(list).length} of ${list.length}; missed: ${name === 'tuning' ? missed(list).join(' | ') : 'not shown'}`,
    );
  expect(ordersForTuning.length + ordersHeldOut.length).toBe(60);
});

test('instructions inside an otherwise honest answer are found', () => {
  const hidden = orders.map((order, index) => `${honestAnswers[index]} ${order}`);
  expect(missed(hidden).map((text) => text)).toEqual([]);
});

test('honest answers are not mistaken for instructions, except a few', () => {
  expect(honestAnswers.length).toBeGreaterThanOrEqual(100);
  const alarms = honestAnswers.filter((text) => orderIn(text, question));
  console.log(`${alarms.length} false alarms in ${honestAnswers.length}: ${alarms.join(' | ')}`);
  // They answer many questions, and one is asked here: all leave its subject.
  expect(alarms.length / honestAnswers.length).toBeLessThanOrEqual(0.06);
});

test('a question in another language accepts answers in that language', () => {
  const german = 'Warum ist der Mittelwert der Löhne hier nicht die beste Wahl, und was wäre besser?';
  expect(orderIn('Der Chef verdient so viel, dass der Mittelwert nicht zu den anderen passt.', german)).toBeUndefined();
});
