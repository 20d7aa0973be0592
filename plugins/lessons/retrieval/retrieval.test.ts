import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shippedLessons } from '../library.ts';
import { createLessonSearch } from './lesson-search.ts';

const search = createLessonSearch(shippedLessons());
const lines = readFileSync(path.join(import.meta.dirname, '../evaluation/phrasings.txt'), 'utf8').split('\n');
const end = lines.indexOf('# none');
const phrasings = lines
  .slice(0, end)
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const at = line.lastIndexOf(' | ');
    return { text: line.slice(0, at), wanted: line.slice(at + 3).split(' ') };
  });
const others = lines.slice(end + 1).filter(Boolean);

const missed = (half: number) =>
  phrasings
    .filter((_, at) => at % 2 === half)
    .filter(({ text, wanted }) => !search(text, 3).matches.some(({ entry }) => wanted.includes(entry.id)));

test('finds the right lesson among the first three for at least 85 % of phrasings, also of those held out', () => {
  const ids = new Set(shippedLessons().map(({ id }) => id));
  for (const { text, wanted } of phrasings) for (const id of wanted) expect(ids.has(id), `${text}: ${id}`).toBe(true);
  expect(phrasings.length).toBeGreaterThanOrEqual(150);
  const shares = [0, 1].map((half) => {
    const all = phrasings.filter((_, at) => at % 2 === half).length;
    return 1 - missed(half).length / all;
  });
  console.log(`tuned on: ${percent(shares[0])}, held out: ${percent(shares[1])} of ${phrasings.length}`);
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
