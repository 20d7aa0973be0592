import { defineScreens, fill, menuGroups, staff } from '../../../web/screens.ts';
import { everyScreen, homeTask } from '../../../web/slots.ts';
import type { safeguarding } from '../contract.ts';

export default defineScreens<typeof safeguarding>({
  plugin: 'safeguarding',
  screens: [
    {
      path: '/administration/safety-alerts',
      title: 'Safety alerts',
      access: 'safeguarding.respond',
      load: () => import('./SafetyAlerts.tsx'),
      menu: {
        title: 'Safety alerts',
        icon: 'alert',
        group: menuGroups.care,
        order: 10,
        badge: () => import('./OpenAlerts.tsx'),
      },
    },
  ],
  fills: [
    fill(everyScreen, () => import('./HelpDialog.tsx'), { roles: ['learner'], title: 'Help' }),
    fill(homeTask, () => import('./home/AlertsTask.tsx'), { access: 'safeguarding.respond', roles: staff }),
  ],
});
