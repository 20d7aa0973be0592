/** Samples per second of what is sent. */
export const wavRate = 16_000;

/** A WAV file of 16-bit samples at 16 kHz in mono. */
export function wavOf(samples: Float32Array, rate: number): Blob {
  const sent = rate === wavRate ? samples : resampled(samples, rate);
  const view = new DataView(new ArrayBuffer(44 + 2 * sent.length));
  const tag = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  tag(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  tag(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, wavRate, true);
  view.setUint32(28, 2 * wavRate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  tag(36, 'data');
  view.setUint32(40, 2 * sent.length, true);
  for (const [index, sample] of sent.entries()) {
    view.setInt16(44 + 2 * index, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  }
  return new Blob([view.buffer], { type: 'audio/wav' });
}

/** The mean of the samples that fall into each new one, for browsers that record at the rate of the device only. */
function resampled(samples: Float32Array, rate: number): Float32Array {
  const ratio = rate / wavRate;
  return Float32Array.from({ length: Math.floor(samples.length / ratio) }, (_, index) => {
    const part = samples.subarray(
      Math.floor(index * ratio),
      Math.max(Math.floor((index + 1) * ratio), index * ratio + 1),
    );
    let sum = 0;
    for (const sample of part) sum += sample;
    return sum / part.length;
  });
}
