import { defineScreens, fill, learners, menuGroups } from '../../../web/screens.ts';
import { homeCard, homeTask } from '../../../web/slots.ts';
import { consent } from '../../consent/contract.ts';
import type { universities } from '../contract.ts';
import { applicationScreens } from './applications/screens.ts';
import { catalogueScreens } from './catalogue/screens.ts';
import { deskScreens } from './desk/screens.ts';

// The portal is one screen with three tabs. Each part lists its other screens in its own `screens.ts`.
export default defineScreens<typeof universities>({
  plugin: 'universities',
  screens: [
    {
      path: '/universities',
      also: ['/dashboard/navigator'],
      title: 'Navigator',
      access: 'signed-in',
      load: () => import('./Portal.tsx'),
      menu: { title: 'Navigator', icon: 'compass', group: menuGroups.ahead, order: 10, roles: learners },
    },
    ...catalogueScreens,
    ...applicationScreens,
    ...deskScreens,
  ],
  fills: [
    fill(homeTask, () => import('./home/ApplicationTask.tsx'), { roles: learners }),
    fill(homeTask, () => import('./desk/home/DeskTask.tsx'), {
      access: 'universities.review',
      roles: ['reviewer', 'administrator'],
    }),
    fill(homeCard, () => import('./home/ApplicationsCard.tsx'), {
      order: 30,
      title: 'Applications',
      roles: learners,
      height: [78, 86, 86],
    }),
    fill(homeCard, () => import('./desk/home/DeskCard.tsx'), {
      order: 15,
      title: 'Admissions desk',
      access: 'universities.review',
      roles: ['reviewer', 'administrator'],
      height: [206, 206, 206],
    }),
    fill(consent.slots.child, () => import('./family/ChildApplications.tsx')),
  ],
  search: [
    { title: 'Applications', order: 30, load: () => import('./search/own-applications.ts'), roles: learners },
    { title: 'Universities', order: 60, load: () => import('./catalogue/find-universities.ts') },
  ],
  notificationKinds: { application: { icon: 'graduation' } },
});
