import { defineScreens, fill, learners, menuGroups } from '../../../web/screens.ts';
import { homeTask } from '../../../web/slots.ts';
import type { talent } from '../contract.ts';
import { recruiting } from './parts/addresses.ts';

export default defineScreens<typeof talent>({
  plugin: 'talent',
  screens: [
    {
      path: '/talent',
      also: ['/dashboard/talent-match'],
      title: 'TalentMatch',
      access: 'signed-in',
      load: () => import('./learner/Portal.tsx'),
      menu: { title: 'TalentMatch', icon: 'briefcase', group: menuGroups.ahead, order: 20, roles: learners },
    },
    {
      path: '/talent/matches/:id',
      title: 'Match',
      access: 'signed-in',
      partOf: '/talent',
      load: () => import('./learner/MatchScreen.tsx'),
    },
    {
      path: '/talent/desk',
      title: 'Recruiting',
      access: 'talent.recruit',
      homeOf: ['recruiter'],
      load: () => import('./desk/Desk.tsx'),
      menu: { title: 'Recruiting', icon: 'briefcase', group: recruiting, order: 10, roles: ['recruiter'] },
    },
    {
      path: '/talent/desk/jobs/:id',
      title: 'Job',
      access: 'talent.recruit',
      partOf: '/talent/desk',
      load: () => import('./desk/JobScreen.tsx'),
    },
    {
      path: '/talent/desk/candidates/:id',
      title: 'Candidate',
      access: 'talent.recruit',
      partOf: '/talent/desk',
      load: () => import('./desk/CandidateScreen.tsx'),
    },
    {
      path: '/talent/partners',
      title: 'Partner companies',
      access: 'talent.manage',
      load: () => import('./admin/Partners.tsx'),
      menu: { title: 'Partner companies', icon: 'building', group: recruiting, order: 20 },
    },
    {
      path: '/talent/reports',
      title: 'Reports about companies',
      access: 'talent.manage',
      load: () => import('./admin/Reports.tsx'),
      menu: { title: 'Reports about companies', icon: 'flag', group: recruiting, order: 30 },
    },
    {
      path: '/talent/fairness',
      title: 'Fairness of recruitment',
      access: 'talent.manage',
      load: () => import('./admin/Fairness.tsx'),
      menu: { title: 'Fairness of recruitment', icon: 'chart', group: recruiting, order: 40 },
    },
  ],
  fills: [
    fill(homeTask, () => import('./home/InvitedTask.tsx'), { roles: learners }),
    fill(homeTask, () => import('./home/PartnersTask.tsx'), { access: 'talent.manage' }),
    fill(homeTask, () => import('./home/ReportsTask.tsx'), { access: 'talent.manage' }),
  ],
  search: [{ title: 'Jobs', order: 40, load: () => import('./search/own-matches.ts'), roles: learners }],
  notificationKinds: { match: { icon: 'briefcase' }, report: { icon: 'flag' } },
});
