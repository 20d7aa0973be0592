import type { ItemModel } from '../../../items/item-model.ts';
import { alarmModels } from './alarms.ts';
import { chanceModels } from './chance.ts';
import { confoundingModels } from './confounding.ts';
import { experimentModels } from './experiments.ts';
import { factorModels } from './factors.ts';
import { sampleModels } from './samples.ts';

export const evidenceModels: ItemModel[] = [
  ...sampleModels,
  ...confoundingModels,
  ...experimentModels,
  ...factorModels,
  ...alarmModels,
  ...chanceModels,
];
