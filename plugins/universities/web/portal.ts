import type { MenuGroup } from '../../../web/screens.ts';

/** The tabs of the portal, by their name in the address. */
export const portalTabs = ['explore', 'eligible', 'applications'] as const;
export type PortalTab = (typeof portalTabs)[number];

/**
 * The address of a tab of the portal.
 * @example portalAddress({ tab: 'eligible', score: '612.5' }) // '/universities?tab=eligible&score=612.5'
 */
export function portalAddress({ tab, ...filters }: { tab: PortalTab } & Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ ...(tab !== 'explore' && { tab }), ...filters }).toString();
  return query ? `/universities?${query}` : '/universities';
}

/** The group of the menu for the catalogue and the admissions desk. */
export const admissions = {
  id: 'admissions',
  title: 'Admissions',
  order: 135,
  bar: { icon: 'graduation', order: 50 },
} as const satisfies MenuGroup;
