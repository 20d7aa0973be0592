// A matrix of n rows is a Float64Array of n·n numbers, row by row.

/**
 * The lower triangle L of a symmetric positive definite matrix A = LLᵀ, in place (Golub and Van Loan 2013, 4.2); what
 * lies above the diagonal is left as it was. Says whether the matrix was positive definite beyond rounding.
 */
export function factorise(matrix: Float64Array, size: number): boolean {
  for (let row = 0; row < size; row++) {
    const start = row * size;
    for (let column = 0; column <= row; column++) {
      const other = column * size;
      let sum = matrix[start + column] as number;
      for (let k = 0; k < column; k++) sum -= (matrix[start + k] as number) * (matrix[other + k] as number);
      if (column < row) {
        matrix[start + column] = sum / (matrix[other + column] as number);
      } else {
        if (!(sum > 1e-12 * (matrix[start + row] as number))) return false;
        matrix[start + row] = Math.sqrt(sum);
      }
    }
  }
  return true;
}

/** x with Lx = b, in place of b, L being what `factorise` left. */
export function solveLower(factor: Float64Array, size: number, vector: Float64Array): void {
  for (let row = 0; row < size; row++) {
    let sum = vector[row] as number;
    for (let k = 0; k < row; k++) sum -= (factor[row * size + k] as number) * (vector[k] as number);
    vector[row] = sum / (factor[row * size + row] as number);
  }
}

/** x with Lᵀx = b, in place of b. */
export function solveUpper(factor: Float64Array, size: number, vector: Float64Array): void {
  for (let row = size - 1; row >= 0; row--) {
    let sum = vector[row] as number;
    for (let k = row + 1; k < size; k++) sum -= (factor[k * size + row] as number) * (vector[k] as number);
    vector[row] = sum / (factor[row * size + row] as number);
  }
}
