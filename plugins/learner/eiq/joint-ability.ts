import type { AbilityPrior, NormalAbilities, NormalLikelihood } from 'psychometrics';
import { equalCorrelations, likelihoodsOf, normalAbilities, sumOf } from 'psychometrics';
import { sectionTitles } from '../../item-bank/contract.ts';
import { Domain } from '../contract.ts';
import type { DomainAbility, ResultPrior } from '../models.ts';
import type { Ability } from './scale.ts';

// All results of a learner as one posterior of four abilities: those in the domains, and that in cognitive tasks.

/** What an assessment measures: the domains with their weighted mean, or cognitive tasks. */
type Measures = 'domains' | 'cognitive';

/** A result as far as it says something about abilities, with the time it was measured. */
export interface Measurement extends Ability {
  readonly at: Date;
  readonly measures: Measures;
  readonly domains: readonly DomainAbility[];
  /** The prior it was estimated with; null for results that were stored without it. */
  readonly prior: ResultPrior | null;
  readonly version: string;
}

/** Correlations of abilities: of any two domains, and of cognitive tasks with a domain. */
export interface Correlations {
  readonly domains: number;
  readonly cognitive: number;
}
/** Until enough learners took both assessments. */
export const assumedCorrelations: Correlations = { domains: 0.7, cognitive: 0.7 };

/** As placements and the IDFS assume (decision 049). */
const spread = 1.4;

/**
 * How a result ages. Ability changes, so the variance of what a result says grows by this many squared logits a year.
 * After two years a result no longer counts.
 */
const ageing = { variancePerYear: 0.1, longestDays: 730 } as const;
const dayMs = 86_400_000;

const domains = Domain.options;
const cognitiveAt = domains.length;
const ofDomains = [...domains.map((domain) => sectionTitles[domain].weight / 100), 0];
const ofCognitive = [...domains.map(() => 0), 1];
const directionOf = (measures: Measures) => (measures === 'cognitive' ? ofCognitive : ofDomains);

/** The abilities of a learner by their results. */
export interface KnownAbilities {
  /**
   * What the EiQ score measures: the weighted mean of the domains, or the ability in cognitive tasks, and their mean where
   * both were measured.
   */
  readonly overall: Ability;
  /** The part of the overall ability that the domains have, 0 to 1. */
  readonly domainShare: number;
  inDomain(domain: Domain): Ability;
  /** What an assessment of this kind would measure. */
  measuredBy(measures: Measures): Ability;
  /** How much each result counts in the overall ability, 0 to 1, in their order. */
  readonly shares: readonly number[];
}

/**
 * One posterior from all results (docs/measurement.md, decision 128): the multivariate normal prior once, times what the
 * answers of each result say, which is its estimate less the prior it was made with. Ages count from the latest result; the
 * likelihood of an older one is wider (a random walk, as in a Kalman filter). A result that counts alone stays as it is.
 * Undefined without results.
 */
export function abilitiesFrom(results: readonly Measurement[], correlations: Correlations): KnownAbilities | undefined {
  const latest = Math.max(...results.map(({ at }) => at.getTime()));
  const likelihoods = results.map((result) => aged(likelihoodOf(result), (latest - result.at.getTime()) / dayMs));
  const counted = results.filter((_, index) => likelihoods[index]?.some(({ precision }) => precision > 0));
  const alone = counted.length > 1 ? undefined : (counted[0] ?? results.findLast(({ at }) => at.getTime() === latest));
  if (results.length === 0) return undefined;
  const joint = normalAbilities(priorWith(correlations), likelihoods.flat());
  const kinds = new Set((alone ? [alone] : counted).map(({ measures }) => measures));
  const domainShare = kinds.size > 1 ? 0.5 : Number(kinds.has('domains'));
  const overall = ofDomains.map((weight, at) => domainShare * weight + (1 - domainShare) * (ofCognitive[at] ?? 0));
  const asItIs = (measures: Measures) =>
    alone?.measures === measures ? { theta: alone.theta, se: alone.se } : undefined;
  return {
    overall: alone ? { theta: alone.theta, se: alone.se } : sumOf(joint, overall),
    domainShare,
    measuredBy: (measures) => asItIs(measures) ?? sumOf(joint, directionOf(measures)),
    inDomain(domain) {
      const own = alone?.domains.find((each) => each.domain === domain);
      const at = domains.indexOf(domain);
      return own
        ? { theta: own.theta, se: own.se }
        : sumOf(
            joint,
            overall.map((_, part) => Number(part === at)),
          );
    },
    shares: alone ? results.map((each) => Number(each === alone)) : sharesIn(joint, overall, likelihoods),
  };
}

