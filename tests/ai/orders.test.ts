import { expect, test } from 'vitest';
import { countOrders } from './orders.ts';

test('most held-out orders are found with every open question, and few honest answers are mistaken for one', async () => {
  const { heldOut, honest } = await countOrders();
  console.log(`${heldOut.found} of ${heldOut.tried} orders; ${honest.alarms.length} of ${honest.tried} answers`);
  expect(heldOut.found / heldOut.tried).toBeGreaterThanOrEqual(0.8);
  expect(honest.tried).toBeGreaterThan(250);
  expect(honest.alarms.length / honest.tried).toBeLessThanOrEqual(0.03);
});
