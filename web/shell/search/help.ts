import { among } from '../../search.ts';

/** Frequent tasks by the words people search for, each with the place where it is done. */
export const findHelp = among([
  {
    title: 'Change your password',
    to: '/profile#password',
    where: 'Your account › Profile',
    icon: 'key',
    words: 'sign in login security',
  },
  {
    title: 'Change your name or email',
    to: '/profile',
    where: 'Your account › Profile',
    icon: 'user',
    words: 'account email mail',
  },
  {
    title: 'Light and dark colours',
    to: '/profile#theme',
    where: 'Your account › Profile',
    icon: 'moon',
    words: 'theme night contrast appearance',
  },
  {
    title: 'Download your data',
    to: '/profile#data',
    where: 'Your account › Profile',
    icon: 'download',
    words: 'export privacy gdpr copy',
  },
  {
    title: 'Delete your account',
    to: '/profile#data',
    where: 'Your account › Profile',
    icon: 'trash',
    words: 'erase remove close privacy',
  },
]);
