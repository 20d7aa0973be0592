import type { ItemParameters } from '../models/item-parameters.ts';
import { checkItem, maximumPoints, middleOf } from '../models/item-parameters.ts';
import { expectedScore } from '../models/model.ts';
import { normalDensity } from '../scoring/normal.ts';

/** A linear map of abilities: θ becomes slope·θ + shift. */
export interface Link {
  readonly slope: number;
  readonly shift: number;
}

/** An item on both scales. */
export interface Anchor {
  readonly from: ItemParameters;
  readonly onto: ItemParameters;
}

export interface AnchorDrift {
  /** The mean squared difference of the item's two curves after the link, each as a share of its points. */
  readonly dSquared: number;
  /** How far its difficulties are apart after the link, in robust standard deviations of all anchors (Huynh and Meyer 2010). */
  readonly robustZ: number;
  /** Not used for the link, because one of the two is beyond its limit. */
  readonly isDrifting: boolean;
}

export interface StockingLordLink extends Link {
  /** In the order of the anchors. */
  readonly anchors: readonly AnchorDrift[];
  /** The mean squared difference of the two test curves, in points of the anchors kept. */
  readonly loss: number;
}

export const driftLimits = { dSquared: 0.1, robustZ: 3 } as const;

/** Fewer anchors determine no link. */
const fewest = 3;
const mostRounds = 20;
/** Abilities on the scale to link from, with their weights: N(0, 1). */
const nodes = Array.from({ length: 41 }, (_, node) => -4 + 0.2 * node);
const density = nodes.map(normalDensity);
const total = density.reduce((sum, each) => sum + each, 0);
const weights = density.map((each) => each / total);

/**
 * The link of a new calibration to a scale by items on both, under which the two expected scores of the anchors differ least
 * (Stocking and Lord 1983), for abilities N(0, 1) on the scale to link from. Anchors that drifted are left out and the
 * link is found again, until none is left or three are. Throws a RangeError for impossible items, fewer than three anchors, or
 * anchors with other numbers of points.
 * @example
 *   const { slope, shift, anchors } = stockingLord([{ from: { a: 1.1, b: -0.4 }, onto: { a: 1, b: 0 } }, …]);
 */
export function stockingLord(anchors: readonly Anchor[]): StockingLordLink {
  if (anchors.length < fewest) throw new RangeError(`a link needs at least ${fewest} anchors, not ${anchors.length}`);
  anchors.forEach(({ from, onto }, place) => {
    for (const item of [from, onto]) checkItem(item);
    if (maximumPoints(from) !== maximumPoints(onto))
      throw new RangeError(`anchor ${place} has other points on one scale`);
  });
  let kept = anchors.map(() => true);
  for (let round = 1; ; round++) {
    const used = anchors.filter((_, place) => kept[place]);
    const link = bestLink(used);
    const found = driftOf(anchors, kept, link);
    const next = found.map(({ isDrifting }) => !isDrifting);
    const isSettled = next.every((each, place) => each === kept[place]);
    if (isSettled || round === mostRounds || next.filter(Boolean).length < fewest) {
      const loss = weighted(differences(used, link));
      return { ...link, loss, anchors: found.map((each, place) => ({ ...each, isDrifting: !kept[place] })) };
    }
    kept = next;
  }
}

/** An item's parameters on the scale that the link leads to. */
export function onScale<P extends { readonly a: number; readonly b: number | readonly number[] }>(
  item: P,
  { slope, shift }: Link,
): P {
  const move = (each: number) => slope * each + shift;
  return { ...item, a: item.a / slope, b: typeof item.b === 'number' ? move(item.b) : item.b.map(move) };
}

