import { invert } from '../numerics/symmetric.ts';
import { expectation } from './expectation.ts';
import type { TracingParameters, TracingPrior } from './parameters.ts';
import { parameterNames, toVector } from './parameters.ts';
import type { AnswerSequences } from './sequences.ts';

/**
 * The inverse of minus the second derivatives of log L plus the prior by the logits of the parameters, from central
 * differences of the gradient. By Fisher's identity the gradient is that of the E step: events − occasions · parameter
 * (Louis 1982). Parameters at a limit are fixed: their rows are 0.
 */
export function logitCovariance(
  sequences: AnswerSequences,
  vector: Float64Array,
  prior: TracingPrior | null,
  atLimit: readonly (keyof TracingParameters)[],
): Float64Array | null {
  const free = parameterNames.flatMap((name, place) => (atLimit.includes(name) ? [] : [place]));
  const gradientAt = (place: number, logits: number) => gradient(sequences, moved(vector, place, logits), prior);
  const step = 1e-4;
  const differences = free.map((place) => {
    const [above, below] = [gradientAt(place, step), gradientAt(place, -step)];
    return free.map((other) => ((below[other] as number) - (above[other] as number)) / (2 * step));
  });
  const information = Float64Array.from(
    free.flatMap((_, row) =>
      free.map((_, column) => ((differences[row]?.[column] ?? 0) + (differences[column]?.[row] ?? 0)) / 2),
    ),
  );
  const inverse = invert(information, free.length);
  if (!inverse) return null;
  const covariance = new Float64Array(parameterNames.length ** 2);
  for (const [row, place] of free.entries()) {
    for (const [column, other] of free.entries()) {
      covariance[place * parameterNames.length + other] = inverse[row * free.length + column] as number;
    }
  }
  return covariance;
}

function gradient(sequences: AnswerSequences, vector: Float64Array, prior: TracingPrior | null): Float64Array {
  const { events, occasions } = expectation(sequences, vector);
  const modes = prior ? toVector(prior.modes) : undefined;
  const weight = prior?.weight ?? 0;
  return vector.map((value, place) => {
    const all = (occasions[place] as number) + weight;
    return (events[place] as number) + weight * (modes?.[place] ?? 0) - all * value;
  });
}

function moved(vector: Float64Array, place: number, logits: number): Float64Array {
  const value = vector[place] as number;
  return vector.with(place, value / (value + (1 - value) * Math.exp(-logits)));
}
