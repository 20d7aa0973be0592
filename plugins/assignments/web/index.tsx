import { defineScreens, fill, learners, menuGroups } from '../../../web/screens.ts';
import { homeCard, homeTask } from '../../../web/slots.ts';
import { administration } from '../../administration/contract.ts';
import { classes } from '../../classes/contract.ts';
import type { assignments } from '../contract.ts';

export default defineScreens<typeof assignments>({
  plugin: 'assignments',
  screens: [
    {
      path: '/assignments',
      title: 'Assignments',
      access: 'assignments.give',
      load: () => import('./work/AssignmentsScreen.tsx'),
      isNameless: true,
      menu: {
        title: 'Assignments',
        icon: 'calendar',
        group: menuGroups.people,
        under: 'Classes',
        order: 6,
        roles: ['instructor'],
      },
    },
    {
      path: '/assignments/:id',
      title: 'Assignment',
      access: 'assignments.give',
      load: () => import('./page/AssignmentScreen.tsx'),
      partOf: '/assignments',
    },
    {
      path: '/my-assignments',
      title: 'Assignments',
      access: 'assignments.receive',
      load: () => import('./own/OwnAssignments.tsx'),
      menu: { title: 'Assignments', icon: 'calendar', group: menuGroups.learn, order: 5, roles: learners },
    },
  ],
  fills: [
    fill(homeCard, () => import('./home/RunningCard.tsx'), {
      order: 25,
      title: 'Assigned work',
      roles: ['instructor'],
      isNameless: true,
      height: [220, 220, 220],
    }),
    fill(classes.slots.overview, () => import('./work/ClassWork.tsx'), {
      order: 20,
      title: 'Assigned work',
      access: 'assignments.give',
    }),
    fill(administration.slots.personSection, () => import('./person/PersonAssignments.tsx'), {
      order: 15,
      title: 'Assigned work',
      access: 'assignments.give',
    }),
    fill(homeTask, () => import('./home/AssignmentTask.tsx'), { roles: learners, access: 'assignments.receive' }),
  ],
  search: [{ title: 'Assignments', order: 12, load: () => import('./search/own-assignments.ts'), roles: learners }],
  links: [
    {
      title: 'Assignments',
      to: '/assignments',
      group: menuGroups.people,
      under: 'People',
      order: 12,
      roles: ['administrator', 'operator'],
      access: 'assignments.give',
    },
  ],
  notificationKinds: { assigned: { icon: 'calendar' }, reminder: { icon: 'clock' } },
});
