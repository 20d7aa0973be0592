import { fileURLToPath } from 'node:url';
import type { GreyPicture, RecognisedWord, Region } from 'academic-records/pictures';
import type { Page, PSM, Worker } from 'tesseract.js';
import { createWorker, OEM } from 'tesseract.js';
import { pgmOf } from './clean-picture.ts';

// Tesseract in one or several threads, without a network: its English data come from a package.

/** A picture, or a part of it, to recognise. */
export interface Piece {
  readonly picture: GreyPicture;
  readonly part?: Region;
}

export interface Recognisers {
  readonly count: number;
  /** Starts them ahead of the first picture. */
  start(): Promise<void>;
  /** Takes a piece as soon as one of them is free. Boxes are those of the whole picture. */
  recognise(piece: Piece, mode: PSM): Promise<RecognisedWord[]>;
  close(): Promise<void>;
}

const langPath = fileURLToPath(new URL('4.0.0_best_int', import.meta.resolve('@tesseract.js-data/eng/package.json')));

export function createRecognisers(count: number): Recognisers {
  let opening: Promise<Worker[]> | undefined;
  const opened = () => {
    opening ??= Promise.all(Array.from({ length: count }, startWorker)).then((workers) => {
      free.push(...workers);
      return workers;
    });
    return opening;
  };
  const free: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];
  const modes = new WeakMap<Worker, PSM>();
  const next = () => {
    const worker = free.pop();
    return worker ? Promise.resolve(worker) : new Promise<Worker>((resolve) => waiting.push(resolve));
  };
  const giveBack = (worker: Worker) => {
    const resolve = waiting.shift();
    if (resolve) resolve(worker);
    else free.push(worker);
  };

  return {
    count,
    async start() {
      await opened();
    },
    async recognise(piece, mode) {
      await opened();
      const worker = await next();
      try {
        if (modes.get(worker) !== mode) await worker.setParameters({ tessedit_pageseg_mode: mode });
        modes.set(worker, mode);
        return await recognised(worker, piece);
      } finally {
        giveBack(worker);
      }
    },
    async close() {
      for (const worker of (await opening) ?? []) await worker.terminate();
    },
  };
}

/** Rows above and below a part: Tesseract reads garbage from a rectangle that touches the edges of its picture. */
const margin = 2;

async function recognised(worker: Worker, { picture, part }: Piece): Promise<RecognisedWord[]> {
  const blocks = { blocks: true, text: false } as const;
  if (!part) {
    const { data } = await worker.recognize(Buffer.from(pgmOf(picture)), {}, blocks);
    return wordsOf(data);
  }
  // Only the rows of the part are sent to the thread.
  const top = Math.max(0, part.top - margin);
  const bottom = Math.min(picture.height, part.top + part.height + margin);
  const { width } = picture;
  const rows = { pixels: picture.pixels.subarray(top * width, bottom * width), width, height: bottom - top };
  const rectangle = { ...part, top: part.top - top };
  const { data } = await worker.recognize(Buffer.from(pgmOf(rows)), { rectangle }, blocks);
  return wordsOf(data).map((word) => ({ ...word, top: word.top + top }));
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
