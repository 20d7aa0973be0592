import { defineSlot } from '../core/contract/slots.ts';
import type { OfferTask } from './shell/home/tasks.ts';

// The shell's own slots. A plugin fills one with `fill(slot, () => import('./Part.tsx'))` in its web half;
// slots of a plugin's screens are declared in that plugin's contract and filled the same way.

/** A slot whose fills are given nothing: they ask for what they show. */
export type NoProps = Record<never, never>;

/**
 * What somebody may do next. A fill draws nothing; it calls `useOffer(offer, task)` once it knows. A learner's home shows
 * the most urgent one and those that are under way; the home of staff lists all of them.
 */
export const homeTask = defineSlot<{ offer: OfferTask }>('shell.homeTask');

/** A card of the home page. Say for whom by `roles` or `access`, and give its `height`. */
export const homeCard = defineSlot<NoProps>('shell.homeCard');

/** Over the whole width of the home page, below its cards. */
export const homeBelow = defineSlot<NoProps>('shell.homeBelow');

/** In the bar above every screen, before its buttons: something that runs on while one is elsewhere. Mostly draws nothing. */
export const ongoing = defineSlot<NoProps>('shell.ongoing');

/** A figure card in the row that opens the dashboard. Draw it with `<Stat>`. */
export const dashboardCard = defineSlot<NoProps>('shell.dashboardCard');

/** Panels of the dashboard's section Assessments. */
export const dashboardAssessments = defineSlot<NoProps>('shell.dashboardAssessments');

/** Panels of the dashboard's section Learning. */
export const dashboardLearning = defineSlot<NoProps>('shell.dashboardLearning');

/** Panels of the dashboard's section Analytics. */
export const dashboardAnalytics = defineSlot<NoProps>('shell.dashboardAnalytics');

/** In the bar above every screen that has one, before the user menu: an icon button. Each takes 40 px. */
export const topBar = defineSlot<NoProps>('shell.topBar');

/** On every screen of somebody signed in, those without bars included: dialogs. Shows nothing of its own otherwise. */
export const everyScreen = defineSlot<NoProps>('shell.everyScreen');

/** A page among an institution's settings; the fill's `title` is its name in the list of pages. */
export const settingsPage = defineSlot<{ institution: { id: string; name: string } }>('shell.settingsPage');

/** A section of a person's own profile page, below the account. Give the fill a `title`. */
export const profileSection = defineSlot<NoProps>('shell.profileSection');

/** Buttons that sign in through somebody else (`Continue with …`), on the sign-in page. */
export const signInProviders = defineSlot<NoProps>('shell.signInProviders');
