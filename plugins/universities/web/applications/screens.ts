import type { ScreensSpec } from '../../../../web/screens.ts';

/** Screens of applications besides the portal's tab: one application, the page for recommenders. */
export const applicationScreens = [] as const satisfies ScreensSpec<'signed-in' | 'public'>['screens'];
