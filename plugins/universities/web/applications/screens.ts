import type { ScreensSpec } from '../../../../web/screens.ts';

/** Screens of applications besides the portal's tab: one application, the page for recommenders. */
export const applicationScreens = [
  {
    path: '/universities/applications/:id',
    title: 'Application',
    access: 'signed-in',
    partOf: '/universities',
    load: () => import('./page/ApplicationScreen.tsx'),
  },
  {
    path: '/recommend',
    title: 'Letter of recommendation',
    access: 'public',
    bare: true,
    load: () => import('./recommend/RecommendPage.tsx'),
  },
] as const satisfies ScreensSpec<'signed-in' | 'public'>['screens'];
