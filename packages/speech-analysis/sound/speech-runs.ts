import { hop } from './levels.ts';

/** A stretch of frames: from the first, to before the end. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Shorter silences belong to speech: the closures of stops, and gaps between phrases. In seconds. */
export const shortestPause = 0.25;
/** Shorter sounds are clicks. In seconds. */
const shortestRun = 0.1;

/** Runs of speech, separated by pauses of at least a quarter of a second. */
export function speechRuns(levels: Float64Array, threshold: number): Stretch[] {
  const sounding: { from: number; to: number }[] = [];
  for (let frame = 0; frame < levels.length; frame++) {
    if ((levels[frame] ?? threshold) < threshold) continue;
    const last = sounding.at(-1);
    if (last?.to === frame) last.to = frame + 1;
    else sounding.push({ from: frame, to: frame + 1 });
  }
  return joined(
    joined(sounding, 0.06).filter(({ from, to }) => to - from >= 0.03 / hop),
    shortestPause,
  ).filter(({ from, to }) => to - from >= shortestRun / hop);
}

/** Joins stretches with gaps shorter than `gap` seconds. */
function joined(stretches: readonly Stretch[], gap: number): Stretch[] {
  const result: { from: number; to: number }[] = [];
  for (const { from, to } of stretches) {
    const last = result.at(-1);
    if (last && from - last.to < gap / hop) last.to = to;
    else result.push({ from, to });
  }
  return result;
}

/** The silences between runs. */
export const pausesBetween = (runs: readonly Stretch[]): Stretch[] =>
  runs.slice(1).map(({ from }, index) => ({ from: runs[index]?.to ?? from, to: from }));
