import { expect, test } from 'vitest';
import type { GreyPicture, RecognisedWord } from './index.ts';
import { cellsToReread, cropOf, withRereading } from './index.ts';

const paper = (): GreyPicture => ({ pixels: new Uint8Array(400 * 200).fill(250), width: 400, height: 200 });

/** Ink like a word of letters 20 pixels high. */
function write({ pixels, width }: GreyPicture, left: number, top: number, wide: number, high = 20) {
  for (let y = top; y < top + high; y++) pixels.fill(30, y * width + left, y * width + left + wide);
}

const word = (text: string, left: number, top: number, width: number, confidence = 0.96): RecognisedWord => ({
  ...{ text, left, top, width, confidence },
  height: 20,
});

/** Two rows: a title, credits and a grade. */
function table() {
  const picture = paper();
  for (const top of [20, 80]) {
    write(picture, 20, top, 80);
    write(picture, 108, top, 60);
    write(picture, 250, top, 10);
    write(picture, 340, top, 12);
  }
  const words = [20, 80].flatMap((top) => [
    word('Organic', 20, top, 80),
    word('Chemistry', 108, top, 60),
    word('3', 250, top, 10),
    word('A', 340, top, 12),
  ]);
  return { picture, words };
}

test('nothing is recognised again where every cell was read with certainty', () => {
  const { picture, words } = table();
  expect(cellsToReread(picture, words)).toEqual([]);
});

test('letters that stand alone are recognised again where they were passed over or are in doubt', () => {
  const { picture, words } = table();
  const read = words
    .filter(({ text, top }) => text !== 'A' || top !== 80)
    .map((each) => (each.text === '3' && each.top === 20 ? { ...each, text: '8]', confidence: 0.6 } : each));
  expect(cellsToReread(picture, read)).toEqual([
    { left: 340, top: 80, width: 12, height: 20 },
    { left: 250, top: 20, width: 10, height: 20 },
  ]);
});

test('a cell is recognised again where words of it are missing, but not specks, rules and pictures', () => {
  const { picture, words } = table();
  write(picture, 200, 150, 3, 3);
  write(picture, 20, 130, 300, 2);
  write(picture, 340, 120, 60, 80);
  expect(cellsToReread(picture, words)).toEqual([]);
  expect(cellsToReread(picture, words.slice(1))).toEqual([{ left: 20, top: 20, width: 148, height: 20 }]);
});

test('a part of a word that was read is not recognised alone', () => {
  const { picture, words } = table();
  // The dot of an i in large letters.
  write(picture, 40, 130, 60, 44);
  write(picture, 130, 130, 12, 12);
  expect(cellsToReread(picture, [...words, { ...word('Universi', 40, 125, 110), height: 50 }])).toEqual([]);
});

test('a page without words, and an empty one, have nothing to recognise again', () => {
  const { picture } = table();
  expect(cellsToReread(picture, [])).toEqual([]);
  expect(cellsToReread({ pixels: new Uint8Array(0), width: 0, height: 0 }, [])).toEqual([]);
});

test('a second reading replaces words only where it is surer', () => {
  const { words } = table();
  const cell = { left: 250, top: 20, width: 10, height: 20 };
  const doubted = words.map((each) => (each.text === '3' && each.top === 20 ? word('8]', 250, 20, 10, 0.5) : each));
  const texts = (read: readonly RecognisedWord[]) => read.filter(({ left }) => left === 250).map(({ text }) => text);
  expect(texts(withRereading(doubted, cell, [word('3', 250, 20, 10)]))).toEqual(['3', '3']);
  expect(texts(withRereading(doubted, cell, [word('a', 250, 20, 10, 0.4)]))).toEqual(['8]', '3']);
  expect(withRereading(doubted, cell, [])).toEqual(doubted);
  // Ink that nothing was read from may be a stain.
  const without = words.filter(({ left }) => left !== 250);
  expect(withRereading(without, cell, [word('~', 250, 20, 10, 0.3)])).toEqual(without);
});

test('a crop shows its cell alone on paper, and places in it lead back to the page', () => {
  const { picture } = table();
  for (const scale of [1, 2]) {
    const crop = cropOf(picture, { left: 340, top: 20, width: 12, height: 20 }, scale);
    const dark = [...crop.pixels].flatMap((grey, at) => (grey < 128 ? [at] : []));
    const columns = dark.map((at) => at % crop.width);
    const rows = dark.map((at) => Math.floor(at / crop.width));
    const [left, right] = [Math.min(...columns), Math.max(...columns)];
    const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
    expect([right - left + 1, bottom - top + 1]).toEqual([12 * scale, 20 * scale]);
    expect(left).toBeGreaterThan(15);
    expect(crop.placeOf({ left, top, width: right - left + 1, height: bottom - top + 1 })).toEqual({
      ...{ left: 340, top: 20, width: 12, height: 20 },
    });
  }
});
