import { defineScreens, learners, menuGroups } from '../../../web/screens.ts';
import type { voice } from '../contract.ts';

export default defineScreens<typeof voice>({
  plugin: 'voice',
  screens: [
    {
      path: '/dashboard/voice-prompts',
      title: 'Voice prompts',
      access: 'voice.prompts',
      load: () => import('./own-prompts/OwnPrompts.tsx'),
      menu: { title: 'Voice prompts', icon: 'mic', group: menuGroups.results, order: 60 },
    },
    {
      path: '/voice-assessment',
      title: 'Voice Assessment',
      access: 'signed-in',
      load: () => import('./VoiceScreen.tsx'),
      menu: { title: 'Voice Assessment', icon: 'mic', group: menuGroups.measure, order: 30, roles: learners },
    },
  ],
});
