import { defineScreens, fill, learners, menuGroups, staff } from '../../../web/screens.ts';
import { homeCard } from '../../../web/slots.ts';
import type { cohorts } from '../contract.ts';

export default defineScreens<typeof cohorts>({
  plugin: 'cohorts',
  screens: [
    {
      path: '/study-cohorts',
      title: 'Study cohorts',
      access: 'cohorts.take-part',
      load: () => import('./StudyCohorts.tsx'),
      menu: { title: 'Study cohorts', icon: 'users', group: menuGroups.together, order: 20, roles: learners },
    },
    {
      path: '/study-cohorts/invitation',
      title: 'Invitation to a study cohort',
      access: 'cohorts.take-part',
      load: () => import('./InvitedTo.tsx'),
      partOf: '/study-cohorts',
    },
    {
      path: '/study-cohorts/groups',
      title: 'Balanced groups',
      access: 'cohorts.moderate',
      load: () => import('./Groups.tsx'),
      partOf: '/study-cohorts',
    },
    {
      path: '/study-cohorts/:id',
      title: 'Study cohort',
      access: 'cohorts.take-part',
      load: () => import('./StudyCohort.tsx'),
      partOf: '/study-cohorts',
    },
  ],
  notificationKinds: { place: { icon: 'users' }, meeting: { icon: 'calendar' } },
  fills: [
    fill(homeCard, () => import('./home/NextMeeting.tsx'), {
      order: 40,
      title: 'Next meeting',
      access: 'cohorts.take-part',
      roles: learners,
      height: [86, 86, 86],
    }),
  ],
  links: [
    {
      title: 'Study cohorts',
      to: '/study-cohorts',
      group: menuGroups.care,
      under: 'Reported messages',
      order: 27,
      roles: staff,
      access: 'cohorts.take-part',
    },
  ],
});
