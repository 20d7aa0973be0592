import { useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMay } from '../session/manifest.ts';
import { useShownRole } from '../session/shown-role.ts';
import type { MenuSection } from './menu.ts';
import { activeEntry, menuOf, openByDefault } from './menu.ts';
import { ScreensContext } from './SlotView.tsx';

/** The groups of the menu for the signed-in user, and the active entry. */
export function useMenu() {
  const plugins = useContext(ScreensContext);
  const may = useMay();
  const role = useShownRole();
  const { pathname } = useLocation();
  const sections = useMemo(() => menuOf(plugins, may, role), [plugins, may, role]);
  return { sections, active: useMemo(() => activeEntry(sections, pathname), [sections, pathname]) };
}

/**
 * Which groups and nested entries are open. The user's choice is remembered in this browser; the group of the active entry
 * opens by itself.
 */
export function useOpenGroups(sections: readonly MenuSection[], active: ReturnType<typeof useMenu>['active']) {
  const [chosen, setChosen] = useState(storedChoices);
  const [visited, setVisited] = useState<readonly string[]>([]);
  const group = active?.group;
  const line = active && (active.parent ?? active.item).title;
  useEffect(() => {
    setVisited(group && line ? [group, lineKey(group, line)] : []);
  }, [group, line]);
  const first = useMemo(() => openByDefault(sections), [sections]);
  return {
    isOpen: (key: string) => visited.includes(key) || (chosen[key] ?? first.includes(key)),
    toggle(key: string, isOpen: boolean) {
      setVisited((keys) => keys.filter((each) => each !== key));
      const next = { ...chosen, [key]: isOpen };
      setChosen(next);
      localStorage.setItem(storageKey, JSON.stringify(next));
    },
  };
}

export const lineKey = (group: string, title: string) => `${group}/${title}`;

const storageKey = 'menuGroups';

function storedChoices(): Record<string, boolean> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}
