import type { Screen } from '../../../../web/screens.ts';

/** The screens of higher education. */
export const higherEducationScreens: readonly Screen<'signed-in'>[] = [
  {
    path: '/higher-education',
    partOf: '/',
    title: 'Higher education',
    access: 'signed-in',
    load: () => import('./HigherEducation.tsx'),
  },
];
