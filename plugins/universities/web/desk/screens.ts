import type { ScreensSpec } from '../../../../web/screens.ts';

/** Screens of the admissions desk. */
export const deskScreens = [] as const satisfies ScreensSpec<'signed-in'>['screens'];
