import { availableParallelism } from 'node:os';
import type { GreyPicture, Region } from 'academic-records/pictures';
import { regionsOf, removeLeaders, removeRules, whitenPaper } from 'academic-records/pictures';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { ReadingProblem } from './problem.ts';
import { skewOf } from './skew.ts';

// Prepares a picture for recognition: upright by its EXIF data, grey, evenly lit, straight, and large enough.

/** Threads that work on a picture at the same time, in cleaning and in recognition; each recogniser has some 70 MB. */
export const mostThreads = 2;
sharp.cache(false);
sharp.concurrency(Math.min(mostThreads, availableParallelism()));

/** Sizes of the longer side after scaling: letters of a page should be 20 to 40 pixels high. */
const longest = 2600;
const smallest = 2200;
/** Small pictures are enlarged at most this many times. */
const maxEnlargement = 3;
/** A side beyond this is not decoded. */
const maxSide = 30_000;
/** Quality of the JPEG that people see: legible letters, and a tenth of a lossless picture of a noisy page. */
export const shownQuality = 70;
/** Angles below this are left alone (degrees). */
const leastSkew = 0.25;

/** Grey pixels. */
interface Grey {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
}

export interface CleanPicture {
  /** For recognition. */
  readonly grey: GreyPicture;
  /** For people (JPEG). */
  readonly shown: () => Promise<Uint8Array>;
  /** Parts that are recognised one by one. */
  readonly regions: readonly Region[];
  readonly width: number;
  readonly height: number;
  /** The grey picture before it was straightened. */
  readonly original: Grey;
}

/** @throws ReadingProblem too-many-pixels, damaged */
export async function cleanedPicture(bytes: Uint8Array, maxPixels: number): Promise<CleanPicture> {
  const options = { limitInputPixels: maxPixels, failOn: 'truncated', sequentialRead: true } as const;
  const { width = 0, height = 0 } = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(damaged);
  if (width * height > maxPixels || Math.max(width, height) > maxSide) {
    throw new ReadingProblem('too-many-pixels', `${width} × ${height}`);
  }
  const scale = Math.min(maxEnlargement, Math.max(1, smallest / Math.max(width, height)));
  const side = Math.min(longest, Math.round(Math.max(width, height) * scale));
  const original = await sharp(bytes, options)
    .autoOrient()
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: side, height: side, fit: 'inside', kernel: 'lanczos3' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  return straightened(original);
}

/** The same picture, turned by a right angle. */
export async function turned(original: Grey, degrees: 90 | 180 | 270): Promise<CleanPicture> {
  return straightened(await pixelsOf(pictureOf(original).rotate(degrees)));
}

const pictureOf = ({ data, info: { width, height } }: Grey) =>
  sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: false });

const pixelsOf = (picture: Sharp): Promise<Grey> =>
  picture.extractChannel(0).raw().toBuffer({ resolveWithObject: true });

async function straightened(original: Grey): Promise<CleanPicture> {
  const angle = await skewOf(pictureOf(original));
  const { data, info } =
    Math.abs(angle) >= leastSkew
      ? await pixelsOf(pictureOf(original).rotate(-angle, { background: '#fff' }))
      : { data: Buffer.from(original.data), info: original.info };
  const { width, height } = info;
  const even = await evenlyLit(data, width, height);
  const lit = Buffer.from(even);
  const grey = { pixels: even, width, height };
  removeRules(grey);
  whitenPaper(grey);
  removeLeaders(grey);
  return {
    grey,
    shown: () => pictureOf({ data: lit, info }).jpeg({ quality: shownQuality }).toBuffer(),
    regions: regionsOf(grey),
    width,
    height,
    original,
  };
}

/** A picture as a PGM file, which costs neither packing nor unpacking. */
export const pgmOf = ({ pixels, width, height }: GreyPicture): Uint8Array =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);

/** Divides a picture by its background, so that shadows disappear and paper becomes white. */
async function evenlyLit(grey: Buffer, width: number, height: number): Promise<Buffer> {
  const small = 64;
  // Each step is a pipeline of its own, because sharp keeps only the last resize of one.
  const shrunk = await pixelsOf(
    pictureOf({ data: grey, info: { width, height } }).resize({
      width: Math.ceil(width / 8),
      height: Math.ceil(height / 8),
      fit: 'fill',
      kernel: 'cubic',
    }),
  );
  // The usual grey of a neighbourhood is its paper: letters cover only some of it.
  const smooth = await pixelsOf(pictureOf(shrunk).median(9));
  const coarse = await pixelsOf(pictureOf(smooth).resize({ width: small, height: small, fit: 'fill' }).blur(2));
  const { data: paper } = await pixelsOf(pictureOf(coarse).resize({ width, height, fit: 'fill', kernel: 'linear' }));
  for (let index = 0; index < grey.length; index++) {
    const value = ((grey[index] ?? 0) * 245) / Math.max(40, paper[index] ?? 255);
    grey[index] = value > 255 ? 255 : value;
  }
  return grey;
}

function damaged(error: unknown): never {
  const { message } = error as Error;
  if (/pixel limit/i.test(message)) throw new ReadingProblem('too-many-pixels', message);
  throw new ReadingProblem('damaged', message);
}
