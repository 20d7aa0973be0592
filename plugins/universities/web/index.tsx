import { defineScreens, learners, menuGroups } from '../../../web/screens.ts';
import { universities } from '../contract.ts';
import { applicationScreens } from './applications/screens.ts';
import { deskScreens } from './desk/screens.ts';

// The portal is one screen with three tabs. Each part lists its other screens in its own `screens.ts`.
export default defineScreens({
  contract: universities,
  screens: [
    {
      path: '/universities',
      also: ['/dashboard/navigator'],
      title: 'Navigator',
      access: 'signed-in',
      load: () => import('./Portal.tsx'),
      menu: { title: 'Navigator', icon: 'compass', group: menuGroups.ahead, order: 10, roles: learners },
    },
    ...applicationScreens,
    ...deskScreens,
  ],
});
