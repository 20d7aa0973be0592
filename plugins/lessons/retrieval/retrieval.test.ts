import { expect, test } from 'vitest';
import { lessonPhrasings, otherPhrasings } from '../evaluation/phrasings.ts';
import { shippedLessons } from '../library.ts';
import { createLessonSearch } from './lesson-search.ts';

const search = createLessonSearch(shippedLessons());
const halves = lessonPhrasings();
const others = otherPhrasings();

test('finds the right lesson among the first three for at least 85 % of phrasings, also of those held out', () => {
  const ids = new Set(shippedLessons().map(({ id }) => id));
  const shares = halves.map(({ half, phrasings }) => {
    for (const { text, wanted } of phrasings) for (const id of wanted) expect(ids.has(id), `${text}: ${id}`).toBe(true);
    expect(phrasings.length).toBeGreaterThanOrEqual(75);
    const found = phrasings.filter(({ text, wanted }) =>
      search(text, 3).matches.some(({ entry }) => wanted.includes(entry.id)),
    );
    const share = found.length / phrasings.length;
    console.log(`${half}: ${percent(share)} of ${phrasings.length}`);
    return share;
  });
  for (const share of shares) expect(share).toBeGreaterThanOrEqual(0.85);
});

test('says that it has nothing on most other subjects, and is sure of none', () => {
  const wrong = others.filter((text) => search(text).certainty !== 'none');
  console.log(`${others.length - wrong.length} of ${others.length} refused; unsure: ${wrong.join(', ')}`);
  expect(others.filter((text) => search(text).certainty === 'sure')).toEqual([]);
  expect(wrong.length / others.length).toBeLessThanOrEqual(0.25);
});

test('corrects typing errors visibly', () => {
  const { didYouMean, matches } = search('pythagros theorm');
  expect(matches[0]?.entry.id).toBe('pythagoras');
  expect(didYouMean).toBe('pythagoras theorem');
});

test('reads a long message of signs', () => {
  for (const text of ['§'.repeat(9000), 'a '.repeat(9000), '']) expect(search(text).matches).toEqual([]);
  for (const text of ['^'.repeat(9000), '%'.repeat(9000)]) expect(search(text).matches.length).toBeLessThanOrEqual(5);
});

function percent(share = 0) {
  return `${Math.round(share * 1000) / 10} %`;
}
