import { defineScreens, learners, menuGroups } from '../../../web/screens.ts';
import type { voice } from '../contract.ts';

export default defineScreens<typeof voice>({
  plugin: 'voice',
  screens: [
    {
      path: '/voice-assessment',
      title: 'Voice Assessment',
      access: 'signed-in',
      load: () => import('./VoiceScreen.tsx'),
      menu: { title: 'Voice Assessment', icon: 'mic', group: menuGroups.measure, order: 30, roles: learners },
    },
  ],
});
