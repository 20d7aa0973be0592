import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { caseOf, drawUntil, modelsOf } from '../drafts.ts';
import { forecast, quickRepair, stalls, threshold } from './uncertain-choices.ts';
import { insurance, raffle, route } from './uncertain-outcomes.ts';

const model = modelsOf('decisions-and-trade-offs');

export const uncertaintyModels: ItemModel[] = [
  model('expected-value', 'Deciding when the outcome is uncertain', 7, writeExpected),
];

// b by features: one weighted average (0.1), two to be compared (+0.3), an extra cost on one side (+0.3),
// solving for a probability (+1.2), the worth of knowing beforehand (+1.8).
const situations: { situation: (random: Random) => Omit<Draft, 'difficulty'> | undefined; b: number }[] = [
  { situation: raffle, b: 0.1 },
  { situation: route, b: 0.3 },
  { situation: stalls, b: 0.5 },
  { situation: insurance, b: 0.7 },
  { situation: quickRepair, b: 1.3 },
  { situation: threshold, b: 1.6 },
  { situation: forecast, b: 2 },
];

function writeExpected(variant: number, random: Random): Draft {
  const { situation, b } = caseOf(situations, variant);
  return drawUntil(() => {
    const draft = situation(random);
    return draft && { discrimination: 1.3, ...draft, difficulty: b };
  });
}
