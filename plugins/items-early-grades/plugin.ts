import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { itemPacks } from '../item-bank/items/packs/services.ts';
import { itemsEarlyGrades } from './contract.ts';
import { pack } from './pack.ts';

export default definePlugin({
  contract: itemsEarlyGrades,
  provides: { pack: itemPacks },
  start: async () => ({ services: { pack } }),
});
