import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';

const web = path.join(import.meta.dirname, '../../web');
const mark = readFileSync(path.join(web, 'theme/mark.svg'), 'utf8');

/** Writes raster icons for browsers that do not support the SVG icon: for tabs and for a phone's home screen. */
export async function drawIcons(browser: Browser): Promise<string[]> {
  const tabs = [
    await rasterise(browser, mark, 16),
    await rasterise(browser, mark, 32),
    await rasterise(browser, mark, 48),
  ];
  // A phone rounds the corners itself and shows transparency as black.
  const tile = await rasterise(browser, mark.replace(' rx="10"', ''), 180);
  const icons = { 'favicon.ico': iconFile(tabs), 'apple-touch-icon.png': tile.png };
  for (const [name, content] of Object.entries(icons)) writeFileSync(path.join(web, 'public', name), content);
  return Object.keys(icons).map((name) => `web/public/${name}`);
}

interface Icon {
  readonly size: number;
  readonly png: Buffer;
}

async function rasterise(browser: Browser, svg: string, size: number): Promise<Icon> {
  const context = await browser.newContext({ viewport: { width: size, height: size } });
  const page = await context.newPage();
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`);
  const png = await page.screenshot({ omitBackground: true });
  await context.close();
  return { size, png };
}

/** An ICO file: a header, an entry for each picture, and the pictures as PNG. */
function iconFile(pictures: readonly Icon[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.set([size, size]);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
