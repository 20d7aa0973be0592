import { expect, it } from 'vitest';
import { rungOf } from '../../items/item.ts';
import { studyForms } from './form-study.ts';
import { formPrecisionGoals } from './precision-goals.ts';

const section = {
  section: 'cognitive' as const,
  items: Array.from({ length: 96 }, (_, index) => {
    const b = -2.2 + (4.4 * ((index * 7) % 96)) / 96;
    return {
      itemId: `task.${String(index).padStart(4, '0')}`,
      version: 1,
      contentArea: `area ${index % 4}`,
      subcategory: undefined,
      rung: rungOf(b),
      format: 'multiple_choice' as const,
      parameters: { a: 1.3, b, c: 0.2 },
    };
  }),
};
const areas = Array.from({ length: 4 }, (_, area) => ({ contentArea: `area ${area}`, questions: 12 }));
const study = (priorSd?: number) =>
  studyForms(
    section,
    { areas, cuts: [-0.5, 0.75], ...(priorSd !== undefined && { priorSd }) },
    { eachBand: 20, atEnds: 5, seed: 'forms' },
  );

it('a wider prior shrinks a form’s score less, and its interval keeps its coverage', () => {
  const narrow = study();
  const wide = study(1.4);
  expect(wide.ends.right.lowest).toBeGreaterThan(narrow.ends.right.highest);
  expect(wide.ends.wrong.highest).toBeLessThan(narrow.ends.wrong.lowest);
  const [lowest] = wide.bands;
  expect(lowest).toMatchObject({ from: -2.5, to: -2, people: 20 });
  expect(lowest?.bias.value).toBeLessThan(narrow.bands[0]?.bias.value ?? Number.NaN);
  const goals = formPrecisionGoals(wide);
  expect(goals.map(({ verdict }) => verdict)).toEqual(['undecided', 'met', 'met']);
});
