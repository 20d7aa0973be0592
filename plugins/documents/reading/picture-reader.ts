import { fileURLToPath } from 'node:url';
import type { Word } from 'academic-records';
import type { Worker } from 'tesseract.js';
import { createWorker, OEM, PSM } from 'tesseract.js';
import { cleanedPicture, turned } from './clean-picture.ts';

// Recognises the words of pictures with Tesseract, without a network: its English data come from a package.

export interface PictureRead {
  readonly words: readonly Word[];
  /** The cleaned picture that the boxes refer to (PNG). */
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

  const recognise = async (picture: Uint8Array, page: number, width: number, height: number): Promise<Recognised> => {
    const { data } = await (await worker()).recognize(Buffer.from(picture), {}, { blocks: true, text: false });
    const found = (data.blocks ?? [])
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap(({ lines }) => lines)
      .flatMap((line) => line.words);
    const words = found
      .filter(({ text, confidence }) => confidence / 100 >= leastConfidence && /[\p{L}\p{N}]|^[-–+:*]+$/u.test(text))
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
      let best = await cleanedPicture(bytes, maxPixels);
      let read = await recognise(best.png, page, best.width, best.height);
      if (read.confidence < doubtful) {
        for (const degrees of [90, 270, 180] as const) {
          const other = await turned(best.original, degrees, maxPixels);
          const again = await recognise(other.png, page, other.width, other.height);
          if (again.confidence <= read.confidence + 0.05 || again.words.length < read.words.length / 4) continue;
          [best, read] = [other, again];
          if (read.confidence >= doubtful) break;
        }
      }
      return { words: read.words, picture: best.shown, width: best.width, height: best.height };
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
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return worker;
}
