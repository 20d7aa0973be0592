import type { AcademicRecord, Word } from 'academic-records';
import { readAcademicRecord } from 'academic-records';
import type { StoredPage } from '../models.ts';
import { assertOneKind } from './mixed-content.ts';
import type { PictureReader } from './picture-reader.ts';
import { ReadingProblem } from './problem.ts';

// From the bytes of a document to its words, the pictures of its pages and the record in them.

export interface ReadLimits {
  readonly pages: number;
  /** Pixels of a picture before it is scaled. */
  readonly pixels: number;
}

export interface ReadOptions {
  /** Media type, as its bytes show it. */
  readonly type: string;
  readonly limits: ReadLimits;
}

/** A finished page, sent while the next one is read. */
export interface PageRead {
  readonly page: number;
  readonly pages: number;
  /** JPEG; null for a page of text. */
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

/**
 * Loads what documents of a type need. Text needs no recogniser, whose code is large, and most PDFs do not.
 * @returns the reader of pictures, which starts when it is needed
 */
export function prepareFor(type: string): PictureReader {
  let opened: Promise<PictureReader> | undefined;
  const open = () => {
    opened ??= import('./picture-reader.ts').then(({ openPictureReader }) => openPictureReader());
    return opened;
  };
  // What cannot be loaded fails the document that needs it.
  const ignore = () => undefined;
  if (type === 'application/pdf') import('./pdf.ts').catch(ignore);
  else if (type.startsWith('image/'))
    open()
      .then((reader) => reader.start())
      .catch(ignore);
  return {
    start: async () => (await open()).start(),
    read: async (...given) => (await open()).read(...given),
    close: async () => (await opened)?.close(),
  };
}

/**
 * @param reader as prepared; it is closed afterwards
 * @throws ReadingProblem with the reason why the document cannot be read
 */
export async function readDocument(
  bytes: Uint8Array,
  { type, limits }: ReadOptions,
  reader: PictureReader,
  onPage: (page: PageRead) => void,
): Promise<DocumentRead> {
  assertOneKind(bytes, type);
  const pages: ReadPage[] = [];
  const take: TakePage = (page, picture, count) => {
    pages.push(page);
    onPage({ page: pages.length, pages: count, picture });
  };
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

async function readPicture(bytes: Uint8Array, limits: ReadLimits, reader: PictureReader, take: TakePage) {
  const { words, picture, width, height } = await reader.read(bytes, 1, limits.pixels);
  take({ words, width, height, text: null }, picture, 1);
}
