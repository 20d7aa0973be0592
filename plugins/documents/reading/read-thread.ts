import type { AcademicRecord, Word } from 'academic-records';
import { readAcademicRecord } from 'academic-records';
import type { Thread } from '../../../core/threads.ts';
import type { StoredPage } from '../models.ts';
import { assertOneKind } from './mixed-content.ts';
import { openPictureReader } from './picture-reader.ts';
import { ReadingProblem } from './problem.ts';

// Runs in a worker thread: from the bytes of a document to its words, the pictures of its pages and the record in them.

export interface ReadLimits {
  readonly pages: number;
  /** Pixels of a picture before it is scaled. */
  readonly pixels: number;
}

export interface ReadRequest {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly limits: ReadLimits;
}

/** A finished page, sent while the next one is read. */
export interface PageRead {
  readonly page: number;
  readonly pages: number;
  /** PNG; null for a page of text. */
  readonly picture: Uint8Array | null;
}

export interface DocumentRead {
  readonly record: AcademicRecord;
  readonly pages: readonly StoredPage[];
}

/** A page with its words. */
export interface ReadPage extends StoredPage {
  readonly words: readonly Word[];
}

/** Takes the pages of a document one after the other. */
export type TakePage = (page: ReadPage, picture: Uint8Array | null, pages: number) => void;

/** Most words of a document that are looked at. */
const maxWords = 40_000;

/** @throws ReadingProblem with the reason why the document cannot be read */
export async function run({ bytes, type, limits }: ReadRequest, thread: Thread<PageRead>): Promise<DocumentRead> {
  assertOneKind(bytes, type);
  const pages: ReadPage[] = [];
  const take: TakePage = (page, picture, count) => {
    pages.push(page);
    thread.progress({ page: pages.length, pages: count, picture });
  };
  const reader = openPictureReader();
  try {
    if (type === 'application/pdf') await (await import('./pdf.ts')).readPdf(bytes, limits, reader, take);
    else if (type === 'text/plain') (await import('./plain-text.ts')).readPlainText(bytes, limits, take);
    else await readPicture(bytes, limits, reader, take);
  } finally {
    await reader.close();
  }
  const words = pages.reduce((sum, page) => sum + page.words.length, 0);
  if (words === 0) throw new ReadingProblem('no-text');
  if (words > maxWords) throw new ReadingProblem('too-many-pages', `${words} words`);
  return {
    record: readAcademicRecord(pages),
    pages: pages.map(({ width, height, text }) => ({ width, height, text })),
  };
}

async function readPicture(
  bytes: Uint8Array,
  limits: ReadLimits,
  reader: ReturnType<typeof openPictureReader>,
  take: TakePage,
) {
  const { words, picture, width, height } = await reader.read(bytes, 1, limits.pixels);
  take({ words, width, height, text: null }, picture, 1);
}
