import type { Result } from '../../contract.ts';

/** What a result did to the score, in a sentence or two. */
export function movementInWords({ moved, after }: Pick<Result, 'moved' | 'after'>): string {
  const score = figure(after.eiqScore);
  if (!moved) return `Your first result: the score began at ${score}.`;
  const { points, isBeyondError } = moved;
  if (points === 0) return `The score stayed at ${score}; it became surer.`;
  const direction = points > 0 ? 'rose' : 'fell';
  const change = `The score ${direction} by ${figure(Math.abs(points))} points to ${score}.`;
  return isBeyondError
    ? `${change} The change is larger than chance explains.`
    : `${change} A change of this size can be chance: the two measurements lie within each other’s error.`;
}

/** `+12.3`, `−4.0`. */
export const signed = (points: number) => `${points < 0 ? '−' : '+'}${figure(Math.abs(points))}`;

const figure = (points: number) => points.toFixed(1);
