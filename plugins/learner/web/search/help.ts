import { among } from '../../../../web/search.ts';

/** Help topics about the score. */
export const findHelp = among([
  {
    title: 'What your EiQ score means',
    where: 'Measure › Core Intelligence',
    to: '/core-intelligence',
    icon: 'help',
    words: 'points ruler error sure uncertainty interval 100 900 how is it computed',
  },
  {
    title: 'What Foundation, Immersion and Mastery are',
    where: 'Learn › Learning Paths',
    to: '/learning-paths/foundation',
    icon: 'help',
    words: 'levels pathways unlock open',
  },
  {
    title: 'How you learn best',
    where: 'Your account › Profile',
    to: '/profile',
    icon: 'help',
    words: 'learning style preferences visual reading',
  },
]);
