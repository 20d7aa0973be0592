import { fileURLToPath } from 'node:url';
import type { Word } from 'academic-records';
import type { Word as TesseractWord, Worker } from 'tesseract.js';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { CleanPicture } from './clean-picture.ts';
import { cleanedPicture, turned } from './clean-picture.ts';

// Recognises the words of pictures with Tesseract, without a network: its English data come from a package.

export interface PictureRead {
  readonly words: readonly Word[];
  /** The straightened picture that the boxes refer to (JPEG). */
  readonly picture: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface PictureReader {
  /** @param page number of the page, for the boxes */
  read(bytes: Uint8Array, page: number, maxPixels: number): Promise<PictureRead>;
  close(): Promise<void>;
}

interface Recognised {
  readonly words: readonly Word[];
  /** Mean confidence of the letters (0–1). */
  readonly confidence: number;
}

const langPath = fileURLToPath(new URL('4.0.0_best_int', import.meta.resolve('@tesseract.js-data/eng/package.json')));

/** Below this mean confidence the picture may lie on its side. */
const doubtful = 0.6;
/** Words with a lower confidence are specks and rules. */
const leastConfidence = 0.1;

export function openPictureReader(): PictureReader {
  let opening: Promise<Worker> | undefined;
  const worker = () => {
    opening ??= startWorker();
    return opening;
  };

  const recognise = async ({ pgm, regions, width, height }: CleanPicture, page: number): Promise<Recognised> => {
    const picture = Buffer.from(pgm);
    const recogniser = await worker();
    const found: TesseractWord[] = [];
    for (const rectangle of regions) {
      const { data } = await recogniser.recognize(picture, { rectangle }, { blocks: true, text: false });
      for (const block of data.blocks ?? []) {
        for (const paragraph of block.paragraphs) for (const line of paragraph.lines) found.push(...line.words);
      }
    }
    const words = found
      .filter(
        ({ text, confidence }) =>
          (confidence / 100 >= leastConfidence || /^[A-Z\d]{2,}[-.]?[A-Z\d]*$/.test(text)) &&
          /[\p{L}\p{N}]|^[-–+:*]+$/u.test(text),
      )
      .map(
        ({ text, confidence, bbox }): Word => ({
          text,
          confidence: confidence / 100,
          box: {
            page,
            x: bbox.x0 / width,
            y: bbox.y0 / height,
            width: (bbox.x1 - bbox.x0) / width,
            height: (bbox.y1 - bbox.y0) / height,
          },
        }),
      );
    const letters = words.reduce((sum, { text }) => sum + text.length, 0);
    const sum = words.reduce((total, { text, confidence }) => total + text.length * confidence, 0);
    return { words, confidence: letters > 0 ? sum / letters : 0 };
  };

  return {
    async read(bytes, page, maxPixels) {
      // The recogniser starts while the picture is cleaned.
      worker().catch(() => undefined);
      let best = await cleanedPicture(bytes, maxPixels);
      let read = await recognise(best, page);
      if (read.confidence < doubtful) {
        for (const degrees of [90, 270, 180] as const) {
          const other = await turned(best.original, degrees);
          const again = await recognise(other, page);
          if (again.confidence <= read.confidence + 0.05 || again.words.length < read.words.length / 4) continue;
          [best, read] = [other, again];
          if (read.confidence >= doubtful) break;
        }
      }
      return { words: read.words, picture: await best.shown(), width: best.width, height: best.height };
    },
    async close() {
      await (await opening)?.terminate();
    },
  };
}

async function startWorker(): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath,
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined,
  });
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    // Otherwise every doubtful line is also read as white on black.
    tessedit_do_invert: '0',
    user_defined_dpi: '200',
  });
  return worker;
}
