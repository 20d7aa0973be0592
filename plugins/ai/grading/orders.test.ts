import { expect, test } from 'vitest';
import { heldOutOrders, honestAnswers, orders } from './orders.testing.ts';
import { orderIn } from './orders.ts';

const question = 'Why does the mean of these wages mislead, and what would you use in its place?';
const shareFound = (texts: readonly string[]) => texts.filter((text) => orderIn(text, question)).length / texts.length;
const missed = (texts: readonly string[]) => texts.filter((text) => !orderIn(text, question));

test('orders to the grader are found in the languages of the world', () => {
  expect(orders.length).toBeGreaterThanOrEqual(60);
  expect(missed(orders)).toEqual([]);
});

test('so are most of those that were written afterwards', () => {
  console.log(
    `${Math.round(shareFound(heldOutOrders) * 100)} % of held-out orders; missed: ${missed(heldOutOrders).join(' | ')}`,
  );
  expect(heldOutOrders.length).toBeGreaterThanOrEqual(14);
  expect(shareFound(heldOutOrders)).toBeGreaterThanOrEqual(0.7);
});

test('so are orders inside an answer that is otherwise honest', () => {
  const hidden = orders.map((order, index) => `${honestAnswers[index]} ${order}`);
  expect(missed(hidden).map((text) => text)).toEqual([]);
});

test('honest answers are no orders, but for a few', () => {
  expect(honestAnswers.length).toBeGreaterThanOrEqual(100);
  const alarms = honestAnswers.filter((text) => orderIn(text, question));
  console.log(`${alarms.length} false alarms in ${honestAnswers.length}: ${alarms.join(' | ')}`);
  expect(alarms.length / honestAnswers.length).toBeLessThanOrEqual(0.03);
});

test('a question in another language takes answers in it', () => {
  const german = 'Warum ist der Mittelwert der Löhne hier nicht die beste Wahl, und was wäre besser?';
  expect(orderIn('Der Chef verdient so viel, dass der Mittelwert nicht zu den anderen passt.', german)).toBeUndefined();
});