/** Gauss-Newton with damping (Levenberg 1944), from the means and spreads of the difficulties. */
function bestLink(anchors: readonly Anchor[]): Link {
  let link = meanSigma(anchors);
  let value = weighted(differences(anchors, link));
  let damping = 1e-3;
  for (let step = 0; step < 100 && damping < 1e9; step++) {
    const here = differences(anchors, link);
    const h = 1e-5;
    const bySlope = slopeOf(anchors, { ...link, slope: link.slope + h }, here, h);
    const byShift = slopeOf(anchors, { ...link, shift: link.shift + h }, here, h);
    const [aa, ab, bb] = [product(bySlope, bySlope), product(bySlope, byShift), product(byShift, byShift)];
    const [ga, gb] = [product(bySlope, here), product(byShift, here)];
    const [pa, pb] = [aa * (1 + damping) + 1e-15, bb * (1 + damping) + 1e-15];
    const determinant = pa * pb - ab * ab;
    const next = {
      slope: link.slope - (ga * pb - gb * ab) / determinant,
      shift: link.shift - (gb * pa - ga * ab) / determinant,
    };
    const reached = next.slope > 0.05 && next.slope < 20 ? weighted(differences(anchors, next)) : Infinity;
    if (reached > value) {
      damping *= 10;
      continue;
    }
    const moved = Math.abs(next.slope - link.slope) + Math.abs(next.shift - link.shift);
    link = next;
    value = reached;
    damping = Math.max(1e-9, damping / 10);
    if (moved < 1e-10) break;
  }
  return link;
}

/** The difference of the two test curves at each node. */
function differences(anchors: readonly Anchor[], link: Link): number[] {
  return nodes.map((node) => {
    const theta = link.slope * node + link.shift;
    return anchors.reduce(
      (sum, { from, onto }) => sum + expectedScore(onScale(from, link), theta) - expectedScore(onto, theta),
      0,
    );
  });
}

function slopeOf(anchors: readonly Anchor[], moved: Link, here: readonly number[], by: number): number[] {
  return differences(anchors, moved).map((value, node) => (value - (here[node] as number)) / by);
}

function driftOf(anchors: readonly Anchor[], kept: readonly boolean[], link: Link): AnchorDrift[] {
  const distances = anchors.map(({ from, onto }) => middleOf(onScale(from, link).b) - middleOf(onto.b));
  const used = distances.filter((_, place) => kept[place]);
  const center = quantile(used, 0.5);
  // The interquartile range of a normal distribution is 1.349 SDs.
  const spread = (quantile(used, 0.75) - quantile(used, 0.25)) / 1.349;
  return anchors.map(({ from, onto }, place) => {
    const moved = onScale(from, link);
    const points = maximumPoints(onto);
    const dSquared = weighted(
      nodes.map((node) => {
        const theta = link.slope * node + link.shift;
        return (expectedScore(moved, theta) - expectedScore(onto, theta)) / points;
      }),
    );
    const robustZ = ((distances[place] as number) - center) / Math.max(spread, smallestSpread);
    return {
      dSquared,
      robustZ,
      isDrifting: dSquared > driftLimits.dSquared || Math.abs(robustZ) > driftLimits.robustZ,
    };
  });
}

/** Anchors that agree to less than this (logits) differ by rounding. */
const smallestSpread = 0.01;

function meanSigma(anchors: readonly Anchor[]): Link {
  const [from, onto] = [anchors.map((each) => middleOf(each.from.b)), anchors.map((each) => middleOf(each.onto.b))];
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const spread = (values: readonly number[]) => Math.sqrt(mean(values.map((each) => (each - mean(values)) ** 2)));
  const ratio = spread(onto) / spread(from);
  const slope = ratio > 0.2 && ratio < 5 ? ratio : 1;
  return { slope, shift: mean(onto) - slope * mean(from) };
}

const weighted = (values: readonly number[]) => product(values, values);

function product(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, node) => sum + (weights[node] as number) * value * (other[node] as number), 0);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] as number;
  const above = sorted[Math.ceil(place)] as number;
  return below + (above - below) * (place - Math.floor(place));
}
