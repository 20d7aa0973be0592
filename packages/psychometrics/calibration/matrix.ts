// Small symmetric matrices, row after row in one array.

/** The lower triangle L of LLᵀ = A, or undefined where A is not positive definite. */
export function cholesky(matrix: Float64Array, size: number): Float64Array | undefined {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column] as number;
      for (let step = 0; step < column; step++) {
        sum -= (lower[row * size + step] as number) * (lower[column * size + step] as number);
      }
      if (row === column) {
        if (!(sum > 1e-14 * Math.abs(matrix[row * size + row] as number))) return undefined;
        lower[row * size + row] = Math.sqrt(sum);
      } else {
        lower[row * size + column] = sum / (lower[column * size + column] as number);
      }
    }
  }
  return lower;
}

/** x of LLᵀx = b. */
export function solveWith(lower: Float64Array, size: number, right: Float64Array): Float64Array {
  const solution = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    let sum = solution[row] as number;
    for (let step = 0; step < row; step++) sum -= (lower[row * size + step] as number) * (solution[step] as number);
    solution[row] = sum / (lower[row * size + row] as number);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = solution[row] as number;
    for (let step = row + 1; step < size; step++) {
      sum -= (lower[step * size + row] as number) * (solution[step] as number);
    }
    solution[row] = sum / (lower[row * size + row] as number);
  }
  return solution;
}

/** The inverse, or undefined where the matrix is not positive definite. */
export function inverseOf(matrix: Float64Array, size: number): Float64Array | undefined {
  const lower = cholesky(matrix, size);
  if (!lower) return undefined;
  const inverse = new Float64Array(size * size);
  for (let column = 0; column < size; column++) {
    const unit = new Float64Array(size);
    unit[column] = 1;
    inverse.set(solveWith(lower, size, unit), column * size); // symmetric: a column is a row
  }
  return inverse;
}
