import { defineScreens, fill, menuGroups } from '../../../web/screens.ts';
import { homeTask, profileSection, signInProviders, signInStep } from '../../../web/slots.ts';
import { administration } from '../../administration/contract.ts';
import type { secondFactor } from '../contract.ts';

export default defineScreens<typeof secondFactor>({
  plugin: 'second-factor',
  screens: [
    {
      path: '/dashboard/second-factor',
      title: 'Two-step sign-in of staff',
      access: 'platform.people',
      load: () => import('./staff/StaffScreen.tsx'),
      menu: { title: 'Two-step sign-in', icon: 'shield', group: menuGroups.people, under: 'People', order: 60 },
    },
  ],
  fills: [
    fill(profileSection, () => import('./profile/OwnFactors.tsx'), {
      order: 5,
      title: 'Two-step sign-in',
      height: [420, 320, 300],
    }),
    fill(signInStep, () => import('./sign-in/Step.tsx')),
    fill(signInProviders, () => import('./sign-in/PasskeyButton.tsx'), { order: 90, height: 44 }),
    fill(homeTask, () => import('./profile/SetUpTask.tsx'), {
      roles: ['instructor', 'reviewer', 'recruiter', 'administrator', 'operator'],
    }),
    fill(administration.slots.personSection, () => import('./staff/PersonFactors.tsx'), {
      order: 90,
      title: 'Two-step sign-in',
      access: 'platform.people',
    }),
  ],
});
