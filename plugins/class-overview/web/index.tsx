import { defineScreens, fill } from '../../../web/screens.ts';
import { homeCard } from '../../../web/slots.ts';
import { classes } from '../../classes/contract.ts';
import type { classOverview } from '../contract.ts';

export default defineScreens<typeof classOverview>({
  plugin: 'class-overview',
  screens: [
    {
      path: '/classes/learners/:userId',
      title: 'Learner',
      access: 'class-overview.read',
      load: () => import('./learner/LearnerPage.tsx'),
      partOf: '/classes',
      isNameless: true,
    },
  ],
  fills: [
    fill(homeCard, () => import('./home/ClassCards.tsx'), {
      order: 5,
      title: 'Your classes',
      roles: ['instructor'],
      access: 'class-overview.read',
      isNameless: true,
      height: [420, 420, 420],
    }),
    fill(classes.slots.overview, () => import('./page/Overview.tsx'), {
      order: 10,
      title: 'Overview',
      access: 'class-overview.read',
      height: [900, 900, 900],
    }),
  ],
});
