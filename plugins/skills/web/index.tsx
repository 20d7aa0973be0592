import { defineScreens, fill, learners, menuGroups, staff } from '../../../web/screens.ts';
import { homeCard } from '../../../web/slots.ts';
import { administration } from '../../administration/contract.ts';
import { consent } from '../../consent/contract.ts';
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
    {
      path: '/administration/skills',
      title: 'Skills of learners',
      access: 'skills.read',
      load: () => import('./learners/Learners.tsx'),
      menu: { title: 'Skills of learners', icon: 'layers', group: menuGroups.results, order: 30, roles: staff },
    },
    {
      path: '/administration/skills/:userId',
      partOf: '/administration/skills',
      title: 'Skills of a learner',
      access: 'skills.read',
      load: () => import('./learners/LearnerScreen.tsx'),
    },
  ],
  fills: [
    fill(homeCard, () => import('./home/SkillsCard.tsx'), {
      order: 28,
      title: 'Skills',
      roles: learners,
      height: [0, 86, 86],
    }),
    fill(administration.slots.personSection, () => import('./learners/PersonSkills.tsx'), {
      order: 15,
      title: 'Skills',
      access: 'skills.read',
    }),
    fill(consent.slots.child, () => import('./learners/ChildSkills.tsx')),
  ],
  search: [{ title: 'Skills', order: 25, load: () => import('./search/find-skills.ts'), roles: learners }],
});
