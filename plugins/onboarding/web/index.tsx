import { defineScreens, fill } from '../../../web/screens.ts';
import { profileSection } from '../../../web/slots.ts';
import type { onboarding } from '../contract.ts';
import { Guard } from './Guard.tsx';

export default defineScreens<typeof onboarding>({
  plugin: 'onboarding',
  screens: [
    {
      path: '/onboarding',
      title: 'Set up EiQ',
      access: 'signed-in',
      bare: true,
      load: () => import('./wizard/Wizard.tsx'),
    },
    {
      path: '/welcome',
      partOf: '/',
      title: 'Welcome',
      access: 'signed-in',
      load: () => import('./welcome/Welcome.tsx'),
    },
  ],
  fills: [
    fill(profileSection, () => import('./YourSetup.tsx'), {
      order: 5,
      title: 'Your setup',
      roles: ['learner'],
      height: [116, 84, 84],
    }),
  ],
  // Part of the main bundle: every screen waits for it.
  guard: () => Promise.resolve({ Guard }),
});
