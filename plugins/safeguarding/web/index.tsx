import { defineScreens, fill } from '../../../web/screens.ts';
import { everyScreen } from '../../../web/slots.ts';
import { safeguarding } from '../contract.ts';

export default defineScreens({
  contract: safeguarding,
  screens: [
    {
      path: '/administration/safety-alerts',
      title: 'Safety alerts',
      access: 'safeguarding.respond',
      load: () => import('./SafetyAlerts.tsx'),
      menu: {
        title: 'Safety alerts',
        icon: 'alert',
        group: 'administration',
        order: 61,
        badge: () => import('./OpenAlerts.tsx'),
      },
    },
  ],
  fills: [fill(everyScreen, () => import('./Help.tsx'), { roles: ['learner'], title: 'Help' })],
});
