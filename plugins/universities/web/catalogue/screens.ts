import type { ScreensSpec } from '../../../../web/screens.ts';

/** Screens of the catalogue besides the portal. */
export const catalogueScreens = [
  {
    path: '/universities/:id',
    title: 'University',
    access: 'signed-in',
    partOf: '/universities',
    load: () => import('./university/UniversityScreen.tsx'),
  },
  {
    path: '/universities/compare',
    title: 'Compare universities',
    access: 'signed-in',
    partOf: '/universities',
    load: () => import('./comparison/ComparisonScreen.tsx'),
  },
] as const satisfies ScreensSpec<'signed-in' | 'universities.catalogue'>['screens'];
