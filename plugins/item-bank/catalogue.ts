import { defineService } from '../../core/contract/index.ts';
import type { ItemBank } from './bank.ts';

/** The items themselves, for this plugin's own commands; other plugins measure with them. */
export const itemCatalogue = defineService<ItemBank>('item-bank.catalogue');
