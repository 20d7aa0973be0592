import { defineScreens, fill } from '../../../web/screens.ts';
import { profileSection } from '../../../web/slots.ts';
import { consent } from '../contract.ts';

export default defineScreens({
  contract: consent,
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
      menu: { title: 'My family', icon: 'heart', group: 'main', groupFor: { operator: 'administration' }, order: 1 },
    },
    {
      path: '/administration/consents',
      title: 'Parents and consent',
      access: 'consent.read',
      load: () => import('./school/ConsentList.tsx'),
      menu: { title: 'Parents and consent', icon: 'heart', group: 'administration', order: 58 },
    },
  ],
  fills: [
    fill(profileSection, () => import('./ParentSection.tsx'), {
      order: 15,
      title: 'Parent or guardian',
      roles: ['learner'],
      height: [220, 160, 160],
    }),
  ],
});
