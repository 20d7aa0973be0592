/** Targets for the share of content areas in a test. */
export interface ContentBalance {
  /** The content area of each item of the bank, counted from 0. */
  readonly areas: ArrayLike<number>;
  /** The share of the test that each area is to have, in any unit; 0 for an area to be used only when no other is left. */
  readonly targets: readonly number[];
}

/**
 * Leaves only the items of the area furthest below its target among those that have any left (Kingsbury and Zara 1989);
 * of equals the first.
 */
export function barOtherAreas(barred: Uint8Array, asked: Uint8Array, balance: ContentBalance): void {
  const [neediest] = areasBehind(barred, asked, balance);
  for (let item = 0; item < barred.length; item++) if (balance.areas[item] !== neediest) barred[item] = 1;
}

/**
 * The areas furthest below their targets of those that have any items left: several where they are equally far, in their order.
 * @example
 *   // Item 0 (area 0) is asked; items 1 (area 0) and 2 (area 1) are left.
 *   areasBehind(new Uint8Array([1, 0, 0]), new Uint8Array([1, 0, 0]), { areas: [0, 0, 1], targets: [1, 1] }); // Set { 1 }
 */
export function areasBehind(barred: Uint8Array, asked: Uint8Array, { areas, targets }: ContentBalance): Set<number> {
  if (areas.length !== barred.length) {
    throw new RangeError(`content needs an area for each of ${barred.length} items, not ${areas.length}`);
  }
  const whole = targets.reduce((sum, target) => sum + target, 0);
  if (!targets.every((target) => target >= 0) || !(whole > 0 && whole < Infinity)) {
    throw new RangeError(`content targets must be 0 or more and some above, not ${targets.join(', ')}`);
  }
  const shown = new Uint32Array(targets.length);
  const left = new Uint32Array(targets.length);
  let total = 0;
  for (let item = 0; item < barred.length; item++) {
    const area = areas[item] as number;
    if (!(area < targets.length)) throw new RangeError(`item ${item} is in area ${area}, which has no target`);
    if (asked[item] !== 0) {
      shown[area] = (shown[area] as number) + 1;
      total++;
    }
    if (barred[item] === 0) left[area] = (left[area] as number) + 1;
  }
  const furthest = new Set<number>();
  let largest = -Infinity;
  targets.forEach((target, area) => {
    if (left[area] === 0) return;
    const share = total === 0 ? 0 : (shown[area] as number) / total;
    const shortfall = target === 0 ? -1 - share : target / whole - share;
    if (shortfall < largest) return;
    if (shortfall > largest) furthest.clear();
    furthest.add(area);
    largest = shortfall;
  });
  return furthest;
}
