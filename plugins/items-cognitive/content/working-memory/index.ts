import type { ItemModel } from '../../../item-bank/items/services.ts';
import { orderModels } from './order.ts';
import { pairModels } from './pairs.ts';
import { positionModels } from './positions.ts';
import { updatingModels } from './updating.ts';

export const memoryModels: ItemModel[] = [...orderModels, ...pairModels, ...positionModels, ...updatingModels];
