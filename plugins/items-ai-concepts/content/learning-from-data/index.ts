import type { ItemModel } from '../../../item-bank/items/services.ts';
import { kindOfLearning } from './kind-of-learning.ts';
import { labelAndFeatures } from './label-and-features.ts';
import { shortcuts } from './shortcuts.ts';
import { splitsAndChance } from './splits-and-chance.ts';
import { tooGoodToBeTrue } from './too-good-to-be-true.ts';
import { trainAndTest } from './train-and-test.ts';
import { validationCurve } from './validation-curve.ts';

export const learningFromData: ItemModel[] = [
  labelAndFeatures,
  kindOfLearning,
  shortcuts,
  trainAndTest,
  validationCurve,
  tooGoodToBeTrue,
  splitsAndChance,
];
