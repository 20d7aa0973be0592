import type { Screen } from '../../../../web/screens.ts';

/** The screens of higher education. */
export const higherEducationScreens: readonly Screen<'signed-in'>[] = [
  {
    path: '/higher-education',
    title: 'Higher education',
    access: 'signed-in',
    load: () => import('./HigherEducation.tsx'),
  },
];
