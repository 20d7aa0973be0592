/**
 * The inverse of a symmetric positive definite matrix, row by row, or `undefined` if it is not positive definite beyond
 * rounding. By Gauss–Jordan elimination without pivoting, whose pivots are those of Cholesky's factorisation; for the few
 * parameters of one skill.
 */
export function invert(matrix: ArrayLike<number>, size: number): Float64Array | undefined {
  const left = Float64Array.from(matrix);
  const inverse = new Float64Array(size * size);
  for (let row = 0; row < size; row++) inverse[row * size + row] = 1;
  for (let pivot = 0; pivot < size; pivot++) {
    const value = left[pivot * size + pivot] as number;
    if (!(value > 1e-12 * (matrix[pivot * size + pivot] as number)) || value === 0) return undefined;
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = (left[row * size + pivot] as number) / value;
      for (let column = 0; column < size; column++) {
        const place = row * size + column;
        left[place] = (left[place] as number) - factor * (left[pivot * size + column] as number);
        inverse[place] = (inverse[place] as number) - factor * (inverse[pivot * size + column] as number);
      }
    }
    for (let column = 0; column < size; column++) {
      const place = pivot * size + column;
      left[place] = (left[place] as number) / value;
      inverse[place] = (inverse[place] as number) / value;
    }
  }
  return inverse;
}

/** v′Mv, of a matrix row by row. */
export function quadraticForm(matrix: ArrayLike<number>, vector: Float64Array): number {
  let sum = 0;
  for (let row = 0; row < vector.length; row++) {
    for (let column = 0; column < vector.length; column++) {
      sum += (vector[row] as number) * (vector[column] as number) * (matrix[row * vector.length + column] as number);
    }
  }
  return sum;
}
