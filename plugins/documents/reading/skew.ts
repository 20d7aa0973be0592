import type { Sharp } from 'sharp';

/** Width of the picture in which the angle is measured (pixels). */
const measured = 700;
/** Largest angle that is looked for, and steps of both searches (degrees). */
const largest = 10;
const coarse = 0.5;
const fine = 0.1;
/** How much darker than their surroundings dark pixels are, as a share of the picture's contrast. */
const leastContrast = 0.16;

/**
 * The angle of the lines of a page in degrees, positive where they descend to the right. The dark pixels of straight lines
 * of text fall into few rows, so that the variance of the rows' sums is largest at the right angle (projection profile;
 * Baird, The skew angle of printed documents, 1987).
 */
export async function skewOf(picture: Sharp): Promise<number> {
  const { data, info } = await picture
    .resize({ width: measured, withoutEnlargement: true })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = darkPixels(data, info.width, info.height);
  if (dark.length < 200) return 0;
  const best = (from: number, to: number, step: number) => {
    let [angle, score] = [0, -1];
    for (let candidate = from; candidate <= to + 1e-9; candidate += step) {
      const found = sharpness(dark, candidate, info.height);
      if (found > score) [angle, score] = [candidate, found];
    }
    return { angle, score };
  };
  const rough = best(-largest, largest, coarse).angle;
  const { angle, score } = best(rough - coarse, rough + coarse, fine);
  // A picture without lines of text has no clear angle.
  return score > sharpness(dark, 0, info.height) * 1.03 ? angle : 0;
}

/** Points darker than their surroundings, as pairs of x and y; a sample of at most 30,000. */
function darkPixels(grey: Uint8Array, width: number, height: number): Float32Array {
  const points: number[] = [];
  const reach = 12;
  const least = leastContrast * contrastOf(grey);
  for (let y = 0; y < height; y++) {
    for (let x = reach; x < width - reach; x++) {
      const at = y * width + x;
      const around = ((grey[at - reach] ?? 0) + (grey[at + reach] ?? 0)) / 2;
      if ((grey[at] ?? 0) < around - least) points.push(x, y);
    }
  }
  const every = Math.max(1, Math.ceil(points.length / 2 / 30_000));
  const sample: number[] = [];
  for (let index = 0; index + 1 < points.length; index += 2 * every)
    sample.push(points[index] ?? 0, points[index + 1] ?? 0);
  return Float32Array.from(sample);
}

/** The difference between the lightest and the darkest hundredth of the pixels. */
function contrastOf(grey: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1;
  const outside = grey.length / 100;
  const shadeAt = (shades: Iterable<number>) => {
    let sum = 0;
    for (const shade of shades) {
      sum += counts[shade] ?? 0;
      if (sum > outside) return shade;
    }
    return 0;
  };
  const shades = [...counts.keys()];
  return Math.max(1, shadeAt(shades.toReversed()) - shadeAt(shades));
}

function sharpness(points: Float32Array, degrees: number, height: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = 200;
  const rows = new Float32Array(height + 2 * margin);
  for (let index = 0; index < points.length; index += 2) {
    const row = Math.round((points[index + 1] ?? 0) - slope * (points[index] ?? 0)) + margin;
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
}
