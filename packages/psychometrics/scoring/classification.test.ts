import { expect, test } from 'vitest';
import { classifyMasses } from './classification.ts';

test('masses are probabilities that sum to 1, whatever rounding did to the masses below the cuts', () => {
  const above = 1 + 4 * Number.EPSILON;
  for (const below of [
    [above, above],
    [above, 1],
    [1, 1 - 2 * Number.EPSILON],
  ]) {
    const { level, confidence, masses } = classifyMasses([0, 1], (cut) => below[cut] as number);
    expect([level, confidence, masses]).toEqual([0, 1, [1, 0, 0]]);
  }
});
