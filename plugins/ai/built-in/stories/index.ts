import type { Recognise } from '../exercises/exercise.ts';
import { comparingStory } from './comparisons.ts';
import { mixStory, neededStory, twoKindsStory } from './mixtures.ts';
import { catchingUpStory, meetingStory, togetherStory } from './motion.ts';
import { orderingStory } from './order.ts';
import { beforeStory, changesStory, interestStory, markupStory } from './percents.ts';
import { billStory, buyingStory, twoPricesStory } from './prices.ts';
import { consecutiveStory, rectangleStory, thinkOfANumberStory } from './puzzles.ts';
import { fixedPlusRateStory, goalStory, perAmountStory, twoRatesStory } from './rates.ts';
import { comingAndGoingStory, equalShareStory, packingStory, partStory } from './shares.ts';
import { clockStory, hoursStory } from './times.ts';

const kinds: readonly Recognise[] = [
  clockStory,
  hoursStory,
  orderingStory,
  twoPricesStory,
  comparingStory,
  twoKindsStory,
  neededStory,
  mixStory,
  catchingUpStory,
  rectangleStory,
  consecutiveStory,
  thinkOfANumberStory,
  togetherStory,
  meetingStory,
  beforeStory,
  markupStory,
  changesStory,
  interestStory,
  billStory,
  goalStory,
  twoRatesStory,
  fixedPlusRateStory,
  packingStory,
  partStory,
  buyingStory,
  equalShareStory,
  perAmountStory,
  comingAndGoingStory,
];

/** Word problems. Each kind accepts a message only if it understood all of it. */
export const stories: readonly Recognise[] = kinds.map((recognise) => (math, reading) => {
  const found = recognise(math, reading);
  return found && { ...found, isStory: true };
});