/** How far the overall ability follows when everything a result measured is a logit higher, of all results together. */
function sharesIn(
  { covariance }: NormalAbilities,
  overall: readonly number[],
  likelihoods: readonly (readonly NormalLikelihood[])[],
): number[] {
  const pulls = likelihoods.map((each) =>
    sum(
      each.map(({ weights, precision }) => {
        const follows = sum(
          weights.map((weight, at) => weight * sum(overall.map((own, row) => own * (covariance[row]?.[at] ?? 0)))),
        );
        return follows * precision * sum(weights);
      }),
    ),
  );
  const total = sum(pulls);
  return pulls.map((pull) => pull / total);
}

/** By result, because a history needs them once for each later result. */
const knownLikelihoods = new WeakMap<Measurement, readonly NormalLikelihood[]>();

/** What the answers of a result say, without the prior of its estimate. */
function likelihoodOf(result: Measurement): readonly NormalLikelihood[] {
  const known = knownLikelihoods.get(result) ?? computedLikelihoodOf(result);
  knownLikelihoods.set(result, known);
  return known;
}

function computedLikelihoodOf(result: Measurement): NormalLikelihood[] {
  const { sd, correlation } = result.prior ?? priorOfVersion(result.version);
  const { measures, theta, se } = result;
  const measured = domains.flatMap((domain) => result.domains.find((each) => each.domain === domain) ?? []);
  if (measures === 'domains' && measured.length === domains.length) {
    return likelihoodsOf(measured, { sd, correlations: equalCorrelations(domains.length, correlation) });
  }
  const weights = directionOf(measures);
  const before = sumOf({ means: [], covariance: covarianceOf(sd, correlation) }, weights).se;
  const precision = Math.max(0, 1 / se ** 2 - 1 / before ** 2);
  return [{ weights, precision, shift: precision > 0 ? theta / se ** 2 : 0 }];
}

const covarianceOf = (sd: number, correlation: number) =>
  equalCorrelations(cognitiveAt + 1, correlation).map((row) => row.map((each) => each * sd ** 2));

function aged(likelihoods: readonly NormalLikelihood[], days: number): NormalLikelihood[] {
  const variance = days > ageing.longestDays ? Number.POSITIVE_INFINITY : (ageing.variancePerYear * days) / 365.25;
  return likelihoods.map(({ weights, precision, shift }) => {
    const left = precision > 0 ? 1 / (1 + precision * variance) : 0;
    return { weights, precision: left * precision, shift: left * shift };
  });
}

function priorWith({ domains: between, cognitive }: Correlations): AbilityPrior {
  const correlations = equalCorrelations(cognitiveAt + 1, between).map((row, one) =>
    row.map((each, other) => (one !== other && (one === cognitiveAt || other === cognitiveAt) ? cognitive : each)),
  );
  return { sd: spread, correlations };
}

/** The prior of results that were stored without it. */
function priorOfVersion(named: string): ResultPrior {
  const [version] = named.split(',');
  if (version === 'eap-1' || version === 'eap-2') return { sd: 1, correlation: 0 };
  if (version === 'joint-eap-1' || version === 'eap-1 in steps') return { sd: 1, correlation: 0.7 };
  return { sd: spread, correlation: 0.7 };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
