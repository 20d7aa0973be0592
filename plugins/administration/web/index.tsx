import { defineScreens, fill, menuGroups, staff } from '../../../web/screens.ts';
import { homeCard, homeTask, profileSection } from '../../../web/slots.ts';
import type { administration } from '../contract.ts';

/** Roles that administrators can sign in as. */
const signedInAs = ['learner', 'guardian', 'instructor'] as const;

export default defineScreens<typeof administration>({
  plugin: 'administration',
  screens: [
    {
      path: '/set-up',
      title: 'Set up EiQ',
      access: 'platform.institution',
      load: () => import('./set-up/SetUpScreen.tsx'),
    },
    {
      path: '/administration/plugins',
      also: ['/administration'],
      title: 'Plugins',
      access: 'platform.plugins',
      load: () => import('./plugins/PluginList.tsx'),
      menu: { title: 'Plugins', icon: 'plug', group: menuGroups.system, order: 20 },
    },
    {
      path: '/administration/plugins/:id',
      title: 'Plugin',
      access: 'platform.plugins',
      load: () => import('./plugins/PluginPage.tsx'),
    },
    {
      path: '/administration/people',
      title: 'People',
      access: 'platform.people',
      load: () => import('./people/PeopleScreen.tsx'),
      menu: { title: 'People', icon: 'users', group: menuGroups.people, order: 10 },
    },
    {
      path: '/administration/people/:id',
      title: 'Person',
      access: 'platform.people',
      load: () => import('./people/PersonPage.tsx'),
    },
    {
      path: '/administration/people/:id/history',
      title: 'History',
      access: 'platform.people',
      load: () => import('./history/HistoryScreen.tsx'),
      partOf: '/administration/people',
    },
    {
      path: '/administration/institution',
      also: ['/administration/institution/:page'],
      title: 'Institution',
      access: 'platform.institution',
      load: () => import('./institution/InstitutionScreen.tsx'),
      menu: { title: 'Institution', icon: 'building', group: menuGroups.system, order: 10 },
    },
    {
      path: '/administration/retention',
      title: 'Retention',
      access: 'platform.institution',
      load: () => import('./retention/RetentionScreen.tsx'),
      menu: { title: 'Retention', icon: 'clock', group: menuGroups.system, order: 52 },
    },
    {
      path: '/administration/data-map',
      title: 'Data map',
      access: 'platform.institution',
      load: () => import('./privacy/DataMapScreen.tsx'),
      menu: { title: 'Data map', icon: 'book', group: menuGroups.system, order: 54 },
    },
    {
      path: '/administration/agreements',
      title: 'Agreements with providers',
      access: 'platform.institution',
      load: () => import('./privacy/AgreementsScreen.tsx'),
      menu: { title: 'Agreements', icon: 'check', group: menuGroups.system, order: 56 },
    },
    {
      path: '/administration/audit',
      title: 'Audit log',
      access: 'platform.people',
      load: () => import('./audit/AuditScreen.tsx'),
      menu: { title: 'Audit log', icon: 'history', group: menuGroups.system, order: 50 },
    },
  ],
  fills: [
    fill(homeTask, () => import('./home/PluginTask.tsx'), { access: 'platform.plugins', roles: staff }),
    fill(homeTask, () => import('./home/ErasureTask.tsx'), { access: 'platform.people', roles: staff }),
    fill(homeTask, () => import('./sign-in-as/AnswerTask.tsx'), { roles: signedInAs }),
    fill(profileSection, () => import('./sign-in-as/SignInsAsMe.tsx'), {
      order: 90,
      title: 'Administrators in your account',
      roles: signedInAs,
      height: 24,
    }),
    fill(homeCard, () => import('./home/SetUpCard.tsx'), {
      order: 5,
      title: 'Set up EiQ',
      access: 'platform.institution',
      roles: staff,
      height: [260, 220, 220],
    }),
    fill(homeCard, () => import('./home/GlanceCard.tsx'), {
      order: 8,
      title: 'At a glance',
      access: 'platform.institution',
      roles: staff,
      height: [180, 180, 180],
    }),
    fill(homeCard, () => import('./home/PeopleCard.tsx'), {
      order: 10,
      title: 'People',
      access: 'platform.people',
      roles: staff,
      height: [180, 180, 180],
    }),
    fill(homeCard, () => import('./home/PluginsCard.tsx'), {
      order: 40,
      title: 'Plugins',
      access: 'platform.plugins',
      roles: staff,
      height: [180, 180, 180],
    }),
  ],
  search: [
    { title: 'People', order: 30, load: () => import('./search/people.ts'), access: 'platform.people', roles: staff },
    {
      title: 'Settings',
      order: 35,
      load: () => import('./search/settings.ts'),
      access: 'platform.plugins',
      roles: staff,
    },
  ],
});
