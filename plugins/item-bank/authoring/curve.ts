import type { ItemParameters } from 'psychometrics';
import { expectedScore, information, isGraded, maximumPoints, probability } from 'psychometrics';
import type { ItemPage } from './contract.ts';

/** Abilities a curve is drawn at: −4 to 4 logits, every tenth. */
const abilities = Array.from({ length: 81 }, (_, index) => (index - 40) / 10);

/** Expected score and information at each ability; for an open item also the probability of each category. */
export function curveOf(item: ItemParameters): ItemPage['curve'] {
  const maximum = maximumPoints(item);
  return abilities.map((theta) => ({
    theta,
    expected: expectedScore(item, theta) / maximum,
    information: information(item, theta),
    ...(isGraded(item) && { categories: [...(probability(item, theta) as readonly number[])] }),
  }));
}
