import type { ResponsePattern } from '../calibration/response-matrix.ts';

/** A response pattern of `count` people of one group. */
export interface GroupedPattern extends ResponsePattern {
  readonly group: 'reference' | 'focal';
}

export interface MatchingOptions {
  /**
   * The items whose sum people are matched by, by their place from 0; default: all. The studied item counts
   * in its own matching in any case, as Holland and Thayer (1988) found that it must.
   */
  readonly anchors?: readonly number[] | undefined;
  /**
   * A measure of each pattern's people to match by instead of summed scores, such as θ from an adaptive test; then
   * answers may be missing.
   */
  readonly matching?: readonly number[] | undefined;
  /** With `matching`: how many groups of like measure the Mantel procedures form; default 10. */
  readonly strata?: number | undefined;
}

/** Answers to an item by people of the same measure: counts by points, for each group. */
export interface MatchedStratum {
  readonly measure: number;
  readonly reference: readonly number[];
  readonly focal: readonly number[];
}

/** Numbers of people compared, and of people left out because an answer is missing. */
export interface GroupSizes {
  readonly reference: number;
  readonly focal: number;
  readonly incomplete: number;
}

/** The people who can be compared, with functions to match them. */
export interface Matched {
  readonly sizes: GroupSizes;
  /** The most points anyone got in each item. */
  readonly highest: readonly number[];
  /** The reason why an item cannot be studied. */
  readonly problemOf: (item: number) => string | undefined;
  /** One stratum for each measure, from low to high, when these items are matched by. */
  readonly thin: (item: number, anchors: readonly number[]) => MatchedStratum[];
  /** The same, but of a continuous measure as many groups of about equal size as were asked for. */
  readonly strata: (item: number, anchors: readonly number[]) => MatchedStratum[];
}

/** Throws a RangeError for impossible answers or counts, and unless both groups have people who can be compared. */
export function match(patterns: readonly GroupedPattern[], { matching, strata = 10 }: MatchingOptions): Matched {
  const { highest, lowest } = rangeOf(patterns);
  if (matching && matching.length !== patterns.length) {
    throw new RangeError(`${patterns.length} patterns need as many measures to match by, not ${matching.length}`);
  }
  const isUsable = ({ responses }: GroupedPattern, place: number) =>
    matching ? Number.isFinite(matching[place]) : responses.every((response) => response !== null);
  const usable = patterns.flatMap((pattern, place) =>
    isUsable(pattern, place) && pattern.count > 0 ? [{ ...pattern, measure: matching?.[place] }] : [],
  );
  const total = (some: readonly GroupedPattern[]) => some.reduce((sum, { count }) => sum + count, 0);
  const reference = total(usable.filter(({ group }) => group === 'reference'));
  const focal = total(usable.filter(({ group }) => group === 'focal'));
  if (reference === 0 || focal === 0) {
    const lack = matching ? 'with a measure to match by' : 'who answered every item';
    throw new RangeError(`the ${reference === 0 ? 'reference' : 'focal'} group has no people ${lack}`);
  }
  const sumOver = remembered((anchors: readonly number[]) =>
    usable.map(({ responses }) => anchors.reduce((sum, anchor) => sum + (responses[anchor] ?? 0), 0)),
  );
  const thin = (item: number, anchors: readonly number[]) => {
    const sums = sumOver(anchors);
    const isAnchor = anchors.includes(item);
    const found = new Map<number, { reference: number[]; focal: number[] }>();
    for (const [place, { responses, count, group, measure }] of usable.entries()) {
      const own = responses[item];
      if (own === null || own === undefined) continue;
      const at = measure ?? (sums[place] as number) + (isAnchor ? 0 : own);
      let stratum = found.get(at);
      if (!stratum) {
        const none = () => new Array<number>((highest[item] as number) + 1).fill(0);
        stratum = { reference: none(), focal: none() };
        found.set(at, stratum);
      }
      stratum[group][own] = (stratum[group][own] as number) + count;
    }
    return [...found].map(([at, counts]) => ({ measure: at, ...counts })).sort((a, b) => a.measure - b.measure);
  };
  return {
    sizes: { reference, focal, incomplete: total(patterns) - reference - focal },
    highest,
    problemOf: (item) =>
      highest[item] === lowest[item]
        ? `all people got ${highest[item]} points, so there is nothing to compare`
        : undefined,
    thin,
    strata: (item, anchors) => (matching ? gather(thin(item, anchors), strata) : thin(item, anchors)),
  };
}

/** Keeps the latest answer: all items of a stage are matched by the same anchors. */
function remembered<Question, Answer>(ask: (question: Question) => Answer): (question: Question) => Answer {
  let latest: { question: Question; answer: Answer } | undefined;
  return (question) => {
    if (latest?.question !== question) latest = { question, answer: ask(question) };
    return latest.answer;
  };
}

/** Neighbouring strata taken together until each holds its share of the people. */
function gather(strata: readonly MatchedStratum[], parts: number): MatchedStratum[] {
  const peopleIn = ({ reference, focal }: MatchedStratum) =>
    [...reference, ...focal].reduce((sum, each) => sum + each, 0);
  const share = strata.reduce((sum, stratum) => sum + peopleIn(stratum), 0) / parts;
  const gathered: MatchedStratum[] = [];
  let seen = 0;
  for (const stratum of strata) {
    const last = gathered.at(-1);
    if (last && seen < share * gathered.length) {
      const sum = (left: readonly number[], right: readonly number[]) =>
        left.map((each, points) => each + (right[points] as number));
      gathered[gathered.length - 1] = {
        measure: last.measure,
        reference: sum(last.reference, stratum.reference),
        focal: sum(last.focal, stratum.focal),
      };
    } else {
      gathered.push(stratum);
    }
    seen += peopleIn(stratum);
  }
  return gathered;
}

function rangeOf(patterns: readonly GroupedPattern[]): { highest: number[]; lowest: number[] } {
  const items = patterns[0]?.responses.length ?? 0;
  const highest = new Array<number>(items).fill(0);
  const lowest = new Array<number>(items).fill(Infinity);
  for (const { responses, count, group } of patterns) {
    if (group !== 'reference' && group !== 'focal') {
      throw new RangeError(`a group is reference or focal, not ${group}`);
    }
    if (!(count >= 0 && count < Infinity)) throw new RangeError(`counts must be 0 or more, not ${count}`);
    if (responses.length !== items)
      throw new RangeError(`${items} items need as many responses, not ${responses.length}`);
    if (count === 0) continue;
    responses.forEach((response, item) => {
      if (response === null) return;
      if (!(Number.isInteger(response) && response >= 0)) {
        throw new RangeError(`response ${item} must be null or a whole number from 0 on, not ${response}`);
      }
      highest[item] = Math.max(highest[item] as number, response);
      lowest[item] = Math.min(lowest[item] as number, response);
    });
  }
  return { highest, lowest: lowest.map((low, item) => Math.min(low, highest[item] as number)) };
}
