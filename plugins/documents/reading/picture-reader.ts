import { availableParallelism } from 'node:os';
import type { Word } from 'academic-records';
import type { RecognisedWord, Region } from 'academic-records/pictures';
import { bandsOf, cellsToReread, cropOf, withRereading } from 'academic-records/pictures';
import { PSM } from 'tesseract.js';
import type { CleanPicture } from './clean-picture.ts';
import { cleanedPicture, mostThreads, turned } from './clean-picture.ts';
import type { Recognisers } from './recognisers.ts';
import { createRecognisers } from './recognisers.ts';

// Recognises the words of pictures, the parts of one at the same time.

export interface PictureRead {
  readonly words: readonly Word[];
  /** The straightened picture that the boxes refer to (JPEG). */
  readonly picture: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface PictureReader {
  /** Starts the recogniser ahead of the first picture. */
  start(): Promise<void>;
  /** @param page number of the page, for the boxes */
  read(bytes: Uint8Array, page: number, maxPixels: number): Promise<PictureRead>;
  close(): Promise<void>;
}

/** Below this mean confidence the picture may lie on its side. */
const doubtful = 0.6;
/** Enlargements in which a doubtful cell is recognised, until one is sure: the first keeps most decimal points. */
const scales = [3, 1.6, 1];
/** Confidence from which a cell is not recognised once more. */
const sure = 0.9;
/** What is left of the confidence of a reading that no other size confirms. */
const disputed = 0.8;
/** Confidence of a word that is no speck. */
const leastConfidence = 0.1;

/** Parts that a page is divided into for each of several recognisers, so that they end at about the same time. */
const bandsEach = 2;

/** @param processors that may be used at the same time */
export function openPictureReader(processors = availableParallelism()): PictureReader {
  const recognisers = createRecognisers(Math.min(mostThreads, processors));

  return {
    start: recognisers.start,
    async read(bytes, page, maxPixels) {
      // The recognisers start while the picture is cleaned.
      recognisers.start().catch(() => undefined);
      let best = await cleanedPicture(bytes, maxPixels);
      // A blank page would be looked at from all sides.
      if (best.regions.length === 0) {
        return { words: [], picture: await best.shown(), width: best.width, height: best.height };
      }
      let read = await recognise(recognisers, best);
      if (confidenceOf(read) < doubtful) {
        for (const degrees of [90, 270, 180] as const) {
          const other = await turned(best.original, degrees);
          const again = await recognise(recognisers, other);
          if (confidenceOf(again) <= confidenceOf(read) + 0.05 || again.length < read.length / 4) continue;
          [best, read] = [other, again];
          if (confidenceOf(read) >= doubtful) break;
        }
      }
      const [again, picture] = await Promise.all([rereadCells(recognisers, best, read), best.shown()]);
      const { width, height } = best;
      return { words: again.filter(isUsable).map((word) => placed(word, page, best)), picture, width, height };
    },
    close: recognisers.close,
  };
}

async function recognise(recognisers: Recognisers, { grey, regions }: CleanPicture): Promise<RecognisedWord[]> {
  const { count } = recognisers;
  const parts = bandsOf(grey, regions, count > 1 ? count * bandsEach : 1);
  const words = await Promise.all(
    parts.map((part) => recognisers.recognise({ picture: grey, part }, PSM.SINGLE_BLOCK)),
  );
  return words.flat();
}

/** Recognises doubtful cells again, in several sizes where that is still in doubt. */
async function rereadCells(recognisers: Recognisers, { grey }: CleanPicture, words: readonly RecognisedWord[]) {
  const cells = cellsToReread(grey, words);
  const read = await Promise.all(cells.map((cell) => rereadCell(recognisers, grey, cell)));
  return cells.reduce((best, cell, index) => withRereading(best, cell, read[index] ?? []), words);
}

async function rereadCell(recognisers: Recognisers, grey: CleanPicture['grey'], cell: Region) {
  const readings: RecognisedWord[][] = [];
  for (const scale of scales) {
    const picture = cropOf(grey, cell, scale);
    const found = await recognisers.recognise({ picture }, PSM.SINGLE_LINE);
    readings.push(found.map((word) => ({ ...word, ...picture.placeOf(word) })));
    if (confidenceOf(readings.at(-1) ?? []) >= sure) break;
  }
  return surest(readings);
}

/** The surest of several readings of a cell, with a lower confidence if it is one of several that all differ. */
function surest(readings: readonly (readonly RecognisedWord[])[]): RecognisedWord[] {
  const best = readings.toSorted((one, other) => confidenceOf(other) - confidenceOf(one))[0] ?? [];
  const textOf = (words: readonly RecognisedWord[]) => words.map(({ text }) => text).join(' ');
  const alike = readings.filter((each) => textOf(each) === textOf(best)).length;
  const factor = readings.length > 1 && alike === 1 ? disputed : 1;
  return best.map((word) => ({ ...word, confidence: word.confidence * factor }));
}

/** Specks and rules have a low confidence; codes that are read with doubt are words all the same. Signs can be letters that stand alone. */
const isUsable = ({ text, confidence }: RecognisedWord) =>
  (confidence >= leastConfidence || /^[A-Z\d]{2,}[-.]?[A-Z\d]*$/.test(text)) &&
  /[\p{L}\p{N}]|^[-–+:*]+$|^[©¢€]/u.test(text);

/** Mean confidence of the letters. */
function confidenceOf(words: readonly RecognisedWord[]): number {
  const usable = words.filter(isUsable);
  const letters = usable.reduce((sum, { text }) => sum + text.length, 0);
  const sum = usable.reduce((total, { text, confidence }) => total + text.length * confidence, 0);
  return letters > 0 ? sum / letters : 0;
}

const placed = (
  { text, confidence, ...place }: RecognisedWord,
  page: number,
  { width, height }: CleanPicture,
): Word => ({
  text,
  confidence,
  box: {
    page,
    x: place.left / width,
    y: place.top / height,
    width: place.width / width,
    height: place.height / height,
  },
});
