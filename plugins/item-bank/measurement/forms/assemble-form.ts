import { conflict } from '../../../../core/contract/index.ts';
import type { Random } from '../../../../core/random.ts';
import { shuffled } from '../../items/draw.ts';
import type { Rung } from '../../items/item.ts';
import type { Entry, SectionBank } from '../../items/section-bank.ts';
import { isScored } from '../../items/section-bank.ts';
import type { FormPlan } from '../../services.ts';
import { exposureControl } from '../choice/choose-item.ts';

/**
 * The items of a form, by area and within an area from easy to hard. Rungs are evenly spread and kinds of task alternate.
 * Items with the fewest showings come first, at random among equals; overexposed items come late, and items this person
 * has seen come last. A rung with too few items borrows from its neighbours.
 * @throws Failure conflict where an area has too few items
 */
export function assembleForm(
  { entries, exposure }: Pick<SectionBank, 'entries' | 'exposure'>,
  plan: Pick<FormPlan, 'areas'>,
  seen: ReadonlySet<string>,
  random: Random,
): Entry[] {
  const askedOf = new Map(entries.map(({ itemId }, index) => [itemId, exposure.counts[index] ?? 0]));
  const maxAsked = exposureControl.maximumRate * exposure.takers - 1;
  return plan.areas.flatMap(({ contentArea, questions }) => {
    const left = shuffled(
      entries.filter((entry) => isScored(entry) && entry.contentArea === contentArea),
      random,
    );
    if (left.length < questions) {
      throw conflict(`Too few questions for this assessment: ${left.length} of ${questions} in ${contentArea}`);
    }
    const chosen: Entry[] = [];
    for (const rung of rungsOf(questions)) {
      const usesOf = (kind: string | undefined) => chosen.filter(({ subcategory }) => subcategory === kind).length;
      const cost = (entry: Entry) => [
        seen.has(entry.itemId) ? 1 : 0,
        (askedOf.get(entry.itemId) ?? 0) > maxAsked ? 1 : 0,
        Math.abs(entry.rung - rung),
        usesOf(entry.subcategory),
        askedOf.get(entry.itemId) ?? 0,
      ];
      const best = left.reduce((one, other) => (isLess(cost(other), cost(one)) ? other : one));
      chosen.push(best);
      left.splice(left.indexOf(best), 1);
    }
    return chosen.sort((one, other) => one.rung - other.rung);
  });
}

/** Rungs spread evenly from 1 to 5, ascending; the middle one for a single question. */
function rungsOf(questions: number): Rung[] {
  if (questions === 1) return [3];
  return Array.from({ length: questions }, (_, index) => Math.round(1 + (4 * index) / (questions - 1)) as Rung);
}

/** Lexicographic comparison. */
function isLess(one: readonly number[], other: readonly number[]): boolean {
  const differing = one.findIndex((figure, index) => figure !== other[index]);
  return differing >= 0 && (one[differing] ?? 0) < (other[differing] ?? 0);
}
