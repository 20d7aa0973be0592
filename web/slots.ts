import type { SignInResult } from '../core/contract/platform.ts';
import { defineSlot } from '../core/contract/slots.ts';
import type { OfferTask } from './shell/home/tasks.ts';

// The slots of the shell. A plugin fills one with `fill(slot, () => import('./Part.tsx'))` in its web half. Slots of a plugin's
// screens are declared in its contract and filled the same way.

/** Props of fills that load their own data. */
export type NoProps = Record<never, never>;

/**
 * A task for the home page. A fill renders nothing and calls `useOffer(offer, task)`. A learner's home shows the most urgent
 * task and those in progress, the home of staff all of them.
 */
export const homeTask = defineSlot<{ offer: OfferTask }>('shell.homeTask');

/** A card on the home page. Give it `roles` or `access`, and its `height`. */
export const homeCard = defineSlot<NoProps>('shell.homeCard');

/** A section below the cards of the home page, at full width. */
export const homeBelow = defineSlot<NoProps>('shell.homeBelow');

/** In the bar above every screen: something that keeps running, such as a timed assessment. Usually renders nothing. */
export const ongoing = defineSlot<NoProps>('shell.ongoing');

/** A card with a figure, at the top of the dashboard. Use `<Stat>`. */
export const dashboardCard = defineSlot<NoProps>('shell.dashboardCard');

/** Panels of the dashboard's section Assessments. */
export const dashboardAssessments = defineSlot<NoProps>('shell.dashboardAssessments');

/** Panels of the dashboard's section Learning. */
export const dashboardLearning = defineSlot<NoProps>('shell.dashboardLearning');

/** Panels of the dashboard's section Analytics. */
export const dashboardAnalytics = defineSlot<NoProps>('shell.dashboardAnalytics');

/** An icon button of 40 px in the bar above every screen, before the user menu. */
export const topBar = defineSlot<NoProps>('shell.topBar');

/** On every screen for signed-in users, including those without bars: for dialogs. */
export const everyScreen = defineSlot<NoProps>('shell.everyScreen');

/** A page of the institution's settings; the fill's `title` is its name in the navigation. */
export const settingsPage = defineSlot<{ institution: { id: string; name: string } }>('shell.settingsPage');

/** A section of the user's profile page. Give the fill a `title`. */
export const profileSection = defineSlot<NoProps>('shell.profileSection');

/** Buttons for other sign-in providers (`Continue with …`) on the sign-in page. */
export const signInProviders = defineSlot<NoProps>('shell.signInProviders');

/**
 * A further step before one is signed in. Filled by a plugin that asks for steps (`needsSignInStep`), which checks the step with
 * the ticket and passes on the response of `signIn.passStep`. Draws the `h1`.
 */
export const signInStep = defineSlot<{
  readonly ticket: string;
  /** Name of the institution. */
  readonly institution: string;
  onResult(result: SignInResult): void;
  /** Returns to the sign-in page. */
  onCancel(): void;
}>('shell.signInStep');
