import { platform } from '../../../core/contract/platform.ts';
import { defineScreens, fill } from '../../../web/screens.ts';
import { dashboardAssessments } from '../../../web/slots.ts';
import { sectionTitles } from '../../item-bank/contract.ts';
import { immersion, stages } from '../contract.ts';

export default defineScreens({
  contract: immersion,
  screens: [
    {
      path: '/dashboard/assessment',
      title: 'Pathways Assessment',
      access: 'signed-in',
      load: () => import('./assessment/Assessment.tsx'),
      menu: { title: 'Pathways Assessment', icon: 'ruler', group: 'main', order: 10, roles: ['learner'] },
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
      menu: { title: 'Placements', icon: 'ruler', group: 'administration', order: 50 },
    },
  ],
  links: stages.map((stage, index) => ({
    title: sectionTitles[stage].short,
    to: `/dashboard/assessment#${stage}`,
    group: 'assessment' as const,
    order: 10 * (index + 1),
    roles: ['learner'],
    note: `${sectionTitles[stage].weight}%`,
  })),
  fills: [
    fill(platform.slots.assessmentPause, () => import('./PauseButton.tsx')),
    fill(dashboardAssessments, () => import('./assessment/AssessmentPanel.tsx'), {
      order: 10,
      height: [843, 424, 346],
    }),
  ],
});
