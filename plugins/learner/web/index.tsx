import { defineScreens, fill, learners, menuGroups } from '../../../web/screens.ts';
import { dashboardCard, dashboardLearning, homeCard, profileSection } from '../../../web/slots.ts';
import { administration } from '../../administration/contract.ts';
import type { learner } from '../contract.ts';
import { levelTitles, Pathway } from '../contract.ts';
import { pathwayAddress } from './pathways/pathway-texts.ts';

export default defineScreens<typeof learner>({
  plugin: 'learner',
  screens: [
    {
      path: '/core-intelligence',
      also: ['/dashboard/core-intelligence'],
      title: 'Core Intelligence',
      access: 'signed-in',
      load: () => import('./core-intelligence/CoreIntelligence.tsx'),
      menu: { title: 'Core Intelligence', icon: 'trend', group: menuGroups.measure, order: 40, roles: learners },
    },
    ...Pathway.options.map((pathway, index) => ({
      path: pathwayAddress(pathway),
      title: `${levelTitles[pathway]} Level`,
      access: 'signed-in' as const,
      load: () => import('./pathways/PathwayScreen.tsx'),
      menu: {
        title: levelTitles[pathway],
        icon: (['flag', 'compass', 'trophy'] as const)[index] ?? 'flag',
        group: menuGroups.learn,
        under: 'Learning Paths',
        order: 100 + index,
        roles: learners,
      },
    })),
  ],
  fills: [
    fill(homeCard, () => import('./home/HomeEiq.tsx'), {
      order: 10,
      title: 'Your EiQ',
      roles: learners,
      height: [236, 220, 220],
    }),
    fill(dashboardCard, () => import('./cards/AssessmentProgress.tsx'), { order: 10, title: 'Assessment progress' }),
    fill(dashboardCard, () => import('./cards/LearningStreak.tsx'), { order: 20, title: 'Learning streak' }),
    fill(dashboardCard, () => import('./cards/AiInteractions.tsx'), { order: 30, title: 'AI interactions' }),
    fill(dashboardCard, () => import('./cards/CurrentLevel.tsx'), { order: 40, title: 'Current level' }),
    fill(dashboardLearning, () => import('./eiq/YourEiq.tsx'), {
      order: 10,
      title: 'Your EiQ',
      height: [560, 500, 500],
    }),
    fill(dashboardLearning, () => import('./pathways/Pathways.tsx'), {
      order: 20,
      title: 'Personalized Learning Pathways',
      height: [970, 401, 349],
    }),
    fill(profileSection, () => import('./profile/LearningProfile.tsx'), {
      order: 10,
      title: 'How you learn',
      roles: learners,
    }),
    fill(profileSection, () => import('./profile/BlockedPeople.tsx'), {
      order: 60,
      title: 'People you have blocked',
      roles: learners,
    }),
    fill(administration.slots.personSection, () => import('./person/PersonEiq.tsx'), {
      order: 10,
      title: 'EiQ score',
      access: 'learner.read',
    }),
  ],
  search: [
    { title: 'Lessons', order: 20, load: () => import('./search/lessons.ts'), roles: learners },
    { title: 'Help', order: 90, load: () => import('./search/help.ts'), roles: learners },
  ],
});
