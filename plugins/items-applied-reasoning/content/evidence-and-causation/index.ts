import type { ItemModel } from '../../../item-bank/items/services.ts';
import { alarmModels } from './alarms.ts';
import { beforeAfterModels } from './before-and-after.ts';
import { chanceModels } from './chance.ts';
import { confoundingModels } from './confounding.ts';
import { factorModels } from './factors.ts';
import { fairTestModels } from './fair-tests.ts';
import { sampleModels } from './samples.ts';

export const evidenceModels: ItemModel[] = [
  ...sampleModels,
  ...confoundingModels,
  ...fairTestModels,
  ...beforeAfterModels,
  ...factorModels,
  ...alarmModels,
  ...chanceModels,
];
