import type { Word } from 'academic-records';
import { ReadingProblem } from './problem.ts';
import type { ReadLimits, TakePage } from './read.ts';

/** Columns and lines of a page of text; longer lines are broken. */
const columns = 120;
const linesOfPage = 66;
const tab = 8;

/** Reads UTF-8 text as pages of a font with equal widths. Form feeds and every 66 lines begin a page. */
export function readPlainText(bytes: Uint8Array, limits: ReadLimits, take: TakePage): void {
  const pages = new TextDecoder().decode(bytes).split('\f').flatMap(pagesOf);
  if (pages.length > limits.pages) throw new ReadingProblem('too-many-pages', `${pages.length}`);
  for (const [index, lines] of pages.entries()) {
    const width = Math.max(40, ...lines.map((line) => line.length));
    const height = Math.max(20, lines.length);
    const words = lines.flatMap((line, at) => wordsOf(line, at, { page: index + 1, width, height }));
    take({ words, width, height, text: lines.join('\n') }, null, pages.length);
  }
}

function pagesOf(text: string): string[][] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((line) => broken(withoutTabs(line.trimEnd())));
  if (lines.every((line) => line === '')) return [];
  return Array.from({ length: Math.ceil(lines.length / linesOfPage) }, (_, page) =>
    lines.slice(page * linesOfPage, (page + 1) * linesOfPage),
  );
}

function withoutTabs(line: string): string {
  const nextStop = (text: string) => text.padEnd((Math.floor(text.length / tab) + 1) * tab);
  return line.split('\t').reduce((text, part) => nextStop(text) + part);
}

function broken(line: string): string[] {
  if (line.length <= columns) return [line];
  return Array.from({ length: Math.ceil(line.length / columns) }, (_, part) =>
    line.slice(part * columns, (part + 1) * columns),
  );
}

function wordsOf(line: string, at: number, { page, width, height }: { page: number; width: number; height: number }) {
  return [...line.matchAll(/\S+/g)].map(
    ({ 0: text, index }): Word => ({
      text,
      confidence: 1,
      box: { page, x: index / width, y: at / height, width: text.length / width, height: 1 / height },
    }),
  );
}
