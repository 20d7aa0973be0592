/**
 * p-values adjusted for having tested many things (Benjamini and Hochberg 1995): calling everything below q a finding
 * keeps the expected share of false findings at q. Those that are null (not tested) stay null and do not count.
 */
export function adjustForMany(pValues: readonly (number | null)[]): (number | null)[] {
  const tested = pValues
    .flatMap((p, position) => (p === null ? [] : [{ p, position }]))
    .sort((left, right) => right.p - left.p);
  const adjusted: (number | null)[] = pValues.map(() => null);
  let lowest = 1;
  tested.forEach(({ p, position }, above) => {
    lowest = Math.min(lowest, (p * tested.length) / (tested.length - above));
    adjusted[position] = lowest;
  });
  return adjusted;
}
