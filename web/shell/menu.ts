import type { Role } from '../../core/contract/index.ts';
import type { Load, MenuGroup, MenuLink, NoScreenProps, Screen, Screens } from '../screens.ts';
import type { IconName } from '../ui/icons.ts';

/** One line of the sidebar. */
export interface MenuItem {
  readonly title: string;
  readonly to: string;
  /** Addresses at which the line is the active one. */
  readonly paths: readonly string[];
  readonly icon: IconName | undefined;
  readonly note: string | undefined;
  readonly badge?: Load<NoScreenProps> | undefined;
  readonly order: number;
  /** Fetches the screen's code ahead of the click. */
  readonly preload: (() => void) | undefined;
}

export interface MenuSection {
  readonly group: MenuGroup;
  readonly title: string;
  readonly items: readonly MenuItem[];
}

const groupTitles: Record<MenuGroup, string> = {
  main: 'Main',
  assessment: 'Assessment',
  learning: 'Learning Paths',
  administration: 'Administration',
};

const dashboard: MenuItem = {
  title: 'EiQ Dashboard',
  to: '/dashboard',
  paths: ['/dashboard'],
  icon: 'dashboard',
  note: undefined,
  order: 0,
  preload: undefined,
};

/** The sidebar for somebody with this role and these permissions: the shell's own line and those of plugins that are on. */
export function menuOf(
  plugins: readonly Screens[],
  may: (permission: string) => boolean,
  role: Role = 'learner',
): MenuSection[] {
  const lines = plugins.flatMap(({ screens, links }) => [
    ...screens.flatMap((screen) =>
      screen.menu && isFor(screen.menu, role) && mayOpen(screen, may) ? [lineOf(screen, screen.menu, role)] : [],
    ),
    ...links.flatMap((link) =>
      isFor(link, role) && mayOpen({ access: link.access ?? 'signed-in' }, may) ? [lineOfLink(link, role)] : [],
    ),
  ]);
  const first = firstLines(plugins, may, role);
  return (Object.keys(groupTitles) as MenuGroup[]).flatMap((group) => {
    const items = [...(group === 'main' ? first : []), ...lines.filter((line) => line.group === group)];
    items.sort((a, b) => a.order - b.order);
    return items.length > 0 ? [{ group, title: groupTitles[group], items }] : [];
  });
}

/** The shell's own line; none for those who have another home: the dashboard is made of a learner's figures. */
function firstLines(plugins: readonly Screens[], may: (permission: string) => boolean, role: Role): MenuItem[] {
  const hasHome = plugins.some(({ screens }) =>
    screens.some((screen) => screen.homeOf?.includes(role) && mayOpen(screen, may)),
  );
  if (hasHome) return [];
  return [claimsRoot(plugins, may, role) ? dashboard : { ...dashboard, paths: ['/', ...dashboard.paths] }];
}

const isFor = ({ roles }: Pick<MenuLink, 'roles'>, role: Role) => !roles || roles.includes(role);

/** Whether somebody who is signed in may see a screen; the server decides again on every call it makes. */
export function mayOpen({ access }: Pick<Screen, 'access'>, may: (permission: string) => boolean): boolean {
  return access === 'public' || access === 'signed-in' || may(access);
}

/** The addresses at which somebody with this role reaches a screen. */
export function pathsOf({ path, also = [], homeOf = [] }: Screen, role: Role): string[] {
  return [path, ...also, ...(homeOf.includes(role) ? ['/'] : [])];
}

/** Whether a plugin shows this person something of its own at `/`, where otherwise the dashboard is. */
export const claimsRoot = (plugins: readonly Screens[], may: (permission: string) => boolean, role: Role) =>
  plugins.some(({ screens }) => screens.some((screen) => pathsOf(screen, role).includes('/') && mayOpen(screen, may)));

type Line = MenuItem & { group: MenuGroup };

function lineOf(
  screen: Screen,
  { title, icon, group, groupFor, order, note, badge }: NonNullable<Screen['menu']>,
  role: Role,
): Line {
  return {
    title,
    to: screen.path,
    paths: pathsOf(screen, role),
    icon,
    group: groupFor?.[role] ?? group,
    note,
    badge,
    order,
    preload: () => void screen.load().catch(() => {}),
  };
}

function lineOfLink({ title, to, icon, group, groupFor, order, note }: MenuLink, role: Role): Line {
  return { title, to, paths: [], icon, group: groupFor?.[role] ?? group, note, order, preload: undefined };
}
