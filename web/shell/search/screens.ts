import type { Screens, SearchResult } from '../../screens.ts';
import { matching } from '../../search.ts';
import type { MenuSection } from '../menu.ts';
import { mayOpen } from '../menu.ts';

/** The screens of the menu with their groups, and screens that only other screens link to. */
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
    // Staff can open screens for learners by their address, but do not search for them.
    .filter((screen) => mayOpen(screen, may) && (showsAll || screen.access !== 'signed-in'))
    .map(({ title, path }) => ({ title, to: path, where: 'Screens' }));
  return [...lines, ...others, { title: 'Profile', to: '/profile', where: 'Your account', icon: 'user' }];
}

export const findScreens = (query: string, screens: readonly SearchResult[]): SearchResult[] =>
  matching(
    query,
    screens,
    ({ title, where }) => [title, where],
    (screen) => screen,
  );
