import { expect, test } from 'vitest';
import { wordCount } from './contract.ts';

test.each([
  ['A well-known school – 学校', 5],
  // 'I want to study computer science at this university': eight words, forty-eight characters.
  ['ฉันอยากเรียนวิทยาการคอมพิวเตอร์ที่มหาวิทยาลัยนี้', 8],
  ['ありがとう', 5],
  ['नमस्ते दुनिया', 2],
  ['Ève était là'.normalize('NFD'), 3],
  [`a${'\u0301'.repeat(19_999)}`, 1],
  ['– … !', 0],
])('the words of %j are counted as word processors count them', (text, words) => {
  expect(wordCount(text)).toBe(words);
});
