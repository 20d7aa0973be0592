import { cholesky, solveWith } from './matrix.ts';

export interface Accelerator {
  /** A better guess than `image`, from the latest points and what one EM step made of each. */
  next(point: Float64Array, image: Float64Array): Float64Array;
  /** Drops the steps before the latest point, as they misled. */
  forget(): void;
}

/**
 * Anderson's (1965) acceleration of a fixed-point iteration, in the form of Walker and Ni (2011): the combination of the
 * latest steps that leaves least of the residual. For EM it is a quasi-Newton method that costs no further pass over the
 * responses; the caller sees to it that the likelihood never falls.
 * @param memory how many steps are combined
 */
export function createAccelerator(memory = 8): Accelerator {
  let last: { point: Float64Array; residual: Float64Array } | undefined;
  let steps: { point: Float64Array; residual: Float64Array }[] = [];
  return {
    forget() {
      steps = [];
    },
    next(point, image) {
      const residual = image.map((value, at) => value - (point[at] as number));
      if (last) {
        steps.push({ point: difference(point, last.point), residual: difference(residual, last.residual) });
        if (steps.length > memory) steps.shift();
      }
      last = { point: Float64Array.from(point), residual };
      const shares = leastSquares(
        steps.map((step) => step.residual),
        residual,
      );
      const better = Float64Array.from(image);
      steps.forEach((step, index) => {
        const share = shares[index] as number;
        for (let at = 0; at < better.length; at++) {
          better[at] = (better[at] as number) - share * ((step.point[at] as number) + (step.residual[at] as number));
        }
      });
      return better;
    },
  };
}

/** The least-squares shares of the columns for the target; zeros where they are not determined. */
function leastSquares(columns: readonly Float64Array[], target: Float64Array): Float64Array {
  const size = columns.length;
  const lengths = columns.map((column) => Math.sqrt(dot(column, column)));
  if (lengths.some((length) => !(length > 0))) return new Float64Array(size);
  const normal = new Float64Array(size * size);
  const right = new Float64Array(size);
  columns.forEach((one, row) => {
    columns.forEach((other, column) => {
      const scale = (lengths[row] as number) * (lengths[column] as number);
      normal[row * size + column] = dot(one, other) / scale + (row === column ? 1e-10 : 0);
    });
    right[row] = dot(one, target) / (lengths[row] as number);
  });
  const lower = cholesky(normal, size);
  if (!lower) return new Float64Array(size);
  return solveWith(lower, size, right).map((share, at) => share / (lengths[at] as number));
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

function difference(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((value, at) => value - (other[at] as number));
}
