import { adjustForMany } from '../numerics/false-discovery.ts';
import type { GroupedPattern, GroupSizes, Matched, MatchingOptions } from './matched-people.ts';
import { match } from './matched-people.ts';

export interface DifOptions extends MatchingOptions {
  /**
   * In two stages: items that show a difference in the first are left out of the matching in the second (Holland and
   * Thayer 1988). Default true; without effect where the anchors or the measure to match by are given.
   */
  readonly purify?: boolean | undefined;
  /** Called after each item and stage, for a progress bar. */
  readonly step?: (() => void) | undefined;
}

/** The result for one item, or the reason why there is none. */
export type ItemDif<Found> =
  | { readonly found: Found; readonly adjustedPValue: number; readonly problem?: undefined }
  | { readonly found: null; readonly adjustedPValue: null; readonly problem: string };

export interface DifReport<Found> {
  /** People compared, and those left out because an answer is missing. */
  readonly people: GroupSizes;
  readonly items: readonly ItemDif<Found>[];
  /** The items left out of the matching in the second stage. */
  readonly excluded: readonly number[];
  readonly isPurified: boolean;
  /** Cautions, as sentences. */
  readonly notes: readonly string[];
}

/** A method that studies an item among matched people. Returns the result, or the reason why there is none. */
export interface Study<Found extends { readonly pValue: number }> {
  of(matched: Matched, item: number, anchors: readonly number[]): Found | string;
  /** Whether a first result excludes the item from the matching; also called for items that could not be studied. */
  isSuspect(found: Found | string, matched: Matched, item: number, anchors: readonly number[]): boolean;
}

/** Studies every item, in two stages by default. Throws like `match`. */
export function studyItems<Found extends { readonly pValue: number }>(
  patterns: readonly GroupedPattern[],
  { purify = true, anchors, matching, strata, step }: DifOptions,
  study: Study<Found>,
): DifReport<Found> {
  const matched = match(patterns, { matching, strata });
  const all = matched.highest.map((_, item) => item);
  for (const anchor of anchors ?? []) {
    if (!all.includes(anchor)) throw new RangeError(`there is no item ${anchor} to match by`);
  }
  const studied = (by: readonly number[]) =>
    all.map((item) => {
      const found = matched.problemOf(item) ?? study.of(matched, item, by);
      step?.();
      return found;
    });
  const first = studied(anchors ?? all);
  if (!purify || anchors || matching) return report(matched, first, [], false, []);
  const differing = all.filter((item) => study.isSuspect(first[item] as Found | string, matched, item, all));
  if (differing.length === 0) return report(matched, first, [], true, []);
  const remaining = all.filter((item) => !differing.includes(item));
  if (2 * remaining.length < all.length) {
    return report(matched, first, [], false, [
      `${differing.length} of ${all.length} items differ between the groups. Too few other items are left to match people by, so the matching was not refined and the items at fault cannot be identified.`,
    ]);
  }
  return report(matched, studied(remaining), differing, true, []);
}

function report<Found extends { readonly pValue: number }>(
  matched: Matched,
  found: readonly (Found | string)[],
  excluded: readonly number[],
  isPurified: boolean,
  notes: readonly string[],
): DifReport<Found> {
  const adjusted = adjustForMany(found.map((each) => (typeof each === 'string' ? null : each.pValue)));
  return {
    people: matched.sizes,
    items: found.map((each, item) =>
      typeof each === 'string'
        ? { found: null, adjustedPValue: null, problem: each }
        : { found: each, adjustedPValue: adjusted[item] as number },
    ),
    excluded,
    isPurified,
    notes,
  };
}
