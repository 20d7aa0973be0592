import type { Box, Word } from '../record.ts';

/** A word with its place after the page was turned straight; `left` to `bottom` are shares of the page. */
export interface Placed {
  readonly word: Word;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Neighbouring words of one line without a wide gap between them. */
export interface Cell {
  readonly words: readonly Placed[];
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

export interface Line {
  readonly page: number;
  readonly words: readonly Placed[];
  readonly cells: readonly Cell[];
  readonly text: string;
  readonly top: number;
  readonly bottom: number;
}

/** Pages and words beyond these are not read, so that no input takes long. */
const mostPages = 60;
const mostWords = 12_000;

/** The words of each page on straight lines, in reading order from top to bottom. */
export function linesOf(pages: readonly { readonly words: readonly Word[] }[]): Line[][] {
  return list(pages)
    .slice(0, mostPages)
    .map((page, index) => linesOfPage(usableWords(list(page?.words), index + 1)));
}

const list = <T>(value: readonly T[] | undefined | null): readonly T[] => (Array.isArray(value) ? value : []);

/** Words with text and a finite box; a word with spaces in it becomes several. */
function usableWords(words: readonly Word[], page: number): Word[] {
  const usable: Word[] = [];
  for (const word of words) {
    if (usable.length >= mostWords) break;
    const box = word?.box;
    if (typeof word?.text !== 'string' || !box) continue;
    const { x, y, width, height } = box;
    if (![x, y, width, height].every((value) => Number.isFinite(value) && Math.abs(value) <= 2)) continue;
    if (width <= 0 || height <= 0) continue;
    const confidence = Number.isFinite(word.confidence) ? Math.min(1, Math.max(0, word.confidence)) : 0;
    const text = word.text.slice(0, 500);
    for (const part of text.matchAll(/\S+/g)) {
      const share = width / text.length;
      const place = { page, x: x + share * part.index, y, width: share * part[0].length, height };
      usable.push({ text: part[0], box: place, confidence });
    }
  }
  return usable;
}

function linesOfPage(words: readonly Word[]): Line[] {
  if (words.length === 0) return [];
  const placed = straighten(words.filter(({ text }) => !isRule(text)));
  return regroup(placed);
}

/** Rules of tables that were read as characters. */
const isRule = (text: string) => /^[|_\-–—=~¦[\]{}.:'`‘’]+$/.test(text) && !/^[-–—]$/.test(text);

/** Turns the page straight by the slope at which its lines are sharpest. */
function straighten(words: readonly Word[]): Placed[] {
  const slope = slopeOf(words);
  const aspect = aspectOf(words);
  return words.map((word) => {
    const { x, y, width, height } = word.box;
    const middle = y + height / 2 - slope * (x + width / 2);
    // A word of a skewed page has a box that is higher than its letters.
    const own = Math.max(height * 0.4, height - Math.abs(slope) * width);
    const shift = slope * aspect * aspect * (y + height / 2);
    return {
      word,
      text: word.text,
      left: x + shift,
      right: x + width + shift,
      top: middle - own / 2,
      bottom: middle + own / 2,
    };
  });
}

/** Height of the page in its width, estimated from the shape of letters, because boxes are shares. */
function aspectOf(words: readonly Word[]): number {
  const ratios = words
    .filter(({ text }) => text.length >= 4)
    .map(({ text, box }) => box.width / text.length / box.height)
    .sort((a, b) => a - b);
  const middle = ratios[ratios.length >> 1] ?? 0.7;
  return middle > 0.62 ? 1.35 : 0.75;
}

/** The slope (share of the height for one width) that puts the words on the sharpest lines. */
function slopeOf(words: readonly Word[]): number {
  if (words.length < 12) return 0;
  const sample = words.length > 1500 ? words.filter((_, index) => index % Math.ceil(words.length / 1500) === 0) : words;
  const heights = sample.map(({ box }) => box.height).sort((a, b) => a - b);
  const bin = Math.max(0.0008, (heights[heights.length >> 1] ?? 0.01) / 5);
  const best = (from: number, to: number, step: number) => {
    let slope = 0;
    let sharpest = sharpness(sample, 0, bin) * 1.0001;
    for (let tried = from; tried <= to; tried += step) {
      const found = sharpness(sample, tried, bin);
      if (found > sharpest) [slope, sharpest] = [tried, found];
    }
    return slope;
  };
  const coarse = best(-0.12, 0.12, 0.002);
  return best(coarse - 0.002, coarse + 0.002, 0.0002);
}

function sharpness(words: readonly Word[], slope: number, bin: number): number {
  const bins = new Float64Array(Math.ceil(5 / bin) + 2);
  for (const { box, text } of words) {
    const at = (box.y + box.height / 2 - slope * (box.x + box.width / 2) + 2.5) / bin;
    const low = Math.max(0, Math.min(bins.length - 2, Math.floor(at)));
    const share = at - low;
    const weight = Math.min(12, text.length);
    bins[low] = (bins[low] ?? 0) + weight * (1 - share);
    bins[low + 1] = (bins[low + 1] ?? 0) + weight * share;
  }
  let sum = 0;
  for (const count of bins) sum += count * count;
  return sum;
}

/** Words on lines, from top to bottom. */
export function regroup(words: readonly Placed[]): Line[] {
  const sorted = [...words].sort((a, b) => a.top + a.bottom - b.top - b.bottom);
  const open: { words: Placed[]; middle: number; height: number }[] = [];
  for (const word of sorted) {
    const middle = (word.top + word.bottom) / 2;
    const height = word.bottom - word.top;
    let target: (typeof open)[number] | undefined;
    let nearest = Infinity;
    // Lines are sorted by their middle, so only the latest few can be near.
    for (let index = open.length - 1; index >= Math.max(0, open.length - 6); index--) {
      const line = open[index];
      if (!line) continue;
      const distance = Math.abs(middle - line.middle);
      const near = 0.5 * Math.min(Math.max(height, line.height * 0.5), Math.max(line.height, height * 0.5));
      if (distance < near && distance < nearest) [target, nearest] = [line, distance];
    }
    if (target) {
      target.middle = (target.middle * target.words.length + middle) / (target.words.length + 1);
      target.height = Math.max(target.height, Math.min(height, target.height * 1.5));
      target.words.push(word);
    } else {
      open.push({ words: [word], middle, height });
    }
  }
  return open.sort((a, b) => a.middle - b.middle).map(({ words: each }) => lineOf(each));
}

/** A line of these words, divided into cells at wide gaps. */
export function lineOf(words: readonly Placed[]): Line {
  const sorted = withWholeNumbers([...words].sort((a, b) => a.left - b.left));
  const width = letterWidth(sorted);
  const groups: Placed[][] = [];
  let end = -Infinity;
  for (const word of sorted) {
    const group = groups.at(-1);
    if (group && word.left - end < width * 1.6) group.push(word);
    else groups.push([word]);
    end = Math.max(end, word.right);
  }
  return {
    page: sorted[0]?.word.box.page ?? 1,
    words: sorted,
    cells: groups.map(cellOf),
    text: sorted.map(({ text }) => text).join(' '),
    top: Math.min(...sorted.map(({ top }) => top)),
    bottom: Math.max(...sorted.map(({ bottom }) => bottom)),
  };
}

/** Digits closer than this share of their width are one number, which OCR divided (`12 70` in large letters). */
const withinNumber = 0.35;

function withWholeNumbers(words: readonly Placed[]): Placed[] {
  const whole: Placed[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    const digit = Math.min(...[word, last ?? word].map(({ left, right, text }) => (right - left) / text.length));
    const isPart =
      last &&
      /^\d+$/.test(last.text) &&
      /^\d+$/.test(word.text) &&
      Math.abs(word.left - last.right) < digit * withinNumber;
    if (isPart) whole[whole.length - 1] = joined(last, word);
    else whole.push(word);
  }
  return whole;
}

function joined(one: Placed, other: Placed): Placed {
  const text = one.text + other.text;
  const [a, b] = [one.word.box, other.word.box];
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const box = {
    ...{ page: a.page, x, y },
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
  return {
    word: { text, box, confidence: Math.min(one.word.confidence, other.word.confidence) },
    text,
    left: one.left,
    right: other.right,
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

export function cellOf(words: readonly Placed[]): Cell {
  return {
    words,
    text: words.map(({ text }) => text).join(' '),
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
  };
}

/** The usual width of a letter on the line (share of the page). */
export function letterWidth(words: readonly Placed[]): number {
  const widths = words.map(({ left, right, text }) => (right - left) / Math.max(1, text.length)).sort((a, b) => a - b);
  return widths[widths.length >> 1] ?? 0.01;
}

/** The smallest box around words, on their page as it was given. */
export function boxOf(words: readonly Placed[]): Box | null {
  const [first] = words;
  if (!first) return null;
  let { x: left, y: top } = first.word.box;
  let right = left;
  let bottom = top;
  for (const { word } of words) {
    left = Math.min(left, word.box.x);
    top = Math.min(top, word.box.y);
    right = Math.max(right, word.box.x + word.box.width);
    bottom = Math.max(bottom, word.box.y + word.box.height);
  }
  return { page: first.word.box.page, x: left, y: top, width: right - left, height: bottom - top };
}

/** The mean confidence of words, weighted by their letters. */
export function sureness(words: readonly Placed[], factor = 1): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sum = words.reduce((total, { word, text }) => total + word.confidence * text.length, 0);
  return letters === 0 ? 0 : Math.round((sum / letters) * factor * 1000) / 1000;
}
