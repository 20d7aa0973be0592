// A matrix of n rows is a Float64Array of n·n numbers, row by row.

/**
 * The lower triangle L of a symmetric positive definite matrix A = LLᵀ, in place (Golub and Van Loan 2013, 4.2); what
 * lies above the diagonal is left as it was.  Returns whether the matrix was positive definite beyond rounding.
 */
export function factorise(matrix: Float64Array, size: number): boolean {
  for (let pair = 0; pair < size; pair += 2) {
    let column = 0;
    if (pair + 1 < size) for (; column + 4 <= pair; column += 4) clearTile(matrix, size, pair, column);
    for (let row = pair; row < Math.min(pair + 2, size); row++) {
      const start = row * size;
      for (let rest = column; rest < row; rest++) clearOne(matrix, size, start, rest, 0);
      const before = matrix[start + row] as number;
      let pivot = before;
      for (let k = 0; k < row; k++) pivot -= (matrix[start + k] as number) ** 2;
      if (!(pivot > 1e-12 * before)) return false;
      matrix[start + row] = Math.sqrt(pivot);
    }
  }
  return true;
}

/** Two rows and four columns at a time: six numbers read serve eight sums, which are most of the work. */
function clearTile(matrix: Float64Array, size: number, row: number, column: number): void {
  const upper = row * size;
  const lower = upper + size;
  const first = column * size;
  const second = first + size;
  const third = second + size;
  const fourth = third + size;
  let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let k = 0; k < column; k++) {
    const one = matrix[upper + k] as number;
    const other = matrix[lower + k] as number;
    const p = matrix[first + k] as number;
    const q = matrix[second + k] as number;
    const r = matrix[third + k] as number;
    const s = matrix[fourth + k] as number;
    a += one * p;
    b += one * q;
    c += one * r;
    d += one * s;
    e += other * p;
    f += other * q;
    g += other * r;
    h += other * s;
  }
  for (const [start, sums] of [
    [upper, [a, b, c, d]],
    [lower, [e, f, g, h]],
  ] as const) {
    for (let place = 0; place < 4; place++) {
      const at = start + column + place;
      matrix[at] = (matrix[at] as number) - (sums[place] as number);
      clearOne(matrix, size, start, column + place, column);
    }
  }
}

/** One column of a row, from a column on: what lies before it is cleared already. */
function clearOne(matrix: Float64Array, size: number, start: number, column: number, from: number): void {
  const other = column * size;
  let sum = matrix[start + column] as number;
  for (let k = from; k < column; k++) sum -= (matrix[start + k] as number) * (matrix[other + k] as number);
  matrix[start + column] = sum / (matrix[other + column] as number);
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
