import type { ScreensSpec } from '../../../../web/screens.ts';
import { admissions } from '../portal.ts';

/** Screens of the admissions desk. */
export const deskScreens = [
  {
    path: '/universities/desk',
    title: 'Admissions desk',
    access: 'universities.review',
    load: () => import('./queue/Queue.tsx'),
    menu: {
      title: 'Admissions desk',
      icon: 'graduation',
      group: admissions,
      order: 10,
      roles: ['reviewer', 'administrator'],
      badge: () => import('./home/ToReviewBadge.tsx'),
    },
  },
  {
    path: '/universities/desk/:id',
    title: 'Application',
    access: 'universities.review',
    partOf: '/universities/desk',
    load: () => import('./application/DeskApplicationScreen.tsx'),
  },
  {
    path: '/universities/desk/intakes/:id',
    title: 'Statistics of an intake',
    access: 'universities.review',
    partOf: '/universities/desk',
    load: () => import('./statistics/Statistics.tsx'),
  },
  {
    path: '/universities/desk/reviewers',
    title: 'University reviewers',
    access: 'universities.reviewers',
    load: () => import('./reviewers/Reviewers.tsx'),
    menu: { title: 'University reviewers', icon: 'users', group: admissions, order: 40 },
  },
] as const satisfies ScreensSpec<'signed-in' | 'universities.review' | 'universities.reviewers'>['screens'];
