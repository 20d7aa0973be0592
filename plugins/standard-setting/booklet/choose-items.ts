/** An item of the bank as it may enter a booklet. */
export interface Candidate {
  readonly itemId: string;
  readonly version: number;
  readonly section: string;
  readonly contentArea: string;
  /** Items of one model are siblings: one of them is enough. */
  readonly itemModel: string | undefined;
  /** Logit metric, D = 1. */
  readonly parameters: { readonly a: number; readonly b: number; readonly c: number };
}

/** A page of a booklet: an item and its location. */
export interface BookletItem {
  readonly itemId: string;
  readonly version: number;
  readonly section: string;
  readonly contentArea: string;
  /** The ability (logits) at which it is answered right with the study's response probability. */
  readonly location: number;
}

/**
 * The ability at which an item is answered right with probability `rp`: the inverse of the 3PL curve, guessing included,
 * because a panelist is asked for the chance of a right answer. Infinite where guessing alone reaches it.
 * Mitzel, Lewis, Patz & Green 2001, in Cizek (ed.), Setting Performance Standards.
 */
export function locationOf({ a, b, c }: Candidate['parameters'], rp: number): number {
  return rp > c ? b + Math.log((rp - c) / (1 - rp)) / a : Number.NEGATIVE_INFINITY;
}

/** Locations between which a booklet is spread (logits): 300 to 720 points. Levels begin well within. */
const spread = [-2, 2.2] as const;

/**
 * Chooses the pages of a booklet and orders them by location. Sections share the pages by their weight, the content areas
 * of a section equally. The pages lie at even distances, because a bookmark in a gap says little, and the areas alternate,
 * so that each has easy and hard ones. No two siblings of an item model. The same bank yields the same booklet, so that studies show the same
 * questions again instead of further ones.
 * @param weights of the sections; others are left out
 */
export function chooseItems(
  candidates: readonly Candidate[],
  {
    pages,
    responseProbability,
    weights,
  }: { pages: number; responseProbability: number; weights: Readonly<Record<string, number>> },
): BookletItem[] {
  const located = candidates
    .map((candidate) => ({ ...candidate, location: locationOf(candidate.parameters, responseProbability) }))
    .filter(({ location }) => Number.isFinite(location));
  const quotas = shares(pages, weights).flatMap(([section, count]) => {
    const areas = [...new Set(located.filter((each) => each.section === section).map((each) => each.contentArea))];
    const equal = Object.fromEntries(areas.sort().map((area) => [area, 1]));
    return shares(count, equal).map(([contentArea, number]) => ({ section, contentArea, number }));
  });
  const used = new Set<string>();
  // An area with few pages has them as evenly along the booklet as one with many.
  const slots = quotas
    .flatMap(({ section, contentArea, number }, area) =>
      Array.from({ length: number }, (_, index) => ({
        ...{ section, contentArea },
        place: (index + (area + 0.5) / quotas.length) / number,
      })),
    )
    .sort((one, other) => one.place - other.place);
  const chosen = slots.flatMap(({ section, contentArea }, index) => {
    const own = located.filter((each) => each.section === section && each.contentArea === contentArea);
    const next = nearest(own, spread[0] + ((index + 0.5) / slots.length) * (spread[1] - spread[0]), used);
    if (next) used.add(siblingsOf(next));
    return next ?? [];
  });
  return chosen
    .map(({ itemId, version, section, contentArea, location }) => ({ itemId, version, section, contentArea, location }))
    .sort((one, other) => one.location - other.location || (one.itemId < other.itemId ? -1 : 1));
}

type Located = Candidate & { readonly location: number };

const siblingsOf = ({ itemModel, itemId }: Located) => itemModel ?? itemId;

function nearest(own: readonly Located[], target: number, used: ReadonlySet<string>): Located | undefined {
  let best: Located | undefined;
  for (const each of own) {
    if (used.has(siblingsOf(each))) continue;
    const distance = Math.abs(each.location - target);
    const before = best ? Math.abs(best.location - target) : Number.POSITIVE_INFINITY;
    if (distance < before || (distance === before && best && each.itemId < best.itemId)) best = each;
  }
  return best;
}

/** Divides a number by weights, with the largest remainders rounded up. */
function shares(total: number, weights: Readonly<Record<string, number>>): [string, number][] {
  const sum = Object.values(weights).reduce((one, other) => one + other, 0);
  const exact = Object.entries(weights).map(([key, weight]) => ({ key, exact: (total * weight) / sum }));
  const left = total - exact.reduce((all, each) => all + Math.floor(each.exact), 0);
  const byRemainder = [...exact].sort((one, other) => (other.exact % 1) - (one.exact % 1)).map(({ key }) => key);
  const rounded = new Set(byRemainder.slice(0, left));
  return exact.map(({ key, exact: share }) => [key, Math.floor(share) + (rounded.has(key) ? 1 : 0)]);
}
