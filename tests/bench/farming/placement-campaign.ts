import type { Random } from '../../../core/random.ts';
import { seededRandom } from '../../../core/random.ts';
import { chooseItem } from '../../../plugins/item-bank/choosing.ts';
import { Section } from '../../../plugins/item-bank/contract.ts';
import { endOf } from '../../../plugins/item-bank/ending.ts';
import type { Item } from '../../../plugins/item-bank/items/item.ts';
import { rungLowerBounds } from '../../../plugins/item-bank/items/item.ts';
import { weightedParameters } from '../../../plugins/item-bank/items/weighted-parameters.ts';
import type { ItemParameters, LadderState, Posterior } from '../../../plugins/item-bank/psychometrics/index.ts';
import {
  climb,
  ladderConfidence,
  ladderStart,
  maximumPoints,
  posterior,
  probability,
} from '../../../plugins/item-bank/psychometrics/index.ts';
import { currentBelief, scoreSections } from '../../../plugins/item-bank/section-scores.ts';
import { placementPlan } from '../../../plugins/item-bank/simulation/placement-plan.ts';
import { layOut, sectionItems } from '../../../plugins/item-bank/simulation/sections.ts';

// The same for placements, which say after every answer whether it was right: who does not know tries an option that was
// not tried yet, until the key is found.

const plan = placementPlan();

export interface PlacementGain {
  /** Points of the score that the next account has above an honest one. */
  readonly points: number;
  /** Of the next account's questions, the share whose key is known from the accounts before. */
  readonly keysKnown: number;
}

export function runPlacementCampaign(
  shipped: readonly Item[],
  { accounts, ability, seed }: { readonly accounts: number; readonly ability: number; readonly seed: string },
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
  /** What this person can do by themselves, for ever; and what the accounts have found. */
  const able = new Map<string, boolean>();
  const tried = new Map<string, number>();
  const found = new Set<string>();

  /** One placement: its score, and how many of its questions had a key that was known. */
  function sit(isInformed: boolean, chance: Random) {
    let ladder: LadderState = ladderStart;
    const done: Posterior[] = [];
    let known = 0;
    let questions = 0;
    for (const [at, section] of sections.entries()) {
      const sectionPlan = plan.sections[at];
      if (!sectionPlan) throw new RangeError('a section without a plan');
      const asked: string[] = [];
      const earned: number[] = [];
      const parameters: ItemParameters[] = [];
      section.exposure.takers += 1;
      let own = posterior([], []);
      for (;;) {
        if (asked.length >= sectionPlan.minimum) {
          if (endOf({ plan, at, answered: asked.length, beliefs: [...done, own] })) break;
        }
        const context = {
          plan: sectionPlan,
          difficulty: ladder.currentDifficulty,
          belief: currentBelief([...done, own], plan),
          siblings: { modelsOfLastSitting: new Set<string>() },
        };
        const layout = { ...section.layout, exposure: section.exposure };
        const chosen = chooseItem(layout, asked, context, chance);
        const item = chosen && items.get(chosen.itemId);
        if (!item) break;
        const place = section.indexOf.get(item.id) ?? -1;
        section.exposure.counts[place] = (section.exposure.counts[place] ?? 0) + 1;
        if (found.has(item.id)) known += 1;
        const isRight = answer(item, isInformed, chance);
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
      questions += asked.length;
      done.push(own);
    }
    const beliefs = done.map((belief, at) => ({ section: Section.options[at] as Section, belief }));
    return { score: 500 + 100 * scoreSections(beliefs, plan).whole.theta, known: known / questions };
  }

  function answer(item: Item, isInformed: boolean, chance: Random): boolean {
    if (!able.has(item.id)) able.set(item.id, random() < knowing(item, ability));
    if (able.get(item.id) || (isInformed && found.has(item.id))) return true;
    const options = item.format === 'multiple_choice' ? item.options.length : 20;
    const before = isInformed ? (tried.get(item.id) ?? 0) : 0;
    const isRight = chance() < 1 / Math.max(1, options - before);
    if (isInformed && isRight) found.add(item.id);
    else if (isInformed) tried.set(item.id, before + 1);
    return isRight;
  }

  for (let account = 0; account < accounts; account++) sit(true, random);
  const honest = Array.from({ length: 10 }, (_, at) => sit(false, seededRandom(`${seed} honest ${at}`)).score);
  const last = sit(true, random);
  return { points: last.score - honest.reduce((sum, score) => sum + score, 0) / honest.length, keysKnown: last.known };
}

/** How likely somebody of an ability knows an item, beyond guessing it. */
function knowing(item: Item, ability: number): number {
  if (item.format === 'open_ended') return 0.5;
  return probability({ ...item.parameters, c: 0 } as { a: number; b: number }, ability);
}
