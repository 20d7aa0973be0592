import { cellsOf } from './cells.ts';
import type { GreyPicture } from './picture.ts';
import type { Region } from './regions.ts';

/** A word as it was recognised, with its place (pixels) and a confidence from 0 to 1. */
export interface RecognisedWord extends Region {
  readonly text: string;
  readonly confidence: number;
}

/** At most so many cells of a page are recognised again. */
const most = 80;
/** A cell with a word below this confidence is recognised again: the first for few letters, which have no context. */
const doubtful = { few: 0.9, many: 0.8 };
/** So many letters are few. */
const few = 4;
/** Ink that is lower or higher than letters, as shares of their height, is no text of a table. */
const heights = { least: 0.45, most: 2.2 };
/** Words cover at least this share of the width of a cell that was read whole. */
const covered = 0.7;
/** How much surer the second reading must be. */
const surer = 0.02;
/** Confidence from which a text is believed where the first look found nothing. */
const believed = 0.5;

/**
 * The cells that are recognised again on their own, most doubtful first. Recognition of a page passes over letters that stand alone, and
 * misreads them, because it looks for words: a grade, or credits of one digit, are right when the picture shows nothing else.
 */
export function cellsToReread(picture: GreyPicture, words: readonly RecognisedWord[]): Region[] {
  const letters = letterHeight(words);
  if (letters === undefined) return [];
  const doubts = cellsOf(picture, letters).flatMap((cell) => {
    if (cell.height < letters * heights.least || cell.height > letters * heights.most) return [];
    const inside = wordsIn(cell, words);
    const doubt = inside.length > 0 ? doubtOf(cell, inside) : isPartOf(cell, words) ? 0 : 1;
    return doubt > 0 ? [{ cell, doubt }] : [];
  });
  return doubts
    .sort((a, b) => b.doubt - a.doubt)
    .slice(0, most)
    .map(({ cell }) => cell);
}

/** The words of a page after a cell was recognised again: its words are replaced where the second reading is surer. */
export function withRereading<T extends RecognisedWord>(words: readonly T[], cell: Region, again: readonly T[]): T[] {
  const before = wordsIn(cell, words);
  const after = meanConfidence(again);
  const isSurer = before.length === 0 ? after >= believed : after >= meanConfidence(before) + surer;
  if (again.length === 0 || !isSurer) return [...words];
  return [...words.filter((word) => !before.includes(word)), ...again];
}

function letterHeight(words: readonly RecognisedWord[]): number | undefined {
  const heights = words
    .filter(({ text, confidence }) => text.length >= 2 && confidence >= doubtful.many)
    .map(({ height }) => height)
    .sort((a, b) => a - b);
  return heights[heights.length >> 1];
}

/** Whether ink belongs to a larger word, such as the dot of an i in large letters. */
const isPartOf = (cell: Region, words: readonly RecognisedWord[]): boolean =>
  words.some(
    (word) =>
      shared(cell, word) > cell.width * 0.5 &&
      cell.top + cell.height / 2 > word.top &&
      cell.top + cell.height / 2 < word.top + word.height,
  );

/** From 0, where nothing is doubtful, to 1. */
function doubtOf(cell: Region, words: readonly RecognisedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const least = Math.min(...words.map(({ confidence }) => confidence));
  const isOdd = words.some(({ text }) => /[^\p{L}\p{N}.,:;+\-–()&'’/%*#]/u.test(text));
  if (letters <= few) return least < doubtful.few || isOdd ? 1 - least : 0;
  const width = words.reduce((sum, word) => sum + shared(cell, word), 0);
  const isPartly = width < cell.width * covered;
  return least < doubtful.many || isPartly ? (1 - least) / 2 + 0.1 : 0;
}

/** Words that stand in a cell for the most part. */
function wordsIn<T extends RecognisedWord>(cell: Region, words: readonly T[]): T[] {
  return words.filter((word) => {
    const middle = word.top + word.height / 2;
    const isBeside = middle >= cell.top - cell.height * 0.3 && middle <= cell.top + cell.height * 1.3;
    return isBeside && shared(cell, word) > word.width * 0.5;
  });
}

const shared = (one: Region, other: Region) =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left));

function meanConfidence(words: readonly RecognisedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}
