import { platform } from '../../../core/contract/platform.ts';
import { defineScreens, fill, learners, menuGroups, staff } from '../../../web/screens.ts';
import { dashboardAssessments, homeCard, homeTask, ongoing } from '../../../web/slots.ts';
import { sectionTitles } from '../../item-bank/contract.ts';
import type { immersion } from '../contract.ts';
import { stages } from '../contract.ts';

export default defineScreens<typeof immersion>({
  plugin: 'immersion',
  screens: [
    {
      path: '/dashboard/assessment',
      title: 'Pathways Assessment',
      access: 'signed-in',
      load: () => import('./assessment/Assessment.tsx'),
      menu: { title: 'Pathways Assessment', icon: 'ruler', group: menuGroups.measure, order: 10, roles: learners },
    },
    {
      path: '/placement',
      title: 'AI immersion placement',
      access: 'signed-in',
      bare: true,
      load: () => import('./Intro.tsx'),
    },
    {
      path: '/placement/questions',
      title: 'AI immersion placement',
      access: 'signed-in',
      bare: true,
      load: () => import('./questions/Questions.tsx'),
    },
    {
      path: '/placement/results',
      title: 'Your EiQ result',
      access: 'signed-in',
      bare: true,
      load: () => import('./results/Results.tsx'),
    },
    {
      path: '/administration/placements',
      title: 'Placements',
      access: 'immersion.manage',
      load: () => import('./learners/Learners.tsx'),
      menu: { title: 'Placements', icon: 'ruler', group: menuGroups.results, order: 10 },
    },
  ],
  links: stages.map((stage, index) => ({
    title: sectionTitles[stage].short,
    to: `/dashboard/assessment#${stage}`,
    group: menuGroups.measure,
    under: 'Pathways Assessment',
    order: 10 * (index + 1),
    roles: learners,
    note: `${sectionTitles[stage].weight}%`,
  })),
  fills: [
    fill(homeTask, () => import('./home/PlacementTask.tsx'), { roles: learners }),
    fill(homeTask, () => import('./home/HeldTask.tsx'), { access: 'immersion.manage', roles: staff }),
    fill(homeCard, () => import('./home/LatestCard.tsx'), {
      order: 30,
      title: 'Completed placements',
      access: 'immersion.manage',
      roles: staff,
      height: [220, 220, 220],
    }),
    fill(ongoing, () => import('./home/OpenPlacementLink.tsx'), { roles: learners, title: 'Placement' }),
    fill(platform.slots.assessmentPause, () => import('./PauseButton.tsx')),
    fill(dashboardAssessments, () => import('./assessment/AssessmentPanel.tsx'), {
      order: 10,
      title: '3-Section Adaptive Assessment',
      height: [843, 424, 346],
    }),
  ],
  search: [
    {
      title: 'Learners',
      order: 40,
      load: () => import('./search/learners.ts'),
      access: 'immersion.manage',
      roles: staff,
    },
    { title: 'Help', order: 90, load: () => import('./search/help.ts'), roles: learners },
  ],
});
