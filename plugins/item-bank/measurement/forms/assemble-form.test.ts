import { expect, test } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { Rung } from '../../items/item.ts';
import type { Entry } from '../../items/section-bank.ts';
import { assembleForm } from './assemble-form.ts';

const area = 'area';
const entries = [8, 2, 8, 8, 8].flatMap((count, step) =>
  Array.from({ length: count }, (_, index): Entry => {
    const rung = Rung.parse(step + 1);
    return {
      itemId: `${rung}-${index}`,
      version: 1,
      rung,
      format: 'multiple_choice',
      contentArea: area,
      state: 'operational',
      subcategory: undefined,
    };
  }),
);
const plan = { areas: [{ contentArea: area, questions: 5 }] };

test('no question is shown to more than a quarter of takers, even if its rung has few', () => {
  const random = seededRandom('exposure of forms');
  const counts = new Float64Array(entries.length);
  const takers = 200;
  for (let before = 0; before < takers; before++) {
    const bank = { entries, exposure: { counts, takers: before + 1 } };
    const form = assembleForm(bank, plan, new Set(), random);
    expect(new Set(form.map(({ itemId }) => itemId)).size).toBe(5);
    for (const entry of form) counts[entries.indexOf(entry)] = (counts[entries.indexOf(entry)] ?? 0) + 1;
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(takers / 4 + 1);
});
