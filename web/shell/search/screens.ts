import type { Screens, SearchResult } from '../../screens.ts';
import { fitting } from '../../search.ts';
import type { MenuSection } from '../menu.ts';
import { mayOpen } from '../menu.ts';

/** Screens of the menu, with the group they stand in, and those that other screens lead to. */
export function screensToFind(
  sections: readonly MenuSection[],
  plugins: readonly Screens[],
  may: (permission: string) => boolean,
  showsAll: boolean,
): SearchResult[] {
  const lines = sections.flatMap((section) =>
    section.items.flatMap(({ title, to, icon, under }) => [
      ...(to === undefined ? [] : [{ title, to, where: section.title, ...(icon && { icon }) }]),
      ...under.flatMap((child) =>
        child.to === undefined ? [] : [{ title: child.title, to: child.to, where: `${section.title} › ${title}` }],
      ),
    ]),
  );
  const listed = new Set(lines.map(({ to }) => to));
  const others = plugins
    .flatMap(({ screens }) => screens)
    .filter((screen) => !screen.bare && !screen.path.includes(':') && !screen.menu && !listed.has(screen.path))
    // Those of learners are open to staff by their address, and are not what they look for.
    .filter((screen) => mayOpen(screen, may) && (showsAll || screen.access !== 'signed-in'))
    .map(({ title, path }) => ({ title, to: path, where: 'Screens' }));
  return [...lines, ...others, { title: 'Profile', to: '/profile', where: 'Your account', icon: 'user' }];
}

export const findScreens = (query: string, screens: readonly SearchResult[]): SearchResult[] =>
  fitting(
    query,
    screens,
    ({ title, where }) => [title, where],
    (screen) => screen,
  );
