import type { GreyPicture } from './picture.ts';
import type { Region } from './regions.ts';

/** A part of a picture, enlarged, with white paper around it. */
export interface Crop extends GreyPicture {
  /** The place in the whole picture of a place in the crop. */
  readonly placeOf: (region: Region) => Region;
}

/** Soft edges of letters that belong to a cell, and paper around it (pixels). Letters that touch the edge of a picture are misread. */
const edge = 6;
const paper = 16;

/** A cell as a picture of its own. */
export function cropOf(picture: GreyPicture, region: Region, scale = 1): Crop {
  const left = Math.max(0, region.left - edge);
  const top = Math.max(0, region.top - edge);
  const right = Math.min(picture.width, region.left + region.width + edge);
  const bottom = Math.min(picture.height, region.top + region.height + edge);
  const [inkWidth, inkHeight] = [Math.round((right - left) * scale), Math.round((bottom - top) * scale)];
  const width = inkWidth + 2 * paper;
  const height = inkHeight + 2 * paper;
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < inkHeight; y++) {
    for (let x = 0; x < inkWidth; x++) {
      pixels[(y + paper) * width + x + paper] = greyAt(
        picture,
        left + (x + 0.5) / scale - 0.5,
        top + (y + 0.5) / scale - 0.5,
      );
    }
  }
  const placeOf = (place: Region) => ({
    left: left + (place.left - paper) / scale,
    top: top + (place.top - paper) / scale,
    width: place.width / scale,
    height: place.height / scale,
  });
  return { pixels, width, height, placeOf };
}

/** The grey between pixels (bilinear). */
function greyAt({ pixels, width, height }: GreyPicture, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  const at = (c: number, r: number) =>
    pixels[Math.min(height - 1, Math.max(0, r)) * width + Math.min(width - 1, Math.max(0, c))] ?? 255;
  const above = at(column, row) * (1 - right) + at(column + 1, row) * right;
  const below = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right;
  return above * (1 - down) + below * down;
}
