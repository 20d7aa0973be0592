import { expect, test } from 'vitest';
import { chats } from './phrases/chats/all.ts';
import { heldOut } from './phrases/held-out.ts';

const twice = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('every language but English has at least 70 phrases of danger, in every class', () => {
  for (const [language, members] of Map.groupBy(chats, ({ language }) => language)) {
    expect(members.length, language).toBeGreaterThanOrEqual(70);
    expect(new Set(members.map(({ danger }) => danger)).size, language).toBe(8);
  }
});

test('no phrase is listed twice or held out', () => {
  expect(twice(chats.map(({ text }) => text))).toEqual([]);
  const kept = new Set(heldOut.map(({ text }) => text));
  expect(chats.filter(({ text }) => kept.has(text))).toEqual([]);
});
