import type { MenuGroup } from '../../../../web/screens.ts';

/** The group of the menu for recruiters and for administrators of recruitment. */
export const recruiting = {
  id: 'recruiting',
  title: 'Recruiting',
  order: 138,
  bar: { icon: 'briefcase', order: 60 },
} as const satisfies MenuGroup;

export const matchAddress = (id: string) => `/talent/matches/${id}`;
export const jobAddress = (id: string) => `/talent/desk/jobs/${id}`;
export const candidateAddress = (id: string) => `/talent/desk/candidates/${id}`;

/** The tabs of the portal, by their name in the address. */
export const portalTabs = ['matches', 'companies', 'profile'] as const;
export type PortalTab = (typeof portalTabs)[number];
export const portalAddress = (tab: PortalTab) => (tab === 'matches' ? '/talent' : `/talent?tab=${tab}`);
