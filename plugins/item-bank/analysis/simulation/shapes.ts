import { composite, normalDraw, sectionAbilities } from 'psychometrics';
import type { Random } from '../../../../core/random.ts';

/**
 * How the abilities of simulated people differ between sections; their overall ability is spread evenly.
 * `population`: as in the population, given the overall ability; `equal`: the same in all sections; `uneven`: one section, a
 * different one for each third of people, lies 1.5 logits below the others.
 */
export type Shape = 'population' | 'equal' | 'uneven';

export const shapes: readonly Shape[] = ['population', 'equal', 'uneven'];

/** Edges of the bands of overall ability with goals (logits). */
export const bandEdges: readonly number[] = Array.from({ length: 11 }, (_, index) => -2.5 + 0.5 * index);

/** How far the weak section of `uneven` people lies below the others. */
const weakness = 1.5;

/**
 * People whose overall ability, the weighted mean of the sections, falls into each band in turn. Within a band it is
 * distributed as in a standard normal population with this correlation.
 */
export function peopleOfShape(
  shape: Shape,
  { people, before = 0 }: { people: number; before?: number },
  { weights, correlation }: { weights: readonly number[]; correlation: number },
  random: Random,
): number[][] {
  const overall = (abilities: readonly number[]) =>
    composite(abilities.map((theta, at) => ({ theta, se: 0, weight: weights[at] ?? 0 }))).theta;
  const loadings = loadingsOn(weights, correlation);
  const sd = sdOf(weights, correlation);
  return Array.from({ length: people }, (_, person) => {
    const band = (before + person) % (bandEdges.length - 1);
    const round = Math.floor((before + person) / (bandEdges.length - 1));
    const target = drawWithin(bandEdges[band] as number, bandEdges[band + 1] as number, sd, random);
    const profile =
      shape === 'population'
        ? sectionAbilities(normalDraw(random), { sections: weights.length, correlation }, random)
        : weights.map((_weight, at) => (shape === 'uneven' && at === round % weights.length ? -weakness : 0));
    const shift = target - overall(profile);
    return profile.map((ability, at) => ability + shift * (shape === 'population' ? (loadings[at] as number) : 1));
  });
}

/** The regression of each section's ability on the weighted mean, in the population. */
function loadingsOn(weights: readonly number[], correlation: number): number[] {
  const shares = sharesOf(weights);
  const covariances = shares.map((share) => correlation + (1 - correlation) * share);
  const variance = shares.reduce((sum, share, at) => sum + share * (covariances[at] as number), 0);
  return covariances.map((covariance) => covariance / variance);
}

/** SD of the weighted mean in a population with SD 1 in each section. */
function sdOf(weights: readonly number[], correlation: number): number {
  const shares = sharesOf(weights);
  const squares = shares.reduce((sum, share) => sum + share * share, 0);
  return Math.sqrt(correlation + (1 - correlation) * squares);
}

function sharesOf(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** A draw from N(0, sd²) within a band, by rejection. */
function drawWithin(from: number, to: number, sd: number, random: Random): number {
  const density = (theta: number) => Math.exp(-((theta / sd) ** 2) / 2);
  const highest = density(from <= 0 && to >= 0 ? 0 : Math.min(Math.abs(from), Math.abs(to)));
  for (;;) {
    const theta = from + (to - from) * random();
    if (random() * highest <= density(theta)) return theta;
  }
}
