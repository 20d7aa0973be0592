/**
 * The Cholesky factor of a symmetric matrix (row-major, lower triangle) in place. A row whose remaining pivot is below
 * `tolerance` times its diagonal depends on the rows before it: it is cleared and listed.
 * @returns the dependent rows
 */
export function factorise(matrix: Float64Array, size: number, tolerance: number): number[] {
  const dependent: number[] = [];
  for (let row = 0; row < size; row++) {
    const diagonal = matrix[row * size + row] as number;
    let pivot = diagonal;
    for (let column = 0; column < row; column++) {
      const scale = matrix[column * size + column] as number;
      let sum = matrix[row * size + column] as number;
      for (let before = 0; before < column; before++) {
        sum -= (matrix[row * size + before] as number) * (matrix[column * size + before] as number);
      }
      const value = scale === 0 ? 0 : sum / scale;
      matrix[row * size + column] = value;
      pivot -= value * value;
    }
    if (!(pivot > tolerance * diagonal)) {
      dependent.push(row);
      for (let column = 0; column <= row; column++) matrix[row * size + column] = 0;
    } else {
      matrix[row * size + row] = Math.sqrt(pivot);
    }
  }
  return dependent;
}

/** Solves L·Lᵀ·x = vector in place; the places of dependent rows become 0. */
export function solve(factor: Float64Array, size: number, vector: Float64Array): Float64Array {
  for (let row = 0; row < size; row++) {
    const pivot = factor[row * size + row] as number;
    let sum = vector[row] as number;
    for (let column = 0; column < row; column++) {
      sum -= (factor[row * size + column] as number) * (vector[column] as number);
    }
    vector[row] = pivot === 0 ? 0 : sum / pivot;
  }
  for (let row = size - 1; row >= 0; row--) {
    const pivot = factor[row * size + row] as number;
    let sum = vector[row] as number;
    for (let below = row + 1; below < size; below++) {
      sum -= (factor[below * size + row] as number) * (vector[below] as number);
    }
    vector[row] = pivot === 0 ? 0 : sum / pivot;
  }
  return vector;
}

/** The inverse of L·Lᵀ, row-major; rows and columns of dependent rows are 0. */
export function inverse(factor: Float64Array, size: number): Float64Array {
  const result = new Float64Array(size * size);
  for (let column = 0; column < size; column++) {
    if (factor[column * size + column] === 0) continue;
    const unit = new Float64Array(size);
    unit[column] = 1;
    solve(factor, size, unit);
    for (let row = 0; row < size; row++) result[row * size + column] = unit[row] as number;
  }
  return result;
}
