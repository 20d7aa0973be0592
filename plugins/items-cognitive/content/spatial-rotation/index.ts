import type { ItemModel } from '../../../item-bank/items/services.ts';
import { cubeModels } from './cube-figures.ts';
import { shapeModels } from './shapes.ts';

export const rotationModels: ItemModel[] = [...shapeModels, ...cubeModels];
