import type { Stretch } from './speech-runs.ts';

/** Drop between two peaks, in dB, that separates two syllables (De Jong and Wempe 2009). */
const leastDip = 1.5;
/** Frames between two nuclei: nobody speaks more than twelve syllables a second. */
const leastDistance = 8;

/**
 * Frames at which syllables have their nucleus: voiced peaks of the level that are separated by a dip (De Jong and Wempe
 * 2009).
 * @param coarse levels in dB
 * @param pitch 0 where unvoiced
 */
export function syllableNuclei(
  coarse: Float64Array,
  pitch: Float64Array,
  runs: readonly Stretch[],
  threshold: number,
): number[] {
  return runs.flatMap((run) => nucleiIn(coarse, pitch, run, threshold));
}

function nucleiIn(coarse: Float64Array, pitch: Float64Array, { from, to }: Stretch, threshold: number): number[] {
  const level = (frame: number) => coarse[frame] ?? threshold;
  const nuclei: number[] = [];
  let peak = -1;
  let lowest = threshold - leastDip;
  const take = () => {
    const isVoiced = peak >= 0 && pitch.subarray(Math.max(0, peak - 2), peak + 3).some((each) => each > 0);
    const last = nuclei.at(-1);
    if (!isVoiced) return;
    if (last !== undefined && peak - last < leastDistance) {
      if (level(peak) > level(last)) nuclei[nuclei.length - 1] = peak;
    } else nuclei.push(peak);
  };
  for (let frame = from; frame < to; frame++) {
    const here = level(frame);
    if (peak < 0) {
      lowest = Math.min(lowest, here);
      if (here >= threshold && here - lowest >= leastDip) peak = frame;
    } else if (here > level(peak)) peak = frame;
    else if (level(peak) - here >= leastDip) {
      take();
      peak = -1;
      lowest = here;
    }
  }
  if (peak >= 0) take();
  return nuclei;
}
