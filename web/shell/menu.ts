import type { MenuGroup, MenuLink, Screen, Screens } from '../screens.ts';
import type { IconName } from '../ui/icons.ts';

/** One line of the sidebar. */
export interface MenuItem {
  readonly title: string;
  readonly to: string;
  /** Addresses at which the line is the active one. */
  readonly paths: readonly string[];
  readonly icon: IconName | undefined;
  readonly note: string | undefined;
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

/** The sidebar for somebody with these permissions: the shell's own line and those of plugins that are on. */
export function menuOf(plugins: readonly Screens[], may: (permission: string) => boolean): MenuSection[] {
  const lines = plugins.flatMap(({ screens, links }) => [
    ...screens.flatMap((screen) => (screen.menu && mayOpen(screen, may) ? [lineOf(screen, screen.menu)] : [])),
    ...links.flatMap((link) => (mayOpen({ access: link.access ?? 'signed-in' }, may) ? [lineOfLink(link)] : [])),
  ]);
  const first = claimsRoot(plugins) ? dashboard : { ...dashboard, paths: ['/', ...dashboard.paths] };
  return (Object.keys(groupTitles) as MenuGroup[]).flatMap((group) => {
    const items = [...(group === 'main' ? [first] : []), ...lines.filter((line) => line.group === group)];
    items.sort((a, b) => a.order - b.order);
    return items.length > 0 ? [{ group, title: groupTitles[group], items }] : [];
  });
}

/** Whether somebody who is signed in may see a screen; the server decides again on every call it makes. */
export function mayOpen({ access }: Pick<Screen, 'access'>, may: (permission: string) => boolean): boolean {
  return access === 'public' || access === 'signed-in' || may(access);
}

/** Whether a plugin shows something of its own at `/`, where otherwise the dashboard is. */
const claimsRoot = (plugins: readonly Screens[]) =>
  plugins.some(({ screens }) => screens.some(({ path, also = [] }) => path === '/' || also.includes('/')));

type Line = MenuItem & { group: MenuGroup };

function lineOf(screen: Screen, { title, icon, group, order, note }: NonNullable<Screen['menu']>): Line {
  return {
    title,
    to: screen.path,
    paths: [screen.path, ...(screen.also ?? [])],
    icon,
    group,
    note,
    order,
    preload: () => void screen.load().catch(() => {}),
  };
}

function lineOfLink({ title, to, icon, group, order, note }: MenuLink): Line {
  return { title, to, paths: [], icon, group, note, order, preload: undefined };
}
