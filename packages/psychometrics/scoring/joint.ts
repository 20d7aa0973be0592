import type { Classification } from './classification.ts';
import { classifyMasses } from './classification.ts';
import { checkCorrelation } from './composite.ts';
import type { Estimate } from './estimate.ts';
import { normalDensity, normalMassBelow } from './normal.ts';
import type { Posterior } from './posterior.ts';
import { distribution } from './posterior.ts';

/**
 * The abilities in several parts of a test after all responses: a multivariate normal prior (means 0, one SD, any two
 * correlating by r), times the likelihood of each part.
 */
interface JointPosterior {
  /** The mean of each part's ability (EAP given all responses), in logits. */
  readonly means: readonly number[];
  /** The posterior covariance of the parts' abilities. */
  readonly covariance: readonly (readonly number[])[];
  /** The posterior as a mixture over the general factor: independent parts at each of its nodes. */
  readonly mixture: readonly MixtureNode[];
}

interface MixtureNode {
  readonly mass: number;
  readonly means: readonly number[];
  readonly variances: readonly number[];
}

/**
 * Scores parts jointly (de la Torre and Patz 2005, Journal of Educational and Behavioral Statistics 30). With equal
 * correlations each ability is θ = SD·(√r·g + √(1 − r)·u), with g and all u standard normal, so that the integral over
 * all abilities is one over g of a product of integrals over one ability each.
 *
 * @param parts of each part, the posterior from its own responses with the prior N(0, 1)
 * @param sd of the joint prior in each part
 * @throws RangeError for a correlation that is not from 0 to 1, and for an SD that is not from 0.5 to 3
 * @example
 *   const joint = jointPosterior([posterior(items, [1, 1, 2]), posterior(items, [0, 0, 1])], 0.7);
 *   jointComposite(joint, [50, 50]); // { theta: 0.12, se: 0.55 }
 *   classifyJointly(joint, [50, 50], [0]).masses; // [0.41, 0.59]
 */
export function jointPosterior(parts: readonly Posterior[], correlation: number, sd = 1): JointPosterior {
  const moments = parts.map((part) => momentsGivenFactor(part, correlation, sd));
  const mixture = factorNodes.map((g, node): MixtureNode => {
    const own = moments.map((each) => each[node] as Moments);
    return {
      mass: own.reduce((product, { mass }) => product * mass, Math.exp((-g * g) / 2)),
      means: own.map(({ mean }) => mean),
      variances: own.map(({ variance }) => variance),
    };
  });
  const total = sum(mixture.map(({ mass }) => mass));
  const nodes = mixture.map((node) => ({ ...node, mass: node.mass / total }));
  const means = parts.map((_, part) => sum(nodes.map((node) => node.mass * (node.means[part] as number))));
  const covariance = parts.map((_, one) =>
    parts.map((__, other) =>
      sum(
        nodes.map((node) => {
          const apart =
            ((node.means[one] as number) - (means[one] as number)) *
            ((node.means[other] as number) - (means[other] as number));
          return node.mass * (apart + (one === other ? (node.variances[one] as number) : 0));
        }),
      ),
    ),
  );
  return { means, covariance, mixture: nodes };
}

/** The weighted mean of the abilities: its posterior mean and SD. Throws a RangeError unless some weight is above 0. */
export function jointComposite({ means, covariance }: JointPosterior, weights: readonly number[]): Estimate {
  const shares = sharesOf(weights);
  const variance = sum(
    shares.flatMap((share, one) => shares.map((other, at) => share * other * (covariance[one]?.[at] ?? 0))),
  );
  return { theta: sum(shares.map((share, part) => share * (means[part] ?? 0))), se: Math.sqrt(variance) };
}

/**
 * The class of the weighted mean: at each node of the general factor it is taken as normal, so that the whole need not
 * be. Throws a RangeError for cuts that do not rise.
 */
export function classifyJointly(
  { mixture }: JointPosterior,
  weights: readonly number[],
  cuts: readonly number[],
): Classification {
  const shares = sharesOf(weights);
  const components = mixture.map(({ mass, means, variances }) => ({
    mass,
    mean: sum(shares.map((share, part) => share * (means[part] ?? 0))),
    sd: Math.sqrt(sum(shares.map((share, part) => share ** 2 * (variances[part] ?? 0)))),
  }));
  return classifyMasses(cuts, (cut) =>
    sum(
      components.map(({ mass, mean, sd }) => {
        const below = sd > 0 ? normalMassBelow((cut - mean) / sd) : Number(mean < cut);
        return mass * below;
      }),
    ),
  );
}

/**
 * The posterior of one part's ability given all responses: its own posterior, with the information of the other parts in
 * place of the prior N(0, 1).
 *
 * @param others the posteriors of the other parts from their own responses, each with the prior N(0, 1)
 * @param sd of the joint prior in each part
 */
export function marginalPosterior(
  own: Posterior,
  others: readonly Posterior[],
  correlation: number,
  sd = 1,
): Posterior {
  const informing = correlation === 0 ? [] : others;
  if (informing.length === 0 && sd === 1) return own;
  const known = marginals.get(own);
  if (known && isSame(known, informing, correlation, sd)) return known.found;
  const logPrior = logPriorFrom(informing, own.nodes, correlation, sd);
  const found = distribution(
    own.nodes,
    own.density.map((density, at) => Math.log(density) + (logPrior[at] as number)),
  );
  marginals.set(own, { others: informing, correlation, sd, found });
  return found;
}

