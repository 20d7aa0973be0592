import type { ItemModel } from '../../../items/item-model.ts';
import { cubeModels } from './cube-figures.ts';
import { shapeModels } from './shapes.ts';

export const rotationModels: ItemModel[] = [...shapeModels, ...cubeModels];
