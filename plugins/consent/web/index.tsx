import { defineScreens, fill, menuGroups, staff } from '../../../web/screens.ts';
import { homeTask, profileSection } from '../../../web/slots.ts';
import { administration } from '../../administration/contract.ts';
import type { consent } from '../contract.ts';

export default defineScreens<typeof consent>({
  plugin: 'consent',
  screens: [
    {
      path: '/consent',
      also: ['/consent/withdraw'],
      title: 'Consent of a parent or guardian',
      access: 'public',
      bare: true,
      load: () => import('./letter/LetterPage.tsx'),
    },
    {
      path: '/family',
      title: 'My family',
      access: 'consent.family',
      homeOf: ['guardian'],
      load: () => import('./family/FamilyScreen.tsx'),
      menu: {
        title: 'My family',
        icon: 'heart',
        group: menuGroups.today,
        groupFor: { operator: menuGroups.people },
        order: 1,
      },
    },
    {
      path: '/administration/consents',
      title: 'Parents and consent',
      access: 'consent.read',
      load: () => import('./school/ConsentList.tsx'),
      menu: {
        title: 'Parents and consent',
        icon: 'heart',
        group: menuGroups.people,
        order: 20,
        badge: () => import('./school/WaitingConsents.tsx'),
      },
    },
  ],
  fills: [
    fill(homeTask, () => import('./home/ConsentsTask.tsx'), { access: 'consent.read', roles: staff }),
    fill(administration.slots.personSection, () => import('./school/PersonConsent.tsx'), {
      order: 20,
      title: 'Parental consent',
      access: 'consent.read',
    }),
    fill(profileSection, () => import('./ParentSection.tsx'), {
      order: 15,
      title: 'Parent or guardian',
      roles: ['learner'],
      height: [220, 160, 160],
    }),
  ],
});
