import { useContext } from 'react';
import { matchPath } from 'react-router-dom';
import { ScreensContext } from './SlotView.tsx';

/** Whether a screen may be led to: some plugin that is on has one at this address (`?…` and `#…` aside). */
export function useScreensThere(): (address: string) => boolean {
  const plugins = useContext(ScreensContext);
  return (address) => {
    const [path = address] = address.split(/[?#]/);
    return plugins.some(({ screens }) =>
      screens.some((screen) => [screen.path, ...(screen.also ?? [])].some((each) => matchPath(each, path) !== null)),
    );
  };
}
