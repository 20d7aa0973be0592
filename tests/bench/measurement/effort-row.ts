import type { Respond } from 'psychometrics';
import { isGraded, normalDraw, posterior, respond, sampledMean, verdictOn } from 'psychometrics';
import type { Random } from '../../../core/random.ts';
import { seededRandom } from '../../../core/random.ts';
import type { SatSection } from '../../../plugins/item-bank/analysis/simulation/placement.ts';
import { placements } from '../../../plugins/item-bank/analysis/simulation/placement.ts';
import { placementPlan } from '../../../plugins/item-bank/analysis/simulation/placement-plan.ts';
import type { SimulatedSection } from '../../../plugins/item-bank/analysis/simulation/sections.ts';
import { isRapid, rapidThreshold } from '../../../plugins/item-bank/measurement/scoring/effort.ts';
import { scoreSections } from '../../../plugins/item-bank/measurement/scoring/section-scores.ts';
import type { Figure } from '../bench.ts';
import { drawAbilities, trueOverall } from './simulated-bank.ts';

const people = 1500;
const goal = 5;
/**
 * Assumed times (lognormal, ms): medians of items around 35 s, considered answers around the item's median, rapid guesses
 * around 2 s. One answer in ten is a guess; of four options one is right, and an open answer earns nothing.
 */
const times = { medians: { around: 35_000, spread: 0.5 }, considered: 0.6, guess: { around: 2000, spread: 0.5 } };
const guesses = { share: 0.1, right: 0.25 };

const lognormal = (around: number, spread: number, random: Random) => around * Math.exp(spread * normalDraw(random));

/** The bias that rapid guesses leave in the overall score, with and without moderation. */
export function effortRow(sections: readonly SimulatedSection[]): Figure {
  const random = seededRandom('measurement effort');
  const plan = placementPlan();
  const { sit } = placements(sections, plan);
  const medianOf = new Map(
    sections.flatMap(({ items }) =>
      items.map((item) => [item, lognormal(times.medians.around, times.medians.spread, random)] as const),
    ),
  );
  const score = (sat: readonly SatSection[], counts: (section: number, at: number) => boolean) =>
    scoreSections(
      sat.map(({ asked, points }, section) => {
        const kept = [...asked.keys()].filter((at) => counts(section, at));
        const items = kept.map((at) => sections[section]?.items[asked[at] as number] ?? { a: 1, b: 0 });
        return {
          section: (sections[section] as SimulatedSection).section,
          belief: posterior(
            items,
            kept.map((at) => points[at] as number),
          ),
        };
      }),
      plan,
    ).whole.theta;
  const errors = { plain: [] as number[], moderated: [] as number[] };
  let [given, guessed, found, wrongly] = [0, 0, 0, 0];
  for (let person = 0; person < people; person++) {
    const abilities = drawAbilities(random);
    const answered: { isGuess: boolean; isRapid: boolean }[] = [];
    const answer: Respond = (item, ability) => {
      const isGuess = random() < guesses.share;
      const median = medianOf.get(item) ?? times.medians.around;
      const time = isGuess
        ? lognormal(times.guess.around, times.guess.spread, random)
        : lognormal(median, times.considered, random);
      answered.push({ isGuess, isRapid: isRapid(time, rapidThreshold(median)) });
      if (!isGuess) return respond(item, ability, random);
      return !isGraded(item) && random() < guesses.right ? 1 : 0;
    };
    const sat = sit(abilities, random, { answer });
    const firsts = sat.map((_, section) => sat.slice(0, section).reduce((sum, { asked }) => sum + asked.length, 0));
    const truth = trueOverall(sections, abilities);
    const isCounted = (section: number, at: number) => !answered[(firsts[section] as number) + at]?.isRapid;
    errors.plain.push(100 * (score(sat, () => true) - truth));
    errors.moderated.push(100 * (score(sat, isCounted) - truth));
    for (const each of answered) {
      given += 1;
      if (each.isGuess) guessed += 1;
      if (each.isGuess && each.isRapid) found += 1;
      if (!each.isGuess && each.isRapid) wrongly += 1;
    }
  }
  const [plain, moderated] = [sampledMean(errors.plain), sampledMean(errors.moderated)];
  const half = moderated.high - moderated.value;
  const size = Math.abs(moderated.value);
  return {
    what: 'bias of the effort-moderated score, 10 % rapid guesses',
    value: size,
    unit: 'points',
    goal,
    chance: { low: Math.max(0, size - half), high: size + half, verdict: verdictOn(moderated, -goal, goal) },
    notes: [
      `the score itself: ${plain.value.toFixed(1)} points; moderated: ${moderated.value.toFixed(1)}; ${people} placements`,
      `${((100 * found) / guessed).toFixed(0)} % of guesses found by time, ${((100 * wrongly) / (given - guessed)).toFixed(2)} % of considered answers taken for guesses (assumed times)`,
    ],
  };
}
