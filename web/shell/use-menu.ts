import { useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMay } from '../session/manifest.ts';
import { useShownRole } from '../session/shown-role.ts';
import type { MenuSection } from './menu.ts';
import { activeLine, menuOf, openAtFirst } from './menu.ts';
import { ScreensContext } from './SlotView.tsx';

/** The menu's groups for the person who is signed in, and the line that is active at this address. */
export function useMenu() {
  const plugins = useContext(ScreensContext);
  const may = useMay();
  const role = useShownRole();
  const { pathname } = useLocation();
  const sections = useMemo(() => menuOf(plugins, may, role), [plugins, may, role]);
  return { sections, active: useMemo(() => activeLine(sections, pathname), [sections, pathname]) };
}

/**
 * Which groups, and which lines with others under them, are open. What somebody opens or closes is kept in this browser;
 * what holds the active line opens by itself when one comes there.
 */
export function useOpenGroups(sections: readonly MenuSection[], active: ReturnType<typeof useMenu>['active']) {
  const [chosen, setChosen] = useState(kept);
  const [visited, setVisited] = useState<readonly string[]>([]);
  const group = active?.group;
  const line = active && (active.parent ?? active.item).title;
  useEffect(() => {
    setVisited(group && line ? [group, lineKey(group, line)] : []);
  }, [group, line]);
  const first = useMemo(() => openAtFirst(sections), [sections]);
  return {
    isOpen: (key: string) => visited.includes(key) || (chosen[key] ?? first.includes(key)),
    toggle(key: string, isOpen: boolean) {
      setVisited((keys) => keys.filter((each) => each !== key));
      const next = { ...chosen, [key]: isOpen };
      setChosen(next);
      localStorage.setItem(storedAs, JSON.stringify(next));
    },
  };
}

export const lineKey = (group: string, title: string) => `${group}/${title}`;

const storedAs = 'menuGroups';

function kept(): Record<string, boolean> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storedAs) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}
