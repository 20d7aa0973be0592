import sharp from 'sharp';
import { getDocumentProxy, renderPageAsImage } from 'unpdf';
import { shownQuality } from './clean-picture.ts';
import { assertBoundedStreams } from './inflation.ts';
import { wordsOfItems } from './pdf-words.ts';
import type { PictureReader } from './picture-reader.ts';
import { ReadingProblem } from './problem.ts';
import type { ReadLimits, TakePage } from './read.ts';

/** Width of the pictures of pages with text, and of those that are read as pictures (pixels). */
const pictureWidth = 1200;
const scannedWidth = 2000;
/** Largest picture of a page, whatever the page measures (pixels). */
const maxPagePixels = 8_000_000;
/** Largest picture within a PDF that is decoded: A4 at 600 dots an inch (pixels). */
const maxImagePixels = 36_000_000;
/** A page with fewer words of its own is read as a picture. */
const fewWords = 8;

const pdfFiles = import.meta.resolve('pdfjs-dist/package.json');

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Reads the words of a PDF: from its text, or for pages without text by recognising their picture. */
export async function readPdf(
  bytes: Uint8Array,
  limits: ReadLimits,
  reader: PictureReader,
  take: TakePage,
): Promise<void> {
  assertBoundedStreams(bytes);
  const pdf = await opened(bytes);
  try {
    if (pdf.numPages > limits.pages) throw new ReadingProblem('too-many-pages', `${pdf.numPages}`);
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const words = wordsOfItems(
        items.flatMap((item) => ('str' in item ? [item] : [])),
        number,
        viewport,
      );
      const isScanned = words.length < fewWords;
      const width = widthWithin(viewport, isScanned ? scannedWidth : pictureWidth);
      const rendered = new Uint8Array(await renderPageAsImage(pdf, number, { width, canvasImport }));
      if (isScanned) {
        const read = await reader.read(rendered, number, limits.pixels);
        const best = read.words.length > words.length ? read.words : words;
        take({ words: best, width: read.width, height: read.height, text: null }, read.picture, pdf.numPages);
      } else {
        const { data, info } = await sharp(rendered)
          .flatten({ background: '#fff' })
          .jpeg({ quality: shownQuality })
          .toBuffer({ resolveWithObject: true });
        take({ words, width: info.width, height: info.height, text: null }, data, pdf.numPages);
      }
      page.cleanup();
    }
  } catch (error) {
    throw problemOf(error);
  } finally {
    await pdf.destroy();
  }
}

const canvasImport = () => import('@napi-rs/canvas');

async function opened(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, {
      useSystemFonts: false,
      disableFontFace: true,
      // Fonts that PDFs name without embedding them, and the encodings of East Asian text.
      standardFontDataUrl: new URL('standard_fonts/', pdfFiles).href,
      cMapUrl: new URL('cmaps/', pdfFiles).href,
      cMapPacked: true,
      isEvalSupported: false,
      maxImageSize: maxImagePixels,
      verbosity: 0,
      stopAtErrors: false,
    });
  } catch (error) {
    throw problemOf(error);
  }
}

function problemOf(error: unknown): unknown {
  const { name } = error as { name?: string };
  if (name === 'PasswordException') return new ReadingProblem('encrypted');
  if (name && /^(InvalidPDF|MissingPDF|FormatError|UnknownError|XRef|ParserEOF)/.test(name)) {
    return new ReadingProblem('damaged', (error as Error).message);
  }
  return error;
}

function widthWithin({ width, height }: { width: number; height: number }, wanted: number): number {
  if (!(width > 0 && height > 0)) throw new ReadingProblem('damaged', 'a page without a size');
  return Math.max(1, Math.floor(Math.min(wanted, Math.sqrt((maxPagePixels * width) / height))));
}
