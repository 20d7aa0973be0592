import type { Administration, Course, LadderState, Posterior, Respond } from 'psychometrics';
import { administer, climb, ladderConfidence, ladderStart, maximumPoints } from 'psychometrics';
import type { Random } from '../../../../core/random.ts';
import { rungLowerBounds } from '../../items/item.ts';
import type { Entry } from '../../items/section-bank.ts';
import { chooseItem } from '../../measurement/choice/choose-item.ts';
import { choosePretest, isPretestDue } from '../../measurement/choice/choose-pretest.ts';
import { endOf } from '../../measurement/choice/section-end.ts';
import { isPassed } from '../../measurement/grading/grade-answer.ts';
import { currentBelief } from '../../measurement/scoring/section-scores.ts';
import type { SectionPlan } from '../../services.ts';
import type { SimulatedSection } from './sections.ts';

/** The plan of a simulated placement. */
export interface SimulatedPlan {
  readonly sections: readonly SectionPlan[];
  /** Ability (logits) where levels begin. */
  readonly cuts: readonly number[];
  /** As in `Plan`. */
  readonly correlation?: number;
  readonly scoring?: 'joint';
  readonly priorSd?: number;
  /** As in `Plan`. */
  readonly freshVariants?: boolean;
  readonly openAnswers?: 'weighted';
  /** False: all items are on the same rung, so that the choice is unrestricted. */
  readonly ladder: boolean;
}

/** What a person was asked in a section before: the items, and the item models of the last sitting. */
export interface AskedBefore {
  readonly items: ReadonlySet<string>;
  readonly models: ReadonlySet<string>;
}
const nothingBefore: AskedBefore = { items: new Set(), models: new Set() };

/** A section of a simulated placement. */
export interface SatSection extends Administration {
  /** Indices of the items that were tried out; their answers do not count and are not drawn. */
  readonly pretested: readonly number[];
}

/** How a person takes a simulated placement. */
interface SittingOptions {
  /** In place of answers drawn at the abilities. */
  readonly answer?: Respond | undefined;
  /** By section; default nothing. */
  readonly before?: readonly AskedBefore[] | undefined;
}

/** Consecutive placements with shared exposure counts. */
export interface Placements {
  /** How often each item was shown, and how many people started its section. */
  readonly exposure: readonly { readonly counts: Float64Array; takers: number }[];
  /** All sections of one person, in the plan's order. */
  sit(abilities: readonly number[], random: Random, options?: SittingOptions): SatSection[];
}

/**
 * The platform's placement on simulated people: the same chooser, ladder, grading rule for open answers, scoring
 * and stopping as a sitting. Exposure starts at 0 and is counted as in the bank.
 */
export function placements(sections: readonly SimulatedSection[], plan: SimulatedPlan): Placements {
  const exposure = sections.map(({ items }) => ({ counts: new Float64Array(items.length), takers: 0 }));
  const layouts = sections.map(({ layout }, at) => ({
    ...layout,
    entries: plan.ladder ? layout.entries : layout.entries.map((entry) => ({ ...entry, rung: 1 as const })),
    exposure: exposure[at] as (typeof exposure)[number],
  }));

  function sit(abilities: readonly number[], random: Random, { answer, before }: SittingOptions = {}): SatSection[] {
    let ladder: LadderState = ladderStart;
    const done: Posterior[] = [];
    return sections.map((section, at) => {
      const sectionPlan = plan.sections[at];
      const layout = layouts[at];
      const ability = abilities[at];
      if (!sectionPlan || !layout || ability === undefined) throw new RangeError('a section without a plan or ability');
      const askedIds: string[] = [];
      const pretestedIds: string[] = [];
      const { items: seen, models } = before?.[at] ?? nothingBefore;
      const siblings = { modelsOfLastSitting: models };
      const fresh = plan.freshVariants && { hasFresh: ({ itemId }: Entry) => section.varied.has(itemId) };
      const show = (itemId: string): number => {
        const index = section.indexOf.get(itemId) as number;
        layout.exposure.counts[index] = (layout.exposure.counts[index] as number) + 1;
        return index;
      };
      const tryOut = (difficulty: LadderState['currentDifficulty']) => {
        while (isPretestDue(sectionPlan, { counted: askedIds.length, pretested: pretestedIds.length }, random)) {
          const known = { plan: sectionPlan, difficulty, seen, siblings };
          const chosen = choosePretest(layout, [...askedIds, ...pretestedIds], known, random);
          if (!chosen) return;
          show(chosen.itemId);
          pretestedIds.push(chosen.itemId);
        }
      };
      const course: Course = {
        next(sectionBelief) {
          const belief = currentBelief([...done, sectionBelief], plan);
          const difficulty = ladder.currentDifficulty;
          if (askedIds.length === 0) layout.exposure.takers += 1;
          tryOut(difficulty);
          const context = { plan: sectionPlan, difficulty, belief, seen, pretested: pretestedIds, siblings, ...fresh };
          const chosen = chooseItem(layout, askedIds, context, random);
          if (!chosen) return undefined;
          askedIds.push(chosen.itemId);
          return show(chosen.itemId);
        },
        answered(index, points, sectionBelief) {
          const belief = currentBelief([...done, sectionBelief], plan);
          const confidence = ladderConfidence(belief, ladder.currentDifficulty, rungLowerBounds);
          const isCorrect = isPassed(points, maximumPoints(section.items[index] ?? { a: 1, b: 0 }));
          ladder = climb(ladder, { isCorrect, confidence });
        },
        end(belief, asked) {
          if (asked.length < sectionPlan.minimum) return undefined;
          return endOf({ plan, at, answered: asked.length, beliefs: [...done, belief] });
        },
      };
      const administration = administer(ability, section.beliefs, course, random, answer);
      done.push(administration.belief);
      return { ...administration, pretested: pretestedIds.map((id) => section.indexOf.get(id) as number) };
    });
  }
  return { exposure, sit };
}
