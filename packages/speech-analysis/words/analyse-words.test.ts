import { expect, test } from 'vitest';
import { transcriptFit } from '../fit.ts';
import { recordings } from '../sound/sounds.testing.ts';
import { analyseWords } from './analyse-words.ts';
import { mtld } from './diversity.ts';
import { zipf } from './rarity.ts';
import { wordsOf } from './words.ts';

test('MTLD is that of factors counted by hand', () => {
  // Forwards a b a | b a … : the ratio falls to 2/3 ≤ .72 at every third word: two factors and the rest “a b” with ratio 1.
  expect(mtld(wordsOf('a b a b a b a b'))).toBe(4);
  // Ratio 4/5 of five words, both ways: (1 − .8)/(1 − .72) of a factor.
  expect(mtld(wordsOf('one two three four one'))).toBeCloseTo(5 / (0.2 / 0.28), 10);
  // The phrase that McCarthy and Jarvis (2010) explain factors with: 1, 1, 1, 1, .8, .667 | 1, 1, 1, and backwards the same.
  expect(mtld(wordsOf('of the people by the people for the people'))).toBe(9);
  expect(mtld(wordsOf('every word here is new'))).toBeNaN();
});

test('Zipf values are those of SUBTLEXus, and unknown words have none', () => {
  expect(zipf('the')).toBeCloseTo(7.47, 1);
  expect(zipf('cat')).toBeCloseTo(4.83, 1);
  expect(zipf('blorptastic')).toBeUndefined();
});

const story = Array.from({ length: 4 }, () => recordings.usual?.text ?? '').join(' ');

test('figures of words have units and errors, and are absent where there are too few', () => {
  const { figures, words } = analyseWords(story);
  expect(words).toBe(108);
  for (const figure of [figures.diversity, figures.lessCommonWords, figures.readability]) {
    expect(figure?.standardError).toBeGreaterThanOrEqual(0);
  }
  expect(analyseWords('We repaired it.').figures).toEqual({
    fillersPer100: { value: 0, standardError: null, unit: 'per 100 words' },
  });
  expect(analyseWords('').figures).toEqual({});
});

test('only unambiguous fillers count, and they are no words', () => {
  const { fillers, words, figures } = analyseWords('Um, I like, uh, you know, we like music.');
  expect([fillers, words]).toEqual([2, 7]);
  expect(figures.fillersPer100?.value).toBeCloseTo(200 / 9);
});

test('the grade of Flesch and Kincaid is that of a hand count, and absent without sentences', () => {
  // 3 sentences, 12 words, 13 syllables.
  const { figures } = analyseWords('The cat sat down. The dog ran away. We all like cakes.');
  expect(figures.readability?.value).toBeCloseTo((0.39 * 12) / 3 + (11.8 * 13) / 12 - 15.59, 5);
  expect(analyseWords('the cat sat down and the dog ran and we all sat').figures.readability).toBeUndefined();
});

test('less common words are listed once each', () => {
  expect(analyseWords(`${story} A hypothesis is a hypothesis.`).lessCommon).toContain('hypothesis');
  expect(
    analyseWords(`${story} A hypothesis is a hypothesis.`).lessCommon.filter((each) => each === 'hypothesis'),
  ).toHaveLength(1);
});

test('a transcript fits its recording by the number of syllables', () => {
  const { syllables } = analyseWords(recordings.usual?.text ?? '');
  expect(transcriptFit(syllables, 40)).toBe('fits');
  expect(transcriptFit(analyseWords(story).syllables, 40)).toBe('too-many-words');
  expect(transcriptFit(analyseWords('We divided the task').syllables, 40)).toBe('too-few-words');
});
