import type { ComponentType, ReactNode } from 'react';
import type { CorePermission } from '../core/contract/contract.ts';
import type { AnyContract, CallInput, CallResult, Role, Route, Slot } from '../core/contract/index.ts';
import type { IconName } from './ui/icons.ts';
import type { SkeletonHeight } from './ui/Skeleton.tsx';

// How a plugin's web half (`plugins/<id>/web/index.tsx`, default export) declares its screens, menu entries and fills.

/**
 * Declares a plugin's screens, menu entries and fills. Pure data: the code of a screen is loaded when it is shown. The contract
 * is named by its type only (`import type`), because every page loads all halves, and contracts with their schemas are large.
 *
 *     export default defineScreens<typeof universities>({
 *       plugin: 'universities',
 *       screens: [{ path: '/universities', title: 'Navigator', access: 'signed-in', load: portal,
 *                   menu: { title: 'Navigator', icon: 'compass', group: menuGroups.ahead, order: 40 } }],
 *       fills: [fill(dashboardCard, nextDeadline)],
 *     });
 *     const portal = () => import(…), nextDeadline = () => import(…);
 */
export function defineScreens<C extends AnyContract = never>(
  spec: ScreensSpec<AccessIn<C>> & { readonly plugin: C['id'] },
): Screens {
  const absent = { links: [], fills: [], search: [], notificationKinds: {}, guard: undefined };
  return { ...absent, ...spec };
}

/** Puts a component into a slot. Its props must match those of the slot. */
export function fill<Props>(
  slot: Slot<Props>,
  load: Load<NoInfer<Props>>,
  { order = 100, title, height, roles, access, isNameless = false }: FillOptions = {},
): Fill {
  return { slot: slot.slot, load: load as Load<never>, order, title, height, roles, access, isNameless };
}

export interface FillOptions {
  /** Only for these roles; for all by default. */
  readonly roles?: readonly Role[];
  /** Only with this permission. */
  readonly access?: string;
  /** Ascending within the slot. */
  readonly order?: number;
  /** For tabs and lists, and for the error message when the fill fails. */
  readonly title?: string;
  /** On the home page: shows no names of learners while `useIsProjected()`; otherwise it is not shown in projector mode. */
  readonly isNameless?: boolean;
  /** Approximate height, so that the layout does not shift when the code arrives; by default the slot's skeleton. */
  readonly height?: SkeletonHeight;
}

/** A module that exports exactly one thing, a component (by whatever name). */
export type Load<Props> = () => Promise<{ readonly [name: string]: ComponentType<Props> }>;

export interface ScreensSpec<Access extends string> {
  readonly screens: readonly Screen<Access>[];
  /** Menu entries that are not screens of their own. */
  readonly links?: readonly MenuLink<Access>[];
  readonly fills?: readonly Fill[];
  /** What Ctrl K finds besides screens. */
  readonly search?: readonly SearchSource[];
  /** Kinds of notifications that the plugin sends: `closed` is the kind `<plugin>.closed`. */
  readonly notificationKinds?: Readonly<Record<string, NotificationKind>>;
  /** A component around every screen for signed-in users, which renders `children` or redirects. */
  readonly guard?: Load<GuardProps>;
}

export interface Screen<Access extends string = string> {
  /** As in React Router: `/universities`, `/skills/:id`. `/` and `/dashboard/<section>` may be claimed. */
  readonly path: `/${string}`;
  /** Other addresses of the same screen. */
  readonly also?: readonly `/${string}`[];
  /** Document title; use the hook `useTitle` for one that depends on the content. */
  readonly title: string;
  readonly access: Access;
  readonly load: Load<NoScreenProps>;
  readonly menu?: MenuEntry;
  /** For a screen without a menu entry: the address whose entry is active here. */
  readonly partOf?: `/${string}`;
  /** Roles that also see the screen at `/`. */
  readonly homeOf?: readonly Role[];
  /** Without bars and menus: an assessment, a page to print. */
  readonly bare?: boolean;
  /** Shows no names of learners while `useIsProjected()`; otherwise it is not shown in projector mode. */
  readonly isNameless?: boolean;
}
export type NoScreenProps = Record<never, never>;

/** For menu entries of learners. Staff can open these screens by their address or with "See as a learner". */
export const learners: readonly Role[] = ['learner'];

export const staff: readonly Role[] = ['instructor', 'administrator', 'operator'];

/**
 * A group of the menu. A plugin names one of `menuGroups`, or a group of its own:
 * `{ id: 'reading', title: 'Reading', order: 35 }`. Where several plugins name the same id, the first one's title counts.
 */