/** Caches a result computed from other parts' posteriors, which is needed several times after each answer. */
interface Remembered<T> {
  readonly others: readonly Posterior[];
  readonly correlation: number;
  readonly sd: number;
  readonly found: T;
}

/** By the posterior of the part itself. */
const marginals = new WeakMap<Posterior, Remembered<Posterior>>();
/** By the posterior of the last of the other parts. */
const priors = new WeakMap<Posterior, Remembered<Float64Array> & { readonly nodes: Float64Array }>();

const isSame = (known: Remembered<unknown>, others: readonly Posterior[], correlation: number, sd: number) =>
  known.correlation === correlation &&
  known.sd === sd &&
  known.others.length === others.length &&
  known.others.every((part, at) => part === others[at]);

/** What the other parts say of an ability, divided by N(0, 1), as logarithms at its nodes. */
function logPriorFrom(
  others: readonly Posterior[],
  nodes: Float64Array,
  correlation: number,
  sd: number,
): Float64Array {
  const last = others.at(-1);
  if (!last) return nodes.map((theta) => (theta * theta * (1 - 1 / (sd * sd))) / 2);
  const known = priors.get(last);
  if (known && hasSameNodes(known.nodes, nodes) && isSame(known, others, correlation, sd)) return known.found;
  const moments = others.map((part) => momentsGivenFactor(part, correlation, sd));
  const masses = factorNodes.map((g, node) =>
    moments.reduce((product, each) => product * (each[node] as Moments).mass, Math.exp((-g * g) / 2)),
  );
  const total = sum(masses);
  const { rows } = kernelOn(nodes, correlation, sd);
  const prior = new Float64Array(nodes.length);
  rows.forEach((row, node) => {
    const mass = (masses[node] as number) / total;
    if (mass < 1e-12) return;
    for (let at = 0; at < prior.length; at++) prior[at] = (prior[at] as number) + mass * (row[at] as number);
  });
  const found = prior.map(Math.log);
  priors.set(last, { others, correlation, sd, nodes, found });
  return found;
}

const hasSameNodes = (one: Float64Array, other: Float64Array) =>
  one.length === other.length && one[0] === other[0] && one.at(-1) === other.at(-1);

/** Of one part at a node of the general factor. */
interface Moments {
  /** The likelihood of the part's responses there, but for a factor that is the same at all nodes. */
  readonly mass: number;
  readonly mean: number;
  readonly variance: number;
}

/** The general factor is integrated over 6 SDs to each side, in even steps: exact far beyond what is reported. */
const factorNodes = Array.from({ length: 97 }, (_, node) => -6 + node / 8);

/** Abilities within this distance (SDs of the part's own posterior) count. */
const reach = 12;

function momentsGivenFactor({ nodes, density, mean, sd }: Posterior, correlation: number, priorSd: number): Moments[] {
  const { rows, spacing } = kernelOn(nodes, correlation, priorSd);
  // Even nodes may be as far apart as the SD and still give exact moments (cf. `forMoments`).
  const stride = Math.max(
    1,
    Math.floor(Math.min(0.1, sd / 3, (priorSd * Math.sqrt(1 - correlation)) / 2 || 1) / spacing),
  );
  const first = Math.max(0, Math.floor((mean - reach * sd - (nodes[0] as number)) / spacing));
  const end = Math.min(nodes.length, Math.ceil((mean + reach * sd - (nodes[0] as number)) / spacing) + 1);
  return rows.map((row) => {
    let mass = 0;
    let firstMoment = 0;
    let second = 0;
    for (let at = first; at < end; at += stride) {
      const weight = (density[at] as number) * (row[at] as number);
      const theta = nodes[at] as number;
      mass += weight;
      firstMoment += weight * theta;
      second += weight * theta * theta;
    }
    if (!(mass > 0)) return { mass: 0, mean: 0, variance: 0 };
    const own = firstMoment / mass;
    return { mass, mean: own, variance: Math.max(0, second / mass - own * own) };
  });
}

interface Kernel {
  /** At each node of the factor and of the ability: the ability's density there, divided by that of N(0, 1). */
  readonly rows: readonly Float64Array[];
  readonly spacing: number;
}

const kernels = new Map<string, Kernel>();
/** Almost all posteriors are on the same nodes; others come with very sharp answers alone. */
const keptKernels = 8;

function kernelOn(nodes: Float64Array, correlation: number, sd: number): Kernel {
  checkCorrelation(correlation);
  if (!(sd >= 0.5 && sd <= 3)) throw new RangeError(`the prior's SD must be from 0.5 to 3, not ${sd}`);
  const first = nodes[0] as number;
  const last = nodes[nodes.length - 1] as number;
  const key = `${correlation} ${sd} ${nodes.length} ${first} ${last}`;
  const known = kernels.get(key);
  if (known) return known;
  const loading = sd * Math.sqrt(correlation);
  // Abilities that are all the same are almost so: the integral needs some width.
  const own = sd * Math.sqrt(Math.max(1e-2, 1 - correlation));
  const rows = factorNodes.map((g) =>
    nodes.map((theta) => Math.exp(theta ** 2 / 2) * (normalDensity((theta - loading * g) / own) / own)),
  );
  const kernel = { rows, spacing: (last - first) / (nodes.length - 1) };
  if (kernels.size >= keptKernels) kernels.clear();
  kernels.set(key, kernel);
  return kernel;
}

function sharesOf(weights: readonly number[]): number[] {
  const total = sum(weights);
  if (!(total > 0 && weights.every((weight) => weight >= 0))) {
    throw new RangeError(`weights must be 0 or more and some above, not ${weights.join(', ')}`);
  }
  return weights.map((weight) => weight / total);
}

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
