/**
 * Replaces a vector by its component outside the space spanned by the columns. @returns the dimension of that space. The columns are made orthonormal in place by the modified Gram-Schmidt method, each cleared twice (Björck
 * 1967); one that the earlier ones explain to ten digits counts for nothing.
 */
export function clearOfColumns(vector: Float64Array, columns: readonly Float64Array[]): number {
  const basis: Float64Array[] = [];
  for (const column of columns) {
    const before = Math.sqrt(dot(column, column));
    for (let pass = 0; pass < 2; pass++) for (const direction of basis) clear(column, direction);
    const length = Math.sqrt(dot(column, column));
    if (!(length > 1e-10 * before)) continue;
    for (let row = 0; row < column.length; row++) column[row] = (column[row] as number) / length;
    basis.push(column);
  }
  for (let pass = 0; pass < 2; pass++) for (const direction of basis) clear(vector, direction);
  return basis.length;
}

/** Σ xᵢyᵢ over two vectors of the same length. */
export function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let row = 0; row < left.length; row++) sum += (left[row] as number) * (right[row] as number);
  return sum;
}

function clear(vector: Float64Array, direction: Float64Array): void {
  const along = dot(vector, direction);
  for (let row = 0; row < vector.length; row++) {
    vector[row] = (vector[row] as number) - along * (direction[row] as number);
  }
}
