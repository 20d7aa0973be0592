import { defineScreens, menuGroups, staff } from '../../../web/screens.ts';
import type { itemBank } from '../contract.ts';

export default defineScreens<typeof itemBank>({
  plugin: 'item-bank',
  screens: [
    {
      path: '/administration/items',
      title: 'Item bank',
      access: 'item-bank.manage',
      load: () => import('./BankScreen.tsx'),
      menu: { title: 'Item bank', icon: 'layers', group: menuGroups.results, order: 40 },
    },
    {
      path: '/administration/items/:itemId',
      title: 'Item',
      access: 'item-bank.manage',
      load: () => import('./items/ItemScreen.tsx'),
    },
    {
      path: '/administration/items/calibrations/:id',
      title: 'Calibration',
      access: 'item-bank.manage',
      load: () => import('./calibrations/CalibrationScreen.tsx'),
    },
  ],
  search: [
    { title: 'Items', order: 50, load: () => import('./search/items.ts'), access: 'item-bank.manage', roles: staff },
  ],
});
