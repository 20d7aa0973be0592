import type { Word } from './record.ts';

/** Words of a page of typewritten text: 100 letters in a line, 60 lines on a page. */
export function typed(text: string, { page = 1, confidence = 0.95 } = {}): { words: Word[] } {
  const words = text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((found) => ({
      text: found[0],
      confidence,
      box: { page, x: found.index / 100, y: row / 60, width: found[0].length / 100, height: 0.011 },
    })),
  );
  return { words };
}
