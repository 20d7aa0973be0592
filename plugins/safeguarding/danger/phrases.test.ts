import { expect, test } from 'vitest';
import { chats } from './phrases/chats/all.ts';
import { distress } from './phrases/distress.ts';
import { earlierTestSet } from './phrases/earlier-test-set.ts';
import { harmlessElsewhere, harmlessEnglish } from './phrases/harmless/all.ts';
import { harmless } from './phrases/harmless.ts';
import { pairs } from './phrases/pairs.ts';

const dangerousTexts = [...chats.map(({ text }) => text), ...pairs.map(({ danger }) => danger)];
const otherTexts = [harmless, harmlessEnglish, harmlessElsewhere, distress].flatMap((kinds) =>
  Object.values(kinds).flat(),
);
const duplicates = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('every language but English has at least 70 phrases of danger, in every class, and 25 harmless messages', () => {
  for (const [language, members] of Map.groupBy(chats, ({ language }) => language)) {
    expect(members.length, language).toBeGreaterThanOrEqual(70);
    expect(new Set(members.map(({ danger }) => danger)).size, language).toBe(8);
    expect(harmlessElsewhere[language]?.length, language).toBeGreaterThanOrEqual(25);
  }
});

test('there are at least 900 harmless messages in English, 150 of distress and 150 pairs', () => {
  expect(Object.values(harmlessEnglish).flat().length).toBeGreaterThanOrEqual(900);
  expect(Object.values(distress).flat().length).toBeGreaterThanOrEqual(150);
  expect(pairs.length).toBeGreaterThanOrEqual(150);
});

test('no message is listed twice, in a held-out set, or as both dangerous and harmless', () => {
  expect(duplicates(dangerousTexts)).toEqual([]);
  expect(duplicates(otherTexts)).toEqual([]);
  const dangerous = new Set([...earlierTestSet.map(({ text }) => text), ...dangerousTexts]);
  expect([...otherTexts, ...pairs.map(({ harmless }) => harmless)].filter((text) => dangerous.has(text))).toEqual([]);
  expect(dangerousTexts.filter((text) => earlierTestSet.some((phrase) => phrase.text === text))).toEqual([]);
});
