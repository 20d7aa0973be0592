import { expect, test } from 'vitest';
import type { GreyPicture } from './index.ts';
import { bandsOf, regionsOf, removeLeaders, removeRules, whitenPaper } from './index.ts';

const paper = (width = 600, height = 800): GreyPicture => ({
  pixels: new Uint8Array(width * height).fill(245),
  width,
  height,
});

function fill({ pixels, width }: GreyPicture, left: number, top: number, wide: number, high: number, grey = 40) {
  for (let y = top; y < top + high; y++) pixels.fill(grey, y * width + left, y * width + left + wide);
}

const darkest = ({ pixels, width }: GreyPicture, left: number, top: number, wide: number, high: number) => {
  let least = 255;
  for (let y = top; y < top + high; y++)
    for (let x = left; x < left + wide; x++) least = Math.min(least, pixels[y * width + x] ?? 255);
  return least;
};

test('rules are removed, letters stay', () => {
  const picture = paper();
  fill(picture, 50, 100, 500, 2);
  fill(picture, 50, 100, 2, 300);
  fill(picture, 120, 150, 3, 14);
  fill(picture, 120, 150, 9, 3);
  removeRules(picture);
  expect(darkest(picture, 45, 95, 500, 12)).toBe(245);
  expect(darkest(picture, 45, 110, 12, 280)).toBe(245);
  expect(darkest(picture, 118, 148, 14, 18)).toBe(40);
});

test('letters that blur into a band are no rule', () => {
  const picture = paper();
  fill(picture, 100, 200, 200, 14, 150);
  removeRules(picture);
  expect(darkest(picture, 100, 200, 200, 14)).toBe(150);
});

test('grain far from ink becomes white, ink and its surroundings stay', () => {
  const picture = paper();
  fill(picture, 300, 400, 8, 12);
  fill(picture, 320, 405, 1, 1, 200);
  fill(picture, 100, 100, 1, 1, 150);
  whitenPaper(picture);
  expect(darkest(picture, 0, 0, 600, 300)).toBe(255);
  expect(darkest(picture, 300, 400, 8, 12)).toBe(40);
  expect(darkest(picture, 318, 403, 5, 5)).toBe(200);
});

test('a page in two columns has regions for its heading and for each column', () => {
  const picture = paper();
  fill(picture, 100, 40, 400, 12);
  for (let line = 0; line < 30; line++) {
    fill(picture, 40, 100 + line * 20, 230, 10);
    fill(picture, 330, 104 + line * 20, 230, 10);
  }
  const [heading, left, right] = regionsOf(picture);
  expect(heading?.width).toBeGreaterThan(590);
  expect(heading && heading.top + heading.height).toBeGreaterThan(52);
  expect(heading && heading.top + heading.height).toBeLessThan(101);
  expect(left && left.left + left.width).toBeLessThan(right?.left ?? 0);
  expect(left && left.left + left.width).toBeGreaterThan(270);
  expect(right?.left).toBeLessThan(330);
});

test('a page without a gutter is one region, and one without ink is none', () => {
  const picture = paper();
  for (let line = 0; line < 30; line++) fill(picture, 40, 100 + line * 20, 500, 10);
  expect(regionsOf(picture)).toHaveLength(1);
  const empty = paper();
  whitenPaper(empty);
  expect(regionsOf(empty)).toEqual([]);
  expect(regionsOf(paper(1, 1))).toHaveLength(0);
});

test('a page is divided between its lines into parts with about equal ink', () => {
  const picture = paper();
  const lines = Array.from({ length: 30 }, (_, line) => ({ top: 60 + line * 20, bottom: 70 + line * 20 }));
  for (const { top } of lines) fill(picture, 40, top, 500, 10);
  const whole = { left: 2, top: 2, width: 596, height: 796 };
  const bands = bandsOf(picture, [whole], 4);
  expect(bands.map(({ left, width }) => ({ left, width }))).toEqual(Array(4).fill({ left: 2, width: 596 }));
  let top = 2;
  for (const band of bands) {
    expect(band.top).toBe(top);
    top += band.height;
    const within = lines.filter((line) => line.top >= band.top && line.bottom <= top);
    expect(within.length).toBeGreaterThanOrEqual(6);
    expect(lines.every((line) => line.bottom <= band.top || line.top >= top || within.includes(line))).toBe(true);
  }
  expect(top).toBe(798);
});

test('parts of a page follow its regions, and a page without gaps or with one line is not divided', () => {
  const picture = paper();
  fill(picture, 40, 100, 200, 300);
  const left = { left: 2, top: 2, width: 290, height: 796 };
  const right = { left: 300, top: 2, width: 290, height: 796 };
  expect(bandsOf(picture, [left, right], 4)).toEqual([left, right]);
  expect(bandsOf(paper(), [left], 4)).toEqual([left]);
  fill(picture, 340, 100, 200, 10);
  expect(bandsOf(picture, [left, right], 4)).toEqual([left, right]);
});

test('rows of dots that lead to a grade are removed, and the dots of letters and sentences stay', () => {
  const width = 400;
  const picture = { pixels: new Uint8Array(width * 60).fill(255), width, height: 60 };
  const dot = (x: number, y: number) => {
    for (let row = 0; row < 3; row++) picture.pixels.fill(40, (y + row) * width + x, (y + row) * width + x + 3);
  };
  const isDark = (x: number, y: number) => (picture.pixels[(y + 1) * width + x + 1] ?? 255) < 100;
  for (let index = 0; index < 30; index++) dot(20 + index * 12, 10 + Math.floor(index / 12));
  for (const x of [20, 34, 48, 300]) dot(x, 40);
  removeLeaders(picture);
  expect(Array.from({ length: 30 }, (_, index) => isDark(20 + index * 12, 10 + Math.floor(index / 12)))).not.toContain(
    true,
  );
  expect([20, 34, 48, 300].map((x) => isDark(x, 40))).toEqual([true, true, true, true]);
});
