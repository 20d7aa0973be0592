import { fileURLToPath } from 'node:url';
import type { Word } from 'academic-records';
import type { Crop, GreyPicture, RecognisedWord } from 'academic-records/pictures';
import { cellsToReread, cropOf, withRereading } from 'academic-records/pictures';
import type { Page, Worker } from 'tesseract.js';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { CleanPicture } from './clean-picture.ts';
import { cleanedPicture, pgmOf, turned } from './clean-picture.ts';

// Recognises the words of pictures with Tesseract, without a network: its English data come from a package.

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

const langPath = fileURLToPath(new URL('4.0.0_best_int', import.meta.resolve('@tesseract.js-data/eng/package.json')));

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

export function openPictureReader(): PictureReader {
  let opening: Promise<Worker> | undefined;
  const worker = () => {
    opening ??= startWorker();
    return opening;
  };

  return {
    async start() {
      await worker();
    },
    async read(bytes, page, maxPixels) {
      // The recogniser starts while the picture is cleaned.
      worker().catch(() => undefined);
      let best = await cleanedPicture(bytes, maxPixels);
      // A blank page would be looked at from all sides.
      if (best.regions.length === 0) {
        return { words: [], picture: await best.shown(), width: best.width, height: best.height };
      }
      const recogniser = await worker();
      let read = await recognise(recogniser, best);
      if (confidenceOf(read) < doubtful) {
        for (const degrees of [90, 270, 180] as const) {
          const other = await turned(best.original, degrees);
          const again = await recognise(recogniser, other);
          if (confidenceOf(again) <= confidenceOf(read) + 0.05 || again.length < read.length / 4) continue;
          [best, read] = [other, again];
          if (confidenceOf(read) >= doubtful) break;
        }
      }
      const words = (await rereadCells(recogniser, best.grey, read)).filter(isUsable);
      const { width, height } = best;
      return { words: words.map((word) => placed(word, page, best)), picture: await best.shown(), width, height };
    },
    async close() {
      await (await opening)?.terminate();
    },
  };
}

async function recognise(worker: Worker, { pgm, regions }: CleanPicture): Promise<RecognisedWord[]> {
  const picture = Buffer.from(pgm);
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
  const words: RecognisedWord[] = [];
  for (const rectangle of regions) {
    const { data } = await worker.recognize(picture, { rectangle }, { blocks: true, text: false });
    words.push(...wordsOf(data));
  }
  return words;
}

/** Recognises doubtful cells again, in several sizes where that is still in doubt. */
async function rereadCells(worker: Worker, grey: GreyPicture, words: readonly RecognisedWord[]) {
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE });
  let best = words;
  for (const cell of cellsToReread(grey, words)) {
    const readings: RecognisedWord[][] = [];
    for (const scale of scales) {
      readings.push(await recogniseCell(worker, cropOf(grey, cell, scale)));
      if (confidenceOf(readings.at(-1) ?? []) >= sure) break;
    }
    best = withRereading(best, cell, surest(readings));
  }
  return best;
}

/** The surest of several readings of a cell, with a lower confidence if it is one of several that all differ. */
function surest(readings: readonly (readonly RecognisedWord[])[]): RecognisedWord[] {
  const best = readings.toSorted((one, other) => confidenceOf(other) - confidenceOf(one))[0] ?? [];
  const textOf = (words: readonly RecognisedWord[]) => words.map(({ text }) => text).join(' ');
  const alike = readings.filter((each) => textOf(each) === textOf(best)).length;
  const factor = readings.length > 1 && alike === 1 ? disputed : 1;
  return best.map((word) => ({ ...word, confidence: word.confidence * factor }));
}

async function recogniseCell(worker: Worker, crop: Crop): Promise<RecognisedWord[]> {
  const { data } = await worker.recognize(Buffer.from(pgmOf(crop)), {}, { blocks: true, text: false });
  return wordsOf(data).map((word) => ({ ...word, ...crop.placeOf(word) }));
}

const wordsOf = ({ blocks }: Page): RecognisedWord[] =>
  (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)))
    .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
      text,
      confidence: confidence / 100,
      left: x0,
      top: y0,
      width: x1 - x0,
      height: y1 - y0,
    }));

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

async function startWorker(): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath,
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined,
  });
  await worker.setParameters({
    // Otherwise every doubtful line is also read as white on black.
    tessedit_do_invert: '0',
    user_defined_dpi: '200',
  });
  return worker;
}
