import { useContext } from 'react';
import { ScreensContext } from '../../../web/shell/SlotView.tsx';

/** Whether some plugin that is on has a screen at this address: what may be led to. */
export function useScreenAt(path: string): boolean {
  const plugins = useContext(ScreensContext);
  return plugins.some(({ screens }) =>
    screens.some((screen) => screen.path === path || screen.also?.includes(path as `/${string}`)),
  );
}

/** Where plugins that may be there have their screens. */
export const placementPath = '/placement';
export const practicePath = '/assessment';
