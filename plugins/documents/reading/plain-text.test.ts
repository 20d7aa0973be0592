import { expect, test } from 'vitest';
import { readPlainText } from './plain-text.ts';

const limits = { pages: 30, pixels: 1 };

test('a text of ten megabytes in one line is refused at once', () => {
  const bytes = Buffer.alloc(10_000_000, 'A');
  expect(() => readPlainText(bytes, limits, () => {})).toThrow(expect.objectContaining({ code: 'too-many-pages' }));
});

test('tabs move to the next column of eight', () => {
  const lines: (string | null)[] = [];
  readPlainText(Buffer.from('Grade\tA\nCredits:\t4\n\tTwo\t\tTabs'), limits, ({ text }) => lines.push(text));
  expect(lines).toEqual(['Grade   A\nCredits:        4\n        Two             Tabs']);
});
