/**
 * The items to choose from at a difficulty: those of its rung among the available, or of the nearest rung that has
 * any, of two equally near ones the lower.
 *
 * `rungs` holds each item's rung and `available` a byte for each item, 0 for those that must not be chosen; so does the
 * answer. It is all 0 when nothing is available.
 * @example
 *   rungCandidates([1, 2, 4, 4], 3, new Uint8Array([1, 0, 1, 1])); // [0, 0, 1, 1]: rung 4, as rung 2 is not available
 */
export function rungCandidates(rungs: ArrayLike<number>, difficulty: number, available: Uint8Array): Uint8Array {
  if (rungs.length !== available.length) {
    throw new RangeError(`${rungs.length} rungs need as many marks of availability, not ${available.length}`);
  }
  let nearest = Infinity;
  let chosen = Infinity;
  for (let item = 0; item < rungs.length; item++) {
    if (available[item] === 0) continue;
    const rung = rungs[item] as number;
    const distance = Math.abs(rung - difficulty);
    if (distance < nearest || (distance === nearest && rung < chosen)) [nearest, chosen] = [distance, rung];
  }
  return available.map((mark, item) => (mark !== 0 && rungs[item] === chosen ? 1 : 0));
}
