import { expect, test } from 'vitest';
import { seededRandom } from './index.ts';

/** Simulations of years ago can be repeated as long as these stay the same. */
test('a seed yields the same numbers on every machine', () => {
  const first = (seed: string | number) => {
    const random = seededRandom(seed);
    return [random(), random(), random()];
  };
  expect(first('a')).toEqual([0.0054651659447699785, 0.10321370442397892, 0.10510004591196775]);
  expect(first(7)).toEqual([0.11457940121181309, 0.9659118119161576, 0.5879714200273156]);
  expect(first('Prüfung 🎲')).toEqual([0.528980330331251, 0.7204866658430547, 0.24639369291253388]);
});
