import type { Random } from '../../../core/random.ts';
import { seededRandom } from '../../../core/random.ts';
import type { StoredResult } from '../../../plugins/idfs/results/contract.ts';
import { resultOf } from '../../../plugins/idfs/results/result.ts';
import { shareOf } from '../../../plugins/idfs/results/task-groups.ts';
import type { ChoiceItem } from '../../../plugins/item-bank/items/item.ts';
import { estimateForm } from '../../../plugins/item-bank/measurement/scoring/sitting-estimate.ts';
import type { VariantDrawer } from '../../../plugins/item-bank/measurement/variants/draw-variant.ts';
import type { ResponseRow } from '../../../plugins/item-bank/models.ts';
import type { Text } from './accounts.ts';
import { accountsOn, configuration, cuts, plan } from './accounts.ts';
import type { Beliefs, Observed } from './attacker.ts';
import { beliefsAfter } from './attacker.ts';

// One person opens a series of accounts, answers known questions, tries options of unknown ones, and infers keys from all
// results. The score of the next account is compared with an honest score of the same person on the same form.

/** The option to try for unknown questions: the most probable one, or a random one. */
export type Strategy = 'likeliest' | 'any';

export interface Campaign {
  readonly accounts: number;
  readonly strategy: Strategy;
  /** The person's ability in logits. */
  readonly ability: number;
  readonly freshVariants: boolean;
  readonly seed: string;
}

export interface Gain {
  /** Points of the next account's score above an honest score. */
  readonly points: number;
  /** The share of the next account's questions whose text an earlier account was asked. */
  readonly seenBefore: number;
  readonly standardError: number;
}

/** The texts that were asked, and the person's beliefs about their keys before any result. */
class Knowledge {
  readonly texts: Text[] = [];
  readonly prior: number[][] = [];
  readonly #places = new Map<string, number>();
  readonly #ability: number;
  readonly #random: Random;

  constructor(ability: number, random: Random) {
    this.#ability = ability;
    this.#random = random;
  }

  has = ({ digest }: Text) => this.#places.has(digest);

