import type { Word } from 'academic-records';

/** A run of text of pdf.js: its place is the transform's last two numbers, in the page's units. */
export interface TextItem {
  readonly str: string;
  /** `[a, b, c, d, e, f]`: the baseline's direction (a, b), the upward direction (c, d) and the origin (e, f). */
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** The part of a page's viewport that places points. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  convertToViewportPoint(x: number, y: number): readonly number[];
}

interface Placed {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Relative widths of letters in common proportional fonts; everything else counts as 1. */
const widthOf = (letter: string) => (/[il.,:;'|!\s]/.test(letter) ? 0.5 : /[mwMW@]/.test(letter) ? 1.5 : 1);

/** Splits runs of text into words with boxes, and joins words that were cut within a line. */
export function wordsOfItems(items: readonly TextItem[], page: number, viewport: Viewport): Word[] {
  const placed: Placed[] = [];
  let isJoinable = false;
  for (const item of items) {
    if (item.str.trim() === '') {
      if (item.str !== '') isJoinable = false;
      continue;
    }
    const weights = [...item.str].map(widthOf);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const before = (end: number) => weights.slice(0, end).reduce((sum, weight) => sum + weight, 0) / total;
    for (const { 0: text, index } of item.str.matchAll(/\S+/g)) {
      const first = [...item.str.slice(0, index)].length;
      const word = placedWord(text, item, before(first), before(first + [...text].length), viewport);
      const previous = placed.at(-1);
      if (previous && isJoinable && index === 0 && isContinued(previous, word)) {
        placed[placed.length - 1] = joined(previous, word);
      } else placed.push(word);
      isJoinable = index + text.length === item.str.length;
    }
  }
  return placed.filter(({ text }) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)).map((word) => wordOf(word, page, viewport));
}

function placedWord(text: string, item: TextItem, from: number, to: number, viewport: Viewport): Placed {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform;
  const along = Math.hypot(a, b) || 1;
  const upward = Math.hypot(c, d) || 1;
  const height = item.height || upward;
  const point = (share: number, up: number) =>
    viewport.convertToViewportPoint(
      e + (a / along) * item.width * share + (c / upward) * height * up,
      f + (b / along) * item.width * share + (d / upward) * height * up,
    );
  // From the descenders to the ascenders.
  const corners = [point(from, -0.2), point(to, -0.2), point(from, 0.85), point(to, 0.85)];
  const xs = corners.map(([x = 0]) => x);
  const ys = corners.map(([, y = 0]) => y);
  return { text, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function isContinued(previous: Placed, word: Placed): boolean {
  const height = Math.min(previous.bottom - previous.top, word.bottom - word.top);
  return Math.abs(previous.bottom - word.bottom) < height * 0.2 && Math.abs(word.left - previous.right) < height * 0.08;
}

const joined = (previous: Placed, word: Placed): Placed => ({
  text: previous.text + word.text,
  left: Math.min(previous.left, word.left),
  top: Math.min(previous.top, word.top),
  right: Math.max(previous.right, word.right),
  bottom: Math.max(previous.bottom, word.bottom),
});

function wordOf({ text, left, top, right, bottom }: Placed, page: number, { width, height }: Viewport): Word {
  const share = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole));
  const x = share(left, width);
  const y = share(top, height);
  const box = { page, x, y, width: share(right, width) - x, height: share(bottom, height) - y };
  return { text: text.normalize('NFC'), confidence: 1, box };
}
