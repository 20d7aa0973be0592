import type { ComponentType, ReactNode } from 'react';
import type { CorePermission } from '../core/contract/contract.ts';
import type { AnyContract, CallInput, CallResult, Role, Route, Slot } from '../core/contract/index.ts';
import type { IconName } from './ui/icons.ts';
import type { SkeletonHeight } from './ui/Skeleton.tsx';

// How a plugin's web half (`plugins/<id>/web/index.tsx`, default export) says what it shows and where.

/**
 * States a plugin's screens, menu entries and fills. Pure data: nothing of a screen is loaded before it is shown.
 *
 *     export default defineScreens({
 *       contract: universities,
 *       screens: [{ path: '/universities', title: 'Navigator', access: 'signed-in', load: portal,
 *                   menu: { title: 'Navigator', icon: 'compass', group: menuGroups.ahead, order: 40 } }],
 *       fills: [fill(dashboardCard, nextDeadline)],
 *     });
 *     const portal = () => import(…), nextDeadline = () => import(…);
 */
export function defineScreens<const C extends AnyContract>(spec: ScreensSpec<AccessIn<C>> & { contract: C }): Screens {
  const absent = { links: [], fills: [], search: [], notificationKinds: {}, guard: undefined };
  return { ...absent, ...spec, plugin: spec.contract.id };
}

/** Puts a component into a slot. One whose props do not fit what the slot's owner gives does not compile. */
export function fill<Props>(
  slot: Slot<Props>,
  load: Load<NoInfer<Props>>,
  { order = 100, title, height, roles, access }: FillOptions = {},
): Fill {
  return { slot: slot.slot, load: load as Load<never>, order, title, height, roles, access };
}

export interface FillOptions {
  /** Only for people in these roles; for all where it is not said. */
  readonly roles?: readonly Role[];
  /** Only for people with this permission. */
  readonly access?: string;
  /** Ascending within the slot. */
  readonly order?: number;
  /** For tabs and lists, and where the part fails. */
  readonly title?: string;
  /** About as high as the part will be, so that nothing jumps when its code arrives; the slot's own guess when not given. */
  readonly height?: SkeletonHeight;
}

/** A module that exports exactly one thing, a component (by whatever name). */
export type Load<Props> = () => Promise<{ readonly [name: string]: ComponentType<Props> }>;

export interface ScreensSpec<Access extends string> {
  readonly screens: readonly Screen<Access>[];
  /** Menu entries that lead somewhere without being a screen of their own. */
  readonly links?: readonly MenuLink<Access>[];
  readonly fills?: readonly Fill[];
  /** What Ctrl K finds beside screens. */
  readonly search?: readonly SearchSource[];
  /** Kinds of notifications that the plugin sends: `closed` is the kind `<plugin>.closed`. */
  readonly notificationKinds?: Readonly<Record<string, NotificationKind>>;
  /** A component around every signed-in screen; it renders `children`, or sends the person elsewhere first. */
  readonly guard?: Load<GuardProps>;
}

export interface Screen<Access extends string = string> {
  /** As in React Router: `/universities`, `/skills/:id`. `/` and `/dashboard/<section>` may be claimed. */
  readonly path: `/${string}`;
  /** Other addresses of the same screen. */
  readonly also?: readonly `/${string}`[];
  /** Of the document; use the hook `useTitle` for one that depends on content. */
  readonly title: string;
  readonly access: Access;
  readonly load: Load<NoScreenProps>;
  readonly menu?: MenuEntry;
  /** Of a screen without a line of its own: the address whose line is the active one here. */
  readonly partOf?: `/${string}`;
  /** People in these roles see it at `/`, too. */
  readonly homeOf?: readonly Role[];
  /** Without bars and menus: an assessment, a page to print. */
  readonly bare?: boolean;
}
export type NoScreenProps = Record<never, never>;

/** Whose menu holds a learner's lines. Staff open the same screens by their address, or by "See as a learner". */
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
  /** Its place in the bar at the bottom of a phone, in which a person's first two groups by this order stand. */
  readonly bar?: { readonly icon: IconName; readonly order: number };
}

/** The groups that most lines belong to: what a learner comes for, and what staff look after. */
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
  /** The line stands in another group for people in these roles. */
  readonly groupFor?: Partial<Record<Role, MenuGroup>>;
  /** The line folds under another line of the group, or under a heading with this title where no line has it. */
  readonly under?: string;
  /** Only for people in these roles; for all where it is not said. The screen itself stays open to whoever has its access. */
  readonly roles?: readonly Role[];
  /** Ascending within the group. */
  readonly order: number;
  /** A few characters at the end of the line: `25%`. */
  readonly note?: string;
  /** How many things wait there, at the end of the line; draws nothing where none do. */
  readonly badge?: Load<NoScreenProps>;
}

export interface MenuLink<Access extends string = string> extends Omit<MenuEntry, 'icon'> {
  readonly to: `/${string}`;
  readonly icon?: IconName;
  /** `signed-in` unless said otherwise. */
  readonly access?: Access;
}

/** How notifications of a kind look in the list of them. */
export interface NotificationKind {
  readonly icon: IconName;
}

export interface GuardProps {
  /** Where the person wants to go: `/skills`. */
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
}

/** Something that Ctrl K looks through: topics, people, items. Its code is fetched when somebody first searches. */
export interface SearchSource {
  /** Heads its results: `Topics`. */
  readonly title: string;
  /** Ascending among the kinds of results, below screens; 100 unless said. */
  readonly order?: number;
  /** A module that exports exactly one function (by whatever name). */
  readonly load: () => Promise<{ readonly [name: string]: Search }>;
  /** Only for people in these roles; for all where it is not said. */
  readonly roles?: readonly Role[];
  /** Only for people with this permission. */
  readonly access?: string;
}

/** Finds what fits; `rankOf(query, texts)` from `web/search.ts` says how well texts do. */
export type Search = (query: string, context: SearchContext) => Promise<readonly SearchResult[]>;

export interface SearchContext {
  readonly signal: AbortSignal;
  /** Asks a route; what was asked a minute ago is not asked again. */
  readonly ask: <R extends Route>(route: R, input?: CallInput<R>) => Promise<CallResult<R> | undefined>;
}

export interface SearchResult {
  readonly title: string;
  /** Where it is, as one would go there: `Learn › Practice`. */
  readonly where: string;
  readonly to: string;
  readonly icon?: IconName;
  /** How well it fits: the less, the better; see `rankOf`. */
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