  /** The index of a text in `texts`. Known questions are certain; for others every option is equally likely. */
  placeOf(text: Text): number {
    const known = this.#places.get(text.digest);
    if (known !== undefined) return known;
    const { item } = text;
    const { a, b } = item.parameters as Parameters3;
    const isKnown = this.#random() < 1 / (1 + Math.exp(-a * (this.#ability - b)));
    this.prior.push(item.options.map((_, option) => (isKnown ? Number(option === item.key) : 1 / item.options.length)));
    this.#places.set(text.digest, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

export async function runCampaign(
  items: readonly ChoiceItem[],
  drawer: VariantDrawer,
  { accounts, strategy, ability, freshVariants, seed }: Campaign,
): Promise<Gain> {
  const random = seededRandom(seed);
  const nextForm = accountsOn(items, drawer, { freshVariants, random });
  const knowledge = new Knowledge(ability, random);
  let beliefs: Beliefs = [];
  const sessions: Observed[] = [];
  for (let account = 0; account < accounts; account++) {
    const form = (await nextForm()).map((text) => ({ text, place: knowledge.placeOf(text) }));
    const chosen = form.map(({ place }) => choose(beliefs[place] ?? knowledge.prior[place] ?? [], strategy, random));
    sessions.push(observed(form, chosen));
    // Beliefs change little from one account to the next.
    const isLast = account === accounts - 1;
    if (isLast || (strategy !== 'any' && account % 5 === 4)) beliefs = beliefsAfter(knowledge.prior, sessions);
  }
  const texts = await nextForm();
  const seenBefore = texts.filter(knowledge.has).length / texts.length;
  const form = texts.map((text) => ({ text, place: knowledge.placeOf(text) }));
  // The average over 40 draws removes the effect of guessing.
  const scoreWith = (belief: Beliefs) =>
    average(
      Array.from({ length: 40 }, () => {
        const answers = form.map(({ place }) =>
          choose(belief[place] ?? knowledge.prior[place] ?? [], 'likeliest', random),
        );
        return resultFor(texts, answers).overallScore;
      }),
    );
  const { standardError } = resultFor(
    texts,
    form.map(({ place }) => choose(knowledge.prior[place] ?? [], 'likeliest', random)),
  );
  return { points: scoreWith(beliefs) - scoreWith(knowledge.prior), seenBefore, standardError };
}

function choose(belief: readonly number[], strategy: Strategy, random: Random): number {
  const top = Math.max(...belief);
  if (strategy === 'any' && top < 1 - 1e-9) return Math.floor(random() * belief.length);
  const best = belief.flatMap((each, option) => (each >= top - 1e-9 ? [option] : []));
  return best[Math.floor(random() * best.length)] ?? 0;
}

/** The result of a session with these answers, computed by the plugins' code. */
function resultFor(texts: readonly Text[], chosen: readonly number[]): StoredResult {
  const asked = texts.map(({ item }, place) => {
    const isCorrect = chosen[place] === item.key;
    const response = {
      id: String(place),
      answeredAt: new Date(0),
      points: isCorrect ? 1 : 0,
      maximumPoints: 1,
      milliseconds: 30_000,
      hintIds: [] as string[],
      verdict: { isCorrect },
    } as unknown as ResponseRow;
    return { response, item };
  });
  return resultOf({
    estimate: estimateForm(asked, plan),
    order: asked.map(({ response }) => response.id),
    cuts,
    minimumAnswers: configuration.minimumAnswers,
    limitSeconds: configuration.timeLimitSeconds,
    usualSeconds: configuration.timeLimitSeconds,
    startedAt: new Date(0),
    endedAt: new Date(1_800_000),
    endedBy: 'learner',
  });
}

/**
 * What the attacker derives from a result: the weighted number of solved questions from the score, and the step of every
 * group. The attacker is assumed to have the parameters of every question, which the platform never reveals.
 */
function observed(form: readonly { text: Text; place: number }[], chosen: readonly number[]): Observed {
  const result = resultFor(
    form.map(({ text }) => text),
    chosen,
  );
  const theta = (result.overallScore - 500) / 100;
  const slopes = form.map(({ text }) => slopeAt(text.item, theta));
  const expected = slopes.reduce((sum, { slope, chance }) => sum + slope * chance, 0);
  const information = slopes.reduce((sum, { slope, chance }) => sum + slope ** 2 * chance * (1 - chance), 1);
  const group = (places: readonly number[], percentage: number | null | undefined) => {
    const isPossible = (count: number) => 100 * (shareOf(count, places.length) ?? Number.NaN) === percentage;
    return { places, isPossible: percentage == null ? () => true : isPossible };
  };
  const areas = [...Map.groupBy(form.keys(), (place) => form[place]?.text.item.contentArea).values()];
  const loads = [1, 2, 3]
    .map((load) => [...form.keys()].filter((place) => loadOf(form[place]?.text.item) === load))
    .filter((places) => places.length > 0);
  return {
    asked: form.map(({ place }, at) => ({ item: place, option: chosen[at] ?? 0, weight: slopes[at]?.slope ?? 0 })),
    groups: [
      ...areas.map((places, at) => group(places, result.categoryBreakdown[at]?.percentage)),
      ...loads.map((places, at) => group(places, result.loadBreakdown[at]?.percentage)),
    ],
    // At the estimate the weighted residuals equal the gradient of the prior; the error is the step of the score.
    sum: { value: expected + theta, error: (0.05 / Math.sqrt(12)) * information },
  };
}

type Parameters3 = { a: number; b: number; c?: number };

/** The probability of solving an item at an ability, and its contribution to the derivative of the likelihood. */
function slopeAt(item: ChoiceItem, theta: number) {
  const { a, b, c = 0 } = item.parameters as Parameters3;
  const known = 1 / (1 + Math.exp(-a * (theta - b)));
  const chance = c + (1 - c) * known;
  return { chance, slope: (a * known) / chance };
}

/** The three levels of cognitive load that results distinguish. */
function loadOf(item: ChoiceItem | undefined): number {
  const load = item?.cognitiveLoad ?? item?.rung ?? 3;
  return load <= 2 ? 1 : load === 3 ? 2 : 3;
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
