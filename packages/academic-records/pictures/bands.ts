import type { GreyPicture } from './picture.ts';
import { ink } from './picture.ts';
import type { Region } from './regions.ts';

/** White rows between two lines of text, at least (pixels). */
const leastGap = 6;
/** Parts with less ink than this share of the page are not worth a recognition of their own. */
const leastShare = 0.1;
/** How far from the ideal place a cut may be, as a share of the ink of a part. */
const tolerance = 0.4;

/**
 * Divides regions between lines of text into about `count` parts with about equal ink, so that several recognisers can share a page.
 * From top to bottom within each region; the regions' order is kept.
 */
export function bandsOf(picture: GreyPicture, regions: readonly Region[], count: number): Region[] {
  const inked = regions.map((region) => inkOfRows(picture, region));
  const total = inked.reduce((sum, rows) => sum + sumOf(rows), 0);
  if (total === 0 || count < 2) return [...regions];
  return regions.flatMap((region, index) => divided(region, inked[index] ?? [], total / count, total * leastShare));
}

function divided(region: Region, rows: readonly number[], wanted: number, least: number): Region[] {
  const all = sumOf(rows);
  const parts = Math.round(all / wanted);
  if (parts < 2) return [region];
  const each = all / parts;
  const cuts: number[] = [];
  let best: { row: number; distance: number } | undefined;
  let above = 0;
  let part = 1;
  let from = -1;
  for (let row = 0; row < rows.length && part < parts; row++) {
    const dark = rows[row] ?? 0;
    above += dark;
    if (dark === 0) {
      if (from < 0) from = row;
      continue;
    }
    if (from > 0 && row - from >= leastGap) {
      const before = above - dark;
      const distance = Math.abs(before - each * part);
      const isPossible = before >= least && all - before >= least && distance <= each * tolerance;
      if (isPossible && (!best || distance < best.distance)) best = { row: Math.floor((from + row) / 2), distance };
    }
    from = -1;
    if (above < each * (part + tolerance)) continue;
    if (best) cuts.push(best.row);
    best = undefined;
    part += 1;
  }
  if (best) cuts.push(best.row);
  return [0, ...cuts].map((top, index) => ({
    ...region,
    top: region.top + top,
    height: (cuts[index] ?? region.height) - top,
  }));
}

function inkOfRows({ pixels, width }: GreyPicture, region: Region): number[] {
  return Array.from({ length: region.height }, (_, row) => {
    const start = (region.top + row) * width + region.left;
    let dark = 0;
    for (let at = start; at < start + region.width; at++) if ((pixels[at] ?? 255) < ink) dark += 1;
    return dark;
  });
}

const sumOf = (rows: readonly number[]) => rows.reduce((sum, dark) => sum + dark, 0);
