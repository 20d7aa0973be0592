import { defineScreens, learners, menuGroups } from '../../../web/screens.ts';
import type { skills } from '../contract.ts';

export default defineScreens<typeof skills>({
  plugin: 'skills',
  screens: [
    {
      path: '/skills',
      title: 'Skill recommendations',
      access: 'signed-in',
      load: () => import('./skills/SkillsScreen.tsx'),
      menu: { title: 'Skills', icon: 'layers', group: menuGroups.learn, order: 30, roles: learners },
    },
    {
      path: '/skill-engine',
      title: 'Skill engine',
      access: 'signed-in',
      load: () => import('./engine/SkillEngine.tsx'),
      menu: {
        title: 'Skill engine',
        icon: 'spark',
        group: menuGroups.learn,
        under: 'Skills',
        order: 31,
        roles: learners,
      },
    },
    {
      path: '/skills/map',
      title: 'Skill map',
      access: 'signed-in',
      load: () => import('./map/MapScreen.tsx'),
      menu: {
        title: 'Skill map',
        icon: 'route',
        group: menuGroups.learn,
        under: 'Skills',
        order: 32,
        roles: learners,
      },
    },
  ],
});
