import { useContext } from 'react';
import { matchPath } from 'react-router-dom';
import { ScreensContext } from './SlotView.tsx';

/** Tells whether a plugin that is on has a screen at an address, ignoring `?…` and `#…`. For links to other plugins. */
export function useIsScreenAvailable(): (address: string) => boolean {
  const plugins = useContext(ScreensContext);
  return (address) => {
    const [path = address] = address.split(/[?#]/);
    return plugins.some(({ screens }) =>
      screens.some((screen) => [screen.path, ...(screen.also ?? [])].some((each) => matchPath(each, path) !== null)),
    );
  };
}
