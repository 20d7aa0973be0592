import sharp from 'sharp';
import { ReadingProblem } from './problem.ts';
import { skewOf } from './skew.ts';

// Prepares a picture for recognition: upright by its EXIF data, grey, evenly lit, straight, and large enough.

sharp.cache(false);
sharp.concurrency(1);

/** Sizes of the longer side after scaling: letters of a page should be 20 to 40 pixels high. */
const longest = 2600;
const smallest = 2200;
/** Small pictures are enlarged at most this many times. */
const maxEnlargement = 3;
/** A side beyond this is not decoded. */
const maxSide = 30_000;
/** Angles below this are left alone (degrees). */
const leastSkew = 0.25;

export interface CleanPicture {
  /** For recognition. */
  readonly png: Uint8Array;
  /** For people: the same picture with fewer shades. */
  readonly shown: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The upright grey picture before it was straightened. */
  readonly original: Uint8Array;
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
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(damaged);
  return straightened(original, maxPixels);
}

/** The same picture, turned by a right angle. */
export async function turned(original: Uint8Array, degrees: 90 | 180 | 270, maxPixels: number): Promise<CleanPicture> {
  return straightened(await sharp(original).rotate(degrees).png({ compressionLevel: 1 }).toBuffer(), maxPixels);
}

async function straightened(original: Uint8Array, maxPixels: number): Promise<CleanPicture> {
  const angle = await skewOf(original);
  const upright = sharp(original, { limitInputPixels: maxPixels * 4 });
  if (Math.abs(angle) >= leastSkew) upright.rotate(-angle, { background: '#fff' });
  const { data, info } = await upright.greyscale().raw().toBuffer({ resolveWithObject: true });
  const even = await evenlyLit(data, info.width, info.height);
  const raw = { raw: { width: info.width, height: info.height, channels: 1 } } as const;
  const [png, shown] = await Promise.all([
    sharp(even, raw).png({ compressionLevel: 1 }).toBuffer(),
    sharp(even, raw).png({ palette: true, colours: 16, effort: 3 }).toBuffer(),
  ]);
  return { png, shown, width: info.width, height: info.height, original };
}

/** Divides a picture by its background, so that shadows disappear and paper becomes white. */
async function evenlyLit(grey: Buffer, width: number, height: number): Promise<Buffer> {
  const raw = { raw: { width, height, channels: 1 } } as const;
  const small = 64;
  // The brightest grey of a neighbourhood is its paper: letters cover only some of it.
  const paper = await sharp(grey, raw)
    .resize({ width: Math.ceil(width / 8), height: Math.ceil(height / 8), fit: 'fill', kernel: 'cubic' })
    .median(9)
    .resize({ width: small, height: small, fit: 'fill' })
    .blur(2)
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
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
