/**
 * The lower triangle of X′WX, row-major, for rows of X one after the other and a weight for each. Four rows at a time, so that
 * each sum is read and written once for four products.
 */
export function crossProduct(values: Float64Array, rows: number, width: number, weights: Float64Array): Float64Array {
  const sums = new Float64Array(width * width);
  let row = 0;
  for (; row + 3 < rows; row += 4) {
    const a = row * width;
    const b = a + width;
    const c = b + width;
    const d = c + width;
    const ofA = weights[row] as number;
    const ofB = weights[row + 1] as number;
    const ofC = weights[row + 2] as number;
    const ofD = weights[row + 3] as number;
    for (let place = 0; place < width; place++) {
      const one = ofA * (values[a + place] as number);
      const two = ofB * (values[b + place] as number);
      const three = ofC * (values[c + place] as number);
      const four = ofD * (values[d + place] as number);
      for (let other = 0, cell = place * width; other <= place; other++, cell++) {
        sums[cell] =
          (sums[cell] as number) +
          one * (values[a + other] as number) +
          two * (values[b + other] as number) +
          three * (values[c + other] as number) +
          four * (values[d + other] as number);
      }
    }
  }
  for (; row < rows; row++) {
    for (let place = 0; place < width; place++) {
      const one = (weights[row] as number) * (values[row * width + place] as number);
      for (let other = 0, cell = place * width; other <= place; other++, cell++) {
        sums[cell] = (sums[cell] as number) + one * (values[row * width + other] as number);
      }
    }
  }
  return sums;
}
