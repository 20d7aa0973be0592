import { useContext } from 'react';
import { matchPath } from 'react-router-dom';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { ScreensContext } from '../../../../web/shell/SlotView.tsx';

/** The first of these addresses that has a screen of an enabled plugin. */
export const useAddress = (...addresses: readonly string[]): string | undefined =>
  addresses.find(useIsScreenAvailable());

/** The placement, or practice where the placement is off. */
export const useAssessmentAddress = () => useAddress('/placement', '/assessment');

/** The title of the screen at an address; undefined for the start page and for unknown addresses. */
export function useTitleAt(address: string | undefined): string | undefined {
  const screens = useContext(ScreensContext).flatMap((plugin) => plugin.screens);
  const path = address?.split(/[?#]/)[0];
  if (!path || path === '/') return undefined;
  if (path === '/dashboard') return 'your dashboard';
  return screens.find((screen) => [screen.path, ...(screen.also ?? [])].some((each) => matchPath(each, path)))?.title;
}
