/** Why a file was not read. */
export type WavProblem = 'empty' | 'not-wav' | 'other-format' | 'truncated' | 'too-long';

export class WavError extends Error {
  readonly code: WavProblem;

  constructor(code: WavProblem, message: string) {
    super(message);
    this.name = 'WavError';
    this.code = code;
  }
}

/** One channel of sound; samples lie in [−1, 1). */
export interface Sound {
  /** Samples per second. */
  readonly rate: number;
  readonly samples: Float32Array;
}

export interface WavLimits {
  /** Longest accepted recording in seconds. */
  readonly maxSeconds: number;
}

const slowest = 8_000;
const fastest = 48_000;
const pcm = 1;
const extensible = 0xfffe;

/**
 * Reads a RIFF WAVE file with 16-bit linear PCM, one or two channels, 8 to 48 kHz; two channels are averaged.
 * @throws WavError for anything else, before the samples are copied
 */
export function readWav(bytes: Uint8Array, { maxSeconds }: WavLimits): Sound {
  if (bytes.length === 0) throw new WavError('empty', 'The file is empty');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || tag(0) !== 'RIFF' || tag(8) !== 'WAVE') {
    throw new WavError('not-wav', 'The file is not a WAV file');
  }
  let format: Format | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    const isWhole = at + 8 + size <= bytes.length;
    if (tag(at) === 'fmt ') {
      if (!isWhole || size < 16) throw new WavError('truncated', 'The header of the file is incomplete');
      format = readFormat(view, at + 8, size);
    }
    if (tag(at) === 'data') {
      if (!format) throw new WavError('not-wav', 'The file has no format before its samples');
      if (!isWhole) throw new WavError('truncated', 'The file ends before its samples do');
      return readSamples(view, at + 8, size, format, maxSeconds);
    }
    // Chunks are padded to an even length.
    at += 8 + size + (size % 2);
  }
  throw new WavError('truncated', 'The file has no samples');
}

interface Format {
  readonly channels: number;
  readonly rate: number;
}

function readFormat(view: DataView, at: number, size: number): Format {
  const written = view.getUint16(at, true);
  // The first two bytes of the sub-format's GUID are the format.
  const encoding = written === extensible && size >= 40 ? view.getUint16(at + 24, true) : written;
  const channels = view.getUint16(at + 2, true);
  const rate = view.getUint32(at + 4, true);
  const bits = view.getUint16(at + 14, true);
  if (encoding !== pcm || bits !== 16 || channels < 1 || channels > 2 || rate < slowest || rate > fastest) {
    throw new WavError('other-format', 'The file is not 16-bit PCM with one or two channels at 8 to 48 kHz');
  }
  return { channels, rate };
}

function readSamples(view: DataView, at: number, size: number, format: Format, maxSeconds: number): Sound {
  const { channels, rate } = format;
  const length = Math.floor(size / (2 * channels));
  if (length === 0) throw new WavError('empty', 'The file has no samples');
  if (length > maxSeconds * rate) throw new WavError('too-long', `The recording is longer than ${maxSeconds} seconds`);
  const samples = new Float32Array(length);
  for (let index = 0; index < length; index++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      sum += view.getInt16(at + 2 * (index * channels + channel), true);
    }
    samples[index] = sum / (channels * 32_768);
  }
  return { rate, samples };
}
