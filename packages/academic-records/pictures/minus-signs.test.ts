import { expect, test } from 'vitest';
import type { GreyPicture } from './index.ts';
import { withMinusSigns } from './index.ts';

const letter = [
  '    ##    ',
  '    ##    ',
  '   #  #   ',
  '   #  #   ',
  '  #    #  ',
  '  #    #  ',
  '  ######  ',
  ' #      # ',
  ' #      # ',
  '#        #',
  '#        #',
];

/** The letter A with something after it, by row. */
function drawn(after: Readonly<Record<number, string>>): GreyPicture {
  const rows = letter.map((row, index) => (row + (after[index] ?? '')).padEnd(30));
  const pixels = Uint8Array.from(rows.flatMap((row) => [...row].map((sign) => (sign === '#' ? 20 : 250))));
  return { pixels, width: 30, height: rows.length };
}

const word = { text: 'A', confidence: 0.9, left: 0, top: 0, width: 10, height: letter.length };
const textIn = (after: Readonly<Record<number, string>>, text = 'A') =>
  withMinusSigns(drawn(after), [{ ...word, text }])[0]?.text;

test('a grade that was read without its minus sign gets it from the picture, with less certainty', () => {
  const [grade] = withMinusSigns(drawn({ 6: ' ####', 7: ' ####' }), [word]);
  expect(grade).toMatchObject({ text: 'A-', width: 15 });
  expect(grade?.confidence).toBeLessThan(word.confidence);
  // The sign may begin where the foot of the letter ends.
  expect(textIn({ 6: '####', 7: '####' })).toBe('A-');
});

test('letters alone, before a plus sign, a dash or a word, and other words stay as they are', () => {
  expect(textIn({})).toBe('A');
  expect(textIn({ 4: '   #', 5: '   #', 6: ' #####', 7: '   #', 8: '   #' })).toBe('A');
  expect(textIn({ 6: '         ####' })).toBe('A');
  expect(textIn({ 6: ' ##########' })).toBe('A');
  expect(textIn({ 6: ' ####  ##', 7: ' ####  ##', 8: '       ##', 5: '       ##', 4: '       ##' })).toBe('A');
  expect(textIn({ 6: ' ####', 7: ' ####' }, 'H')).toBe('H');
});
