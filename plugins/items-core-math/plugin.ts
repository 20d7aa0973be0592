import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { itemPacks } from '../item-bank/items/packs/services.ts';
import { itemsCoreMath } from './contract.ts';
import { pack } from './pack.ts';

export default definePlugin({
  contract: itemsCoreMath,
  onWith: 'item-bank',
  provides: { pack: itemPacks },
  start: async () => ({ services: { pack } }),
});
