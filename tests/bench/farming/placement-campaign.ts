import type { ItemParameters, LadderState, Posterior } from 'psychometrics';
import { climb, ladderConfidence, ladderStart, maximumPoints, posterior, probability } from 'psychometrics';
import type { Random } from '../../../core/random.ts';
import { seededRandom } from '../../../core/random.ts';
import { placementPlan } from '../../../plugins/item-bank/analysis/simulation/placement-plan.ts';
import { layOut, sectionItems } from '../../../plugins/item-bank/analysis/simulation/sections.ts';
import { Section } from '../../../plugins/item-bank/contract.ts';
import type { Item } from '../../../plugins/item-bank/items/item.ts';
import { rungLowerBounds } from '../../../plugins/item-bank/items/item.ts';
import type { Entry } from '../../../plugins/item-bank/items/section-bank.ts';
import { weightedParameters } from '../../../plugins/item-bank/items/weighted-parameters.ts';
import { chooseItem } from '../../../plugins/item-bank/measurement/choice/choose-item.ts';
import { endOf } from '../../../plugins/item-bank/measurement/choice/section-end.ts';
import { currentBelief, scoreSections } from '../../../plugins/item-bank/measurement/scoring/section-scores.ts';
import type { VariantDrawer } from '../../../plugins/item-bank/measurement/variants/draw-variant.ts';

// The campaign in placements, which reveal after every answer whether it is correct: for unknown questions the attacker tries
// one option after another until the key is found.

const plan = placementPlan();

/** The gain of the next account from the previous ones. */
export interface PlacementGain {
  /** Points of the score above an honest account. */
  readonly points: number;
  /** The gain in points by section, in the order of the sections. */
  readonly sections: readonly number[];
  /** The share of questions whose key is known, by section. */
  readonly keysKnown: readonly number[];
}

export interface PlacementCampaign {
  readonly accounts: number;
  /** The person's ability in logits. */
  readonly ability: number;
  readonly freshVariants: boolean;
  readonly seed: string;
}

/** Attempts to draw a text that was not asked yet, as in a sitting. */
const maxDraws = 6;

export function runPlacementCampaign(
  shipped: readonly Item[],
  drawer: VariantDrawer,
  { accounts, ability, freshVariants, seed }: PlacementCampaign,
): PlacementGain {
  const random = seededRandom(seed);
  const entries = shipped.map((content) => ({
    ...{ itemId: content.id, version: 1, section: content.section, contentArea: content.contentArea, content },
  }));
  const items = new Map(shipped.map((item) => [item.id, item]));
  const sections = sectionItems(entries, Section.options).map((each) => {
    const laidOut = layOut(each);
    return { ...laidOut, exposure: { counts: new Float64Array(each.items.length), takers: 0 } };
  });
  /** Digests of the texts that were asked, and ids of items without an unused text. */
  const texts = new Set<string>();
  const usedUp = new Set<string>();
  const hasFresh = ({ itemId, itemModel }: Pick<Entry, 'itemId' | 'itemModel'>) =>
    drawer.hasVariants({ itemModel }) && !usedUp.has(itemId);
  /** By text: whether the person can solve it, the number of wrong options tried, and whether the key was found. */
  const able = new Map<string, boolean>();
  const tried = new Map<string, number>();
  const found = new Set<string>();

  /** One placement: its scores, and the share of questions with a known key in each section. */
  function sit(isInformed: boolean, chance: Random) {
    let ladder: LadderState = ladderStart;
    const done: Posterior[] = [];
    const keysKnown: number[] = [];
    for (const [at, section] of sections.entries()) {
      const sectionPlan = plan.sections[at];
      if (!sectionPlan) throw new RangeError('No plan for this section');
      const asked: string[] = [];
      const earned: number[] = [];
      const parameters: ItemParameters[] = [];
      section.exposure.takers += 1;
      let own = posterior([], []);
      let known = 0;
      for (;;) {
        if (asked.length >= sectionPlan.minimum) {
          if (endOf({ plan, at, answered: asked.length, beliefs: [...done, own] })) break;
        }
        const context = {
          plan: sectionPlan,
          difficulty: ladder.currentDifficulty,
          belief: currentBelief([...done, own], plan),
          siblings: { modelsOfLastSitting: new Set<string>() },
          ...(freshVariants && { hasFresh }),
        };
        const layout = { ...section.layout, exposure: section.exposure };
        const chosen = chooseItem(layout, asked, context, chance);
        const item = chosen && items.get(chosen.itemId);
        if (!item) break;
        const text = textFor(chosen, item, chance);
        if (text === undefined) continue;
        const place = section.indexOf.get(item.id) ?? -1;
        section.exposure.counts[place] = (section.exposure.counts[place] ?? 0) + 1;
        if (found.has(text)) known += 1;
        const isRight = answer(text, item, isInformed, chance);
        asked.push(item.id);
        parameters.push(weightedParameters(item));
        earned.push(isRight ? maximumPoints(item.parameters) : 0);
        own = posterior(parameters, earned);
        const confidence = ladderConfidence(
          currentBelief([...done, own], plan),
          ladder.currentDifficulty,
          rungLowerBounds,
        );
        ladder = climb(ladder, { isCorrect: isRight, confidence });
      }
      keysKnown.push(known / asked.length);
      done.push(own);
    }
    const beliefs = done.map((belief, at) => ({ section: Section.options[at] as Section, belief }));
    const { whole, sections: own } = scoreSections(beliefs, plan);
    return { scores: [whole, ...own].map(({ theta }) => 500 + 100 * theta), keysKnown };
  }

  /** The text to ask; undefined if the texts of the item are used up, so that another item is selected. */
  function textFor(entry: Entry, item: Item, chance: Random): string | undefined {
    if (!freshVariants || !hasFresh(entry)) return item.id;
    for (let draws = 0; draws < maxDraws; draws++) {
      const digest = drawer.draw(item, chance)?.digest;
      if (digest === undefined || texts.has(digest)) continue;
      texts.add(digest);
      return digest;
    }
    usedUp.add(entry.itemId);
    return undefined;
  }

  function answer(text: string, item: Item, isInformed: boolean, chance: Random): boolean {
    if (!able.has(text)) able.set(text, random() < probabilityOfKnowing(item, ability));
    if (able.get(text) || (isInformed && found.has(text))) return true;
    const options = item.format === 'multiple_choice' ? item.options.length : 20;
    const before = isInformed ? (tried.get(text) ?? 0) : 0;
    const isRight = chance() < 1 / Math.max(1, options - before);
    if (isInformed && isRight) found.add(text);
    else if (isInformed) tried.set(text, before + 1);
    return isRight;
  }

  for (let account = 0; account < accounts; account++) sit(true, random);
  const honest = Array.from({ length: 10 }, (_, at) => sit(false, seededRandom(`${seed} honest ${at}`)).scores);
  const last = sit(true, random);
  const [points = 0, ...ofSections] = last.scores.map(
    (score, at) => score - honest.reduce((sum, scores) => sum + (scores[at] ?? 0), 0) / honest.length,
  );
  return { points, sections: ofSections, keysKnown: last.keysKnown };
}

/** The probability that a person of an ability knows an item, beyond guessing. */
function probabilityOfKnowing(item: Item, ability: number): number {
  if (item.format === 'open_ended') return 0.5;
  return probability({ ...item.parameters, c: 0 } as { a: number; b: number }, ability);
}
