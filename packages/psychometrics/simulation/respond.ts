import type { ItemParameters } from '../models/item-parameters.ts';
import { probability } from '../models/model.ts';
import type { Random } from '../random.ts';

/** One simulated response of a person with ability θ: 1 or 0, or the points of a graded item. */
export function respond(item: ItemParameters, theta: number, random: Random): number {
  const answers = probability(item, theta);
  const draw = random();
  if (typeof answers === 'number') return draw < answers ? 1 : 0;
  let below = 0;
  for (let points = 0; points < answers.length - 1; points++) {
    below += answers[points] as number;
    if (draw < below) return points;
  }
  return answers.length - 1;
}

/** A draw from N(0, 1) (Box and Muller 1958). */
export function normalDraw(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
