import { useContext } from 'react';
import { matchPath } from 'react-router-dom';
import { ScreensContext } from '../../../../web/shell/SlotView.tsx';
import { useScreensThere } from '../../../../web/shell/screens-there.ts';

/** The first of these addresses at which some plugin that is on has a screen. */
export const useAddress = (...wanted: readonly string[]): string | undefined => wanted.find(useScreensThere());

/** Where the score is measured; where it is not, where one practises. */
export const useAssessmentAddress = () => useAddress('/placement', '/assessment');

/** What the screen at an address is called; undefined for the start page, and where there is none. */
export function useTitleAt(address: string | undefined): string | undefined {
  const screens = useContext(ScreensContext).flatMap((plugin) => plugin.screens);
  const path = address?.split(/[?#]/)[0];
  if (!path || path === '/') return undefined;
  if (path === '/dashboard') return 'your dashboard';
  return screens.find((screen) => [screen.path, ...(screen.also ?? [])].some((each) => matchPath(each, path)))?.title;
}
