import { normalDraw, posterior, respond, sampledRmse, sampledShare, sectionAbilities, verdictOn } from 'psychometrics';
import { seededRandom } from '../../../core/random.ts';
import { Configuration, planOf } from '../../../plugins/idfs/rules.ts';
import { placements } from '../../../plugins/item-bank/analysis/simulation/placement.ts';
import { placementPlan } from '../../../plugins/item-bank/analysis/simulation/placement-plan.ts';
import type { SectionItems, SimulatedSection } from '../../../plugins/item-bank/analysis/simulation/sections.ts';
import { layOut } from '../../../plugins/item-bank/analysis/simulation/sections.ts';
import type { ItemSection } from '../../../plugins/item-bank/contract.ts';
import { assembleForm } from '../../../plugins/item-bank/measurement/forms/assemble-form.ts';
import { scoreForm } from '../../../plugins/item-bank/measurement/scoring/form-score.ts';
import { scoreSections } from '../../../plugins/item-bank/measurement/scoring/section-scores.ts';
import type { Measurement } from '../../../plugins/learner/eiq/joint-ability.ts';
import { abilitiesFrom, assumedCorrelations } from '../../../plugins/learner/eiq/joint-ability.ts';
import type { Figure } from '../bench.ts';
import { trueOverall } from './simulated-bank.ts';

const people = 1000;
const population = { mean: 0, sd: 1, correlation: 0.7 };
const at = new Date('2030-01-01T00:00:00Z');

/** How well the record measures after a placement and an IDFS, and after two placements, from all results at once. */
export function recordRows(sections: readonly SimulatedSection[], cognitive: SectionItems<ItemSection>): Figure[] {
  const random = seededRandom('measurement record');
  const plan = placementPlan();
  const formPlan = planOf(Configuration.parse({}), { immersion: 450, mastery: 575, excellence: 650 });
  const { sit } = placements(sections, plan);
  const { layout, items, indexOf } = layOut(cognitive);
  const exposure = { counts: new Float64Array(items.length), takers: 0 };
  const placement = (abilities: readonly number[]): Measurement => {
    const {
      whole,
      sections: scores,
      version,
    } = scoreSections(
      sit(abilities, random).map(({ belief }, section) => ({
        section: (sections[section] as SimulatedSection).section,
        belief,
      })),
      plan,
    );
    const domains = sections.map(({ section: domain }, section) => {
      const { theta, se } = scores[section] ?? whole;
      return { domain, theta, se };
    });
    const prior = { sd: plan.priorSd ?? 1, correlation: plan.correlation ?? 0 };
    return { theta: whole.theta, se: whole.se, at, measures: 'domains', domains, prior, version };
  };
  const session = (theta: number): Measurement => {
    exposure.takers += 1;
    const asked = assembleForm({ ...layout, exposure }, formPlan, new Set(), random).map(({ itemId }) => {
      const index = indexOf.get(itemId) as number;
      exposure.counts[index] = (exposure.counts[index] as number) + 1;
      return items[index] ?? { a: 1, b: 0 };
    });
    const {
      theta: found,
      se,
      version,
    } = scoreForm(
      posterior(
        asked,
        asked.map((item) => respond(item, theta, random)),
      ),
      formPlan,
    );
    return { theta: found, se, at, measures: 'cognitive', domains: [], prior: null, version };
  };
  const both = {
    errors: [] as number[],
    covered: 0,
    coveredBefore: 0,
    coveredDomain: 0,
    errorsOfDomain: [] as number[],
  };
  const twice = { errors: [] as number[], covered: 0 };
  for (let person = 0; person < people; person++) {
    const abilities = sectionAbilities(normalDraw(random), { sections: sections.length + 1, ...population }, random);
    const inDomains = abilities.slice(0, sections.length);
    const truth = trueOverall(sections, inDomains);
    const cognitiveTruth = abilities.at(-1) as number;
    const one = placement(inDomains);
    const form = session(cognitiveTruth);
    const known = abilitiesFrom([one, form], assumedCorrelations);
    const again = abilitiesFrom([one, placement(inDomains)], assumedCorrelations);
    if (!known || !again) throw new Error('Nothing is known of a person with results');
    const wanted = (truth + cognitiveTruth) / 2;
    both.errors.push(known.overall.theta - wanted);
    if (covers(known.overall, wanted)) both.covered += 1;
    if (covers(byPrecision(one, form), wanted)) both.coveredBefore += 1;
    const math = known.inDomain('core_math');
    both.errorsOfDomain.push(math.theta - (inDomains[0] as number));
    if (covers(math, inDomains[0] as number)) both.coveredDomain += 1;
    twice.errors.push(again.overall.theta - truth);
    if (covers(again.overall, truth)) twice.covered += 1;
  }
  const before = sampledShare(both.coveredBefore, people);
  const domain = sampledShare(both.coveredDomain, people);
  return [
    coverage('coverage of the record after a placement and an IDFS', both.covered, [
      `RMSE ${rmse(both.errors)} logits; combined by inverse variance, as one ability, coverage was ${percent(before.value)} (${percent(before.low)} to ${percent(before.high)})`,
      `core math with the IDFS: RMSE ${rmse(both.errorsOfDomain)}, coverage ${percent(domain.value)} (${percent(domain.low)} to ${percent(domain.high)}); ${people} people, abilities correlate by ${population.correlation}`,
    ]),
    coverage('coverage of the record after two placements', twice.covered, [`RMSE ${rmse(twice.errors)} logits`]),
  ];
}

const covers = ({ theta, se }: { theta: number; se: number }, truth: number) => Math.abs(theta - truth) <= 1.96 * se;

/** The former rule: both as measurements of one ability, each made with N(0, 1). */
function byPrecision(one: Measurement, other: Measurement) {
  const [p, q] = [one, other].map(({ se }) => 1 / se ** 2) as [number, number];
  const precision = p + q - 1;
  return { theta: (one.theta * p + other.theta * q) / precision, se: 1 / Math.sqrt(precision) };
}

function coverage(what: string, covered: number, notes: readonly string[]): Figure {
  const share = sampledShare(covered, people);
  return {
    what,
    value: 100 * share.value,
    unit: '%',
    goal: 90,
    atLeast: true,
    chance: { low: 100 * share.low, high: 100 * share.high, verdict: verdictOn(share, 0.9, 1) },
    notes,
  };
}

function rmse(errors: readonly number[]): string {
  const { value, low, high } = sampledRmse(Float64Array.from(errors));
  return `${value.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
}
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
