import { among } from '../../../../web/search.ts';

/** What learners ask about the placement. */
export const findHelp = among([
  {
    title: 'How the placement works',
    where: 'Measure › Pathways Assessment',
    to: '/dashboard/assessment',
    icon: 'help',
    words: 'sections weights adaptive questions pause continue later how long test exam',
  },
  {
    title: 'Take the placement again',
    where: 'Measure › Pathways Assessment',
    to: '/dashboard/assessment',
    icon: 'help',
    words: 'retake repeat another wait',
  },
]);
