import { matchPath } from 'react-router-dom';
import type { Role } from '../../core/contract/index.ts';
import type { Load, MenuEntry, MenuGroup, MenuLink, NoScreenProps, Screen, Screens } from '../screens.ts';
import { menuGroups } from '../screens.ts';
import type { IconName } from '../ui/icons.ts';

/** One entry of the menu. */
export interface MenuItem {
  readonly title: string;
  /** Undefined for a heading that only groups the entries below it. */
  readonly to: string | undefined;
  /** Addresses at which the entry is active. */
  readonly paths: readonly string[];
  readonly icon: IconName | undefined;
  readonly note: string | undefined;
  readonly badge?: Load<NoScreenProps> | undefined;
  readonly order: number;
  /** Fetches the code of the screen before the click. */
  readonly preload: (() => void) | undefined;
  /** Entries that are collapsed below this one. */
  readonly under: readonly MenuItem[];
}

export interface MenuSection extends MenuGroup {
  readonly items: readonly MenuItem[];
}

/** Entries shown at most in groups that are open by default. */
const maxOpenEntries = 7;

const home: Line = lineOf({ title: 'Home', to: '/', icon: 'home', group: menuGroups.today, order: 0 }, ['/']);
const dashboard: Line = lineOf(
  { title: 'EiQ Dashboard', to: '/dashboard', icon: 'dashboard', group: menuGroups.today, order: 1 },
  ['/dashboard'],
);

/** The menu for a role and its permissions: the entries of the shell and of the plugins that are on. */
export function menuOf(
  plugins: readonly Screens[],
  may: (permission: string) => boolean,
  role: Role = 'learner',
): MenuSection[] {
  const declared = plugins.flatMap(({ screens, links }) => [
    ...screens.flatMap((screen) =>
      screen.menu && isFor(screen.menu, role) && mayOpen(screen, may) ? [lineOfScreen(screen, screen.menu, role)] : [],
    ),
    ...links.flatMap((link) =>
      isFor(link, role) && mayOpen({ access: link.access ?? 'signed-in' }, may) ? [lineOf(link, [], role)] : [],
    ),
  ]);
  const parts = plugins.flatMap(({ screens }) => screens.filter(({ partOf }) => partOf !== undefined));
  const lines = [...shellLines(plugins, may, role), ...declared].map((line) => ({
    ...line,
    paths: [...line.paths, ...parts.flatMap((screen) => (screen.partOf === line.to ? pathsOf(screen, role) : []))],
  }));
  const groups = new Map<string, MenuGroup>();
  for (const { group } of lines) if (!groups.has(group.id)) groups.set(group.id, group);
  return [...groups.values()]
    .sort((one, other) => one.order - other.order)
    .map((group) => ({ ...group, items: nested(lines.filter((line) => line.group.id === group.id)) }));
}

/** The groups that are open by default: the first ones, up to `maxOpenEntries` entries. */
export function openByDefault(sections: readonly MenuSection[]): string[] {
  let lines = 0;
  const open: string[] = [];
  for (const { id, items } of sections) {
    lines += items.length;
    if (lines > maxOpenEntries) break;
    open.push(id);
  }
  return open;
}

/** The entry with the longest address at or above `pathname`, with its group and parent. */
export function activeEntry(
  sections: readonly MenuSection[],
  pathname: string,
): { group: string; parent: MenuItem | undefined; item: MenuItem } | undefined {
  const all = sections.flatMap(({ id, items }) =>
    items.flatMap((item) => [
      { group: id, parent: undefined, item },
      ...item.under.map((child) => ({ group: id, parent: item, item: child })),
    ]),
  );
  const matches = all.flatMap((line) =>
    line.item.paths
      .filter((path) => matchPath({ path, end: path === '/' || path === '/dashboard' }, pathname))
      .map((path) => ({ line, length: path.length })),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.line;
}

/** Home, unless a plugin has one for this role, and for learners the dashboard. */
function shellLines(plugins: readonly Screens[], may: (permission: string) => boolean, role: Role): Line[] {
  const own = claimsRoot(plugins, may, role) ? [] : [home];
  return role === 'learner' ? [...own, dashboard] : own;
}

const isFor = ({ roles }: Pick<MenuLink, 'roles'>, role: Role) => !roles || roles.includes(role);

/** Whether a signed-in user may open a screen. For display only: the server checks every call. */
export function mayOpen({ access }: Pick<Screen, 'access'>, may: (permission: string) => boolean): boolean {
  return access === 'public' || access === 'signed-in' || may(access);
}

/** The addresses of a screen for a role. */
export function pathsOf({ path, also = [], homeOf = [] }: Screen, role: Role): string[] {
  return [path, ...also, ...(homeOf.includes(role) ? ['/'] : [])];
}

/** Whether a plugin shows this person a screen of its own at `/`, in place of the shell's home. */
export const claimsRoot = (plugins: readonly Screens[], may: (permission: string) => boolean, role: Role) =>
  plugins.some(({ screens }) => screens.some((screen) => pathsOf(screen, role).includes('/') && mayOpen(screen, may)));

type Line = MenuItem & { readonly group: MenuGroup; readonly parent: string | undefined };

function lineOfScreen(screen: Screen, entry: MenuEntry, role: Role): Line {
  return {
    ...lineOf({ ...entry, to: screen.path }, pathsOf(screen, role), role),
    preload: () => void screen.load().catch(() => {}),
  };
}

function lineOf(
  { title, to, icon, group, groupFor, order, note, badge, under }: MenuLink,
  paths: readonly string[],
  role: Role = 'learner',
): Line {
  return {
    title,
    to,
    paths,
    icon,
    group: groupFor?.[role] ?? group,
    parent: under,
    note,
    badge,
    order,
    preload: undefined,
    under: [],
  };
}

/** Entries in order, each with the entries below it. */
function nested(lines: readonly Line[]): MenuItem[] {
  const sorted = [...lines].sort((one, other) => one.order - other.order);
  const top: MenuItem[] = sorted
    .filter(({ parent }) => parent === undefined)
    .map((line) => ({ ...line, under: sorted.filter(({ parent }) => parent === line.title) }));
  const titles = new Set(top.map(({ title }) => title));
  const orphans = new Set(sorted.flatMap(({ parent }) => (parent && !titles.has(parent) ? [parent] : [])));
  for (const title of orphans) {
    const under = sorted.filter(({ parent }) => parent === title);
    top.push({
      title,
      to: undefined,
      paths: [],
      icon: 'route',
      note: undefined,
      order: under[0]?.order ?? 0,
      preload: undefined,
      under,
    });
  }
  return top.sort((one, other) => one.order - other.order);
}