export interface MenuGroup {
  readonly id: string;
  readonly title: string;
  /** Ascending within the menu. */
  readonly order: number;
  /** Place in the bar at the bottom of a phone, which shows the first two groups by this order. */
  readonly bar?: { readonly icon: IconName; readonly order: number };
}

/** The usual groups: first those of learners, then those of staff. */
export const menuGroups = {
  today: { id: 'today', title: 'Today', order: 10 },
  measure: { id: 'measure', title: 'Measure', order: 20, bar: { icon: 'ruler', order: 20 } },
  learn: { id: 'learn', title: 'Learn', order: 30, bar: { icon: 'book', order: 10 } },
  together: { id: 'together', title: 'Together', order: 40 },
  ahead: { id: 'ahead', title: 'Ahead', order: 50 },
  yours: { id: 'yours', title: 'Yours', order: 60 },
  people: { id: 'people', title: 'People', order: 110, bar: { icon: 'users', order: 30 } },
  care: { id: 'care', title: 'Care', order: 120, bar: { icon: 'heart', order: 40 } },
  results: { id: 'results', title: 'Assessments', order: 130 },
  system: { id: 'system', title: 'System', order: 140 },
} as const satisfies Record<string, MenuGroup>;

export interface MenuEntry {
  readonly title: string;
  readonly icon: IconName;
  readonly group: MenuGroup;
  /** Another group for these roles. */
  readonly groupFor?: Partial<Record<Role, MenuGroup>>;
  /** Title of the entry of the group that this one is nested under; without such an entry, a heading is added. */
  readonly under?: string;
  /** Only for these roles; for all by default. Does not restrict the screen itself. */
  readonly roles?: readonly Role[];
  /** Ascending within the group. */
  readonly order: number;
  /** A few characters at the end of the entry: `25%`. */
  readonly note?: string;
  /** A component with the number of items waiting, at the end of the entry; renders nothing for none. */
  readonly badge?: Load<NoScreenProps>;
}

export interface MenuLink<Access extends string = string> extends Omit<MenuEntry, 'icon'> {
  readonly to: `/${string}`;
  readonly icon?: IconName;
  /** `signed-in` by default. */
  readonly access?: Access;
}

/** The appearance of a kind of notification. */
export interface NotificationKind {
  readonly icon: IconName;
}

export interface GuardProps {
  /** The requested address: `/skills`. */
  readonly path: string;
  readonly children: ReactNode;
}

export interface Fill {
  readonly slot: string;
  readonly load: Load<never>;
  readonly order: number;
  readonly title: string | undefined;
  readonly height: SkeletonHeight | undefined;
  readonly roles: readonly Role[] | undefined;
  readonly access: string | undefined;
  readonly isNameless: boolean;
}

/** A source of results for Ctrl K: topics, people, items. Its code is fetched with the first search. */
export interface SearchSource {
  /** Heading of its results: `Topics`. */
  readonly title: string;
  /** Ascending among the kinds of results, below screens; 100 by default. */
  readonly order?: number;
  /** A module that exports exactly one function (by whatever name). */
  readonly load: () => Promise<{ readonly [name: string]: Search }>;
  /** Only for these roles; for all by default. */
  readonly roles?: readonly Role[];
  /** Only with this permission. */
  readonly access?: string;
}

/** Finds results for a query; rank them with `rankOf(query, texts)` from `web/search.ts`. */
export type Search = (query: string, context: SearchContext) => Promise<readonly SearchResult[]>;

export interface SearchContext {
  readonly signal: AbortSignal;
  /** Calls a route; responses are cached for a minute. */
  readonly ask: <R extends Route>(route: R, input?: CallInput<R>) => Promise<CallResult<R> | undefined>;
}

export interface SearchResult {
  readonly title: string;
  /** The path to it: `Learn › Practice`. */
  readonly where: string;
  readonly to: string;
  readonly icon?: IconName;
  /** Lower is better; see `rankOf`. */
  readonly rank?: number;
}

/** A plugin's web half, as the shell uses it. */
export interface Screens {
  readonly plugin: string;
  readonly screens: readonly Screen[];
  readonly links: readonly MenuLink[];
  readonly fills: readonly Fill[];
  readonly search: readonly SearchSource[];
  readonly notificationKinds: Readonly<Record<string, NotificationKind>>;
  readonly guard: Load<GuardProps> | undefined;
}

type AccessIn<C extends AnyContract> =
  | 'public'
  | 'signed-in'
  | CorePermission
  | (keyof NonNullable<C['permissions']> & string);
