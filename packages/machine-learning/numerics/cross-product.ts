/**
 * The lower triangle of X′WX, row-major, for rows of X one after the other and a weight for each. Four rows and two columns
 * at a time, so that each sum is read and written once for four products, and each value read once for two.
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
    let place = 0;
    for (; place + 1 < width; place += 2) {
      const oneA = ofA * (values[a + place] as number);
      const oneB = ofB * (values[b + place] as number);
      const oneC = ofC * (values[c + place] as number);
      const oneD = ofD * (values[d + place] as number);
      const twoA = ofA * (values[a + place + 1] as number);
      const twoB = ofB * (values[b + place + 1] as number);
      const twoC = ofC * (values[c + place + 1] as number);
      const twoD = ofD * (values[d + place + 1] as number);
      let cell = place * width;
      for (let other = 0; other <= place; other++, cell++) {
        const atA = values[a + other] as number;
        const atB = values[b + other] as number;
        const atC = values[c + other] as number;
        const atD = values[d + other] as number;
        const below = cell + width;
        sums[cell] = (sums[cell] as number) + (oneA * atA + oneB * atB) + (oneC * atC + oneD * atD);
        sums[below] = (sums[below] as number) + (twoA * atA + twoB * atB) + (twoC * atC + twoD * atD);
      }
      cell += width;
      sums[cell] =
        (sums[cell] as number) +
        twoA * (values[a + place + 1] as number) +
        twoB * (values[b + place + 1] as number) +
        twoC * (values[c + place + 1] as number) +
        twoD * (values[d + place + 1] as number);
    }
    for (; place < width; place++) {
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
