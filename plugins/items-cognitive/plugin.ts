import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { itemPacks } from '../item-bank/items/packs/services.ts';
import { itemsCognitive } from './contract.ts';
import { pack } from './pack.ts';

export default definePlugin({
  contract: itemsCognitive,
  onWith: 'item-bank',
  provides: { pack: itemPacks },
  start: async () => ({ services: { pack } }),
});
